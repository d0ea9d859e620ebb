# Sourced by tests/run.sh and examples/demo.sh: installs what is missing on a Debian 12 machine.
# Says what it does; does nothing where everything is there.

say() { printf '\n== %s\n' "$*"; }

install_missing() {
  local missing=() package
  for package in "$@"; do
    dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'install ok installed' ||
      missing+=("$package")
  done
  if [ ${#missing[@]} -eq 0 ]; then
    say "all packages are installed"
    return
  fi
  local as_root=()
  [ "$(id -u)" -eq 0 ] || as_root=(sudo)
  say "installing ${missing[*]}"
  "${as_root[@]}" apt-get update -q
  DEBIAN_FRONTEND=noninteractive "${as_root[@]}" apt-get install -y -q --no-install-recommends \
    "${missing[@]}"
}

set_up() {
  install_missing g++ cmake ninja-build pkg-config git openjdk-17-jdk-headless \
    libabsl-dev libfmt-dev libzip-dev zlib1g-dev nlohmann-json3-dev libcli11-dev \
    libz3-dev libgtest-dev libgmock-dev libbenchmark-dev graphviz chromium junit4 junit5
}

# build PRESET [TARGET...]: everything, or only these
build() {
  local preset=$1 from=$SECONDS
  shift
  say "building (preset $preset)"
  cmake --preset "$preset"
  cmake --build --preset "$preset" ${1:+--target "$@"}
  took "building $preset" "$from"
}

# took WHAT SECONDS-AT-ITS-BEGINNING: remembered for the end
times=()
took() { times+=("$(printf '%3d min %02d s  %s' $((($SECONDS - $2) / 60)) $((($SECONDS - $2) % 60)) "$1")"); }
tell_times() {
  say "how long it took"
  printf '%s\n' "${times[@]}"
}
