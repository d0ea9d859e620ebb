import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClasspathRoots;

import java.nio.file.Path;
import java.util.Set;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** Runs all tests below a directory of classes, JUnit 4 or 5, and prints how each one ends. */
public final class RunTests {
  public static void main(String[] arguments) {
    Launcher launcher = LauncherFactory.create();
    launcher.execute(
        LauncherDiscoveryRequestBuilder.request()
            .selectors(selectClasspathRoots(Set.of(Path.of(arguments[0]))))
            .build(),
        new TestExecutionListener() {
          @Override
          public void executionFinished(TestIdentifier test, TestExecutionResult result) {
            String said = result.getThrowable().map(Throwable::toString).orElse("");
            boolean passed = result.getStatus() == TestExecutionResult.Status.SUCCESSFUL;
            if (!test.isTest() && passed) return;
            String name =
                test.getSource()
                    .filter(MethodSource.class::isInstance)
                    .map(MethodSource.class::cast)
                    .map(source -> source.getClassName() + "." + source.getMethodName())
                    .orElse(test.getUniqueId());
            System.out.println(
                (passed ? "passed " : "failed ") + name + " " + said.replace('\n', ' '));
          }
        });
  }
}
