package witness;

import java.io.File;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.lang.reflect.Field;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.concurrent.Callable;
import sun.misc.Unsafe;

/**
 * Code that does harm where it can. {@code where} is a directory with a file {@code victim}, a named
 * pipe {@code pipe} and a socket {@code socket}; each method returns how much of it went well.
 */
final class Harm {
    private Harm() {}

    /** How many of them do not throw. */
    private static int successes(Callable<?>... attempts) {
        int count = 0;
        for (Callable<?> attempt : attempts) {
            try {
                attempt.call();
                count++;
            } catch (Exception | LinkageError e) {
                // that one was refused
            }
        }
        return count;
    }

    private static Callable<?> write(Path path) {
        return () -> Files.writeString(path, "harm");
    }

    static int writes(String where) {
        Path victim = Path.of(where, "victim");
        Path classes = Path.of(
                Harm.class.getProtectionDomain().getCodeSource().getLocation().getPath(), "harm");
        return successes(write(victim), write(Path.of(where, "more")), write(Path.of("/tmp/harm")),
                write(Path.of("/dev/shm/harm")), write(Path.of("/var/tmp/harm")), write(classes),
                write(Path.of(System.getProperty("user.home"), "harm")),
                write(Path.of(System.getProperty("java.home"), "lib/harm")),
                write(Path.of("/etc/harm")), write(Path.of("/proc/self/oom_score_adj")),
                () -> Files.writeString(victim, "harm", StandardOpenOption.APPEND),
                () -> new RandomAccessFile(victim.toFile(), "rw"),
                () -> Files.createDirectory(Path.of(where, "directory")),
                () -> Files.createSymbolicLink(Path.of(where, "link"), victim),
                () -> Files.createLink(Path.of(where, "hard"), victim));
    }

    static int changes(String where) {
        Path victim = Path.of(where, "victim");
        return successes(() -> Files.setLastModifiedTime(victim, FileTime.fromMillis(1)),
                () -> Files.setPosixFilePermissions(
                        victim, PosixFilePermissions.fromString("rwxrwxrwx")),
                () -> Files.setAttribute(victim, "user:harm", new byte[1]))
                + (victim.toFile().setWritable(true, false) ? 1 : 0)
                + (victim.toFile().setLastModified(1) ? 1 : 0);
    }

    static int deletes(String where) {
        Path victim = Path.of(where, "victim");
        return successes(() -> Files.move(victim, Path.of(where, "moved")))
                + (victim.toFile().delete() ? 1 : 0);
    }

    /** Devices, named pipes: opening them is enough. */
    static int opens(String where) {
        return successes(() -> new FileOutputStream("/dev/tty"), () -> new FileOutputStream("/dev/vda"),
                () -> new FileOutputStream("/dev/sda"), () -> new FileOutputStream("/dev/kmsg"),
                () -> new FileOutputStream("/dev/mem"), () -> new FileOutputStream("/dev/pts/0"),
                () -> new FileOutputStream("/dev/ptmx"));
    }

    static int pipes(String where) {
        return successes(() -> new RandomAccessFile(where + "/pipe", "rw"));
    }

    /** The one place that may be written to is small. */
    static int fills(String where) throws IOException {
        int mib = 0;
        try {
            for (int i = 0; i < 1000; i++) {
                Files.write(Path.of("file" + i), new byte[1 << 20]);
                mib++;
            }
        } catch (IOException e) {
            // full, or not even to be written to
        }
        boolean same = new File("").getAbsolutePath().equals(System.getProperty("java.io.tmpdir"));
        return same ? mib : -1;
    }

    static int reads(String where) throws IOException {
        return Files.readString(Path.of(where, "victim")).equals("unharmed\n") ? 1 : 0;
    }

    static int forks(String where) {
        String[] command = {"/bin/sh", "-c", "sleep 100; echo " + where};
        return successes(() -> new ProcessBuilder(command).start(),
                () -> Runtime.getRuntime().exec(command));
    }

    static int signals(String where) {
        return successes(() -> {
            ProcessHandle parent = ProcessHandle.current().parent().orElseThrow();
            if (!parent.destroyForcibly()) {
                throw new IOException();
            }
            return parent;
        });
    }

    static int connects(String where) {
        int port = Integer.parseInt(where);
        return successes(() -> new Socket(InetAddress.getLoopbackAddress(), port), () -> {
            DatagramSocket socket = new DatagramSocket();
            socket.send(new DatagramPacket(new byte[1], 1,
                    new InetSocketAddress(InetAddress.getLoopbackAddress(), port)));
            return socket;
        }, () -> new ServerSocket(0), () -> InetAddress.getByName("localhost.localdomain.invalid"));
    }

    static int connectsHere(String where) {
        return successes(() -> {
            SocketChannel channel = SocketChannel.open(StandardProtocolFamily.UNIX);
            channel.connect(UnixDomainSocketAddress.of(where + "/socket"));
            return channel;
        });
    }

    /** A gigabyte each, past System.out. */
    static int prints(String where) {
        byte[] text = new byte[1 << 20];
        return successes(() -> {
            for (int i = 0; i < 1024; i++) {
                new FileOutputStream(FileDescriptor.out).write(text);
            }
            return null;
        }, () -> {
            for (int i = 0; i < 1024; i++) {
                new FileOutputStream(FileDescriptor.err).write(text);
            }
            return null;
        });
    }

    /** How many descriptors lead to something below it. */
    static int inherits(String where) {
        int count = 0;
        for (File descriptor : new File("/proc/self/fd").listFiles()) {
            count += successes(() -> {
                if (!Files.readSymbolicLink(descriptor.toPath()).startsWith(where)) {
                    throw new IOException();
                }
                return null;
            });
        }
        return count;
    }

    static int environment(String where) {
        return System.getenv().size();
    }

    static int floods(String where) throws IOException {
        byte[] text = new byte[1 << 20];
        java.util.Arrays.fill(text, (byte) 'x');
        FileOutputStream replies = new FileOutputStream("/proc/self/fd/4");
        while (true) {
            replies.write(text);
        }
    }

    static int babbles(String where) throws IOException {
        new FileOutputStream("/proc/self/fd/4").write("harm\nharm harm\n".getBytes());
        return 0;
    }

    /** Closes all descriptors but the JVM's own files, under its feet. */
    static int closes(String where) throws ReflectiveOperationException, IOException {
        Field field = Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        Unsafe unsafe = (Unsafe) field.get(null);
        long offset = unsafe.objectFieldOffset(FileDescriptor.class.getDeclaredField("fd"));
        for (int number = 0; number < 20; number++) {
            FileDescriptor descriptor = new FileDescriptor();
            unsafe.putInt(descriptor, offset, number);
            new FileOutputStream(descriptor).close();
        }
        while (true) {
            // nobody can be told that this does not end
        }
    }

    static int threads(String where) {
        while (true) {
            new Thread(() -> {
                while (true) {
                    Thread.yield();
                }
            }).start();
        }
    }

    static int allocates(String where) throws ReflectiveOperationException {
        Field field = Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        Unsafe unsafe = (Unsafe) field.get(null);
        final long size = 1 << 26;
        for (int i = 0; i < 1000; i++) {
            unsafe.setMemory(unsafe.allocateMemory(size), size, (byte) 1);
        }
        return 1;
    }

    static int exits(String where) {
        new Thread(() -> Runtime.getRuntime().halt(7)).start();
        while (true) {
            Thread.yield();
        }
    }

    static int hangs(String where) {
        while (true) {
            Thread.yield();
        }
    }
}
