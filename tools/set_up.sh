#!/usr/bin/env bash
# Set up this folder to play (`set_up.sh play`), to run the tests (`set_up.sh test`), to run the long
# tests (`set_up.sh nightly`) or to build the documentation (`set_up.sh docs`). If a program is missing,
# one line names it and how to install it.
set -euo pipefail
cd "$(dirname "$0")/.."
PYTHON=${PYTHON:-python3}

stop() { echo "Parlour cannot be set up: $1" >&2; exit 1; }
step() { echo "  $1" >&2; }

command -v "$PYTHON" >/dev/null || stop "python3 is missing; install it with: apt install python3 python3-venv"
"$PYTHON" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || stop "Python 3.11 or newer is needed, this is $("$PYTHON" -V)"

# Install the packages of the lock file $1. It names every package, so dependencies are not resolved. During
# resolution an older pip fails on a newer release of a package that is required with an extra.
install_with_pip() {
    .venv/bin/python -m pip install -q --disable-pip-version-check --require-hashes --no-deps -r "$1"
}

# uv installs the packages of the tests in a fifth of pip's time. It ignores pip's settings, so where it
# cannot fetch a package, pip is asked.
install_with_uv() {
    awk '/^[^ ]/ { wanted = /^uv==/ } wanted' "$1" > .venv/uv.lock
    install_with_pip .venv/uv.lock \
        && .venv/bin/uv pip install -q --python .venv/bin/python --require-hashes --no-deps -r "$1" 2>/dev/null
}

make_venv() {
    [ -x .venv/bin/python ] || "$PYTHON" -m venv .venv 2>/dev/null || { rm -rf .venv; stop "python3-venv is missing; install it with: apt install python3-venv"; }
    step "Installing what $2 (once; a minute or two)"
    { [ "$1" = requirements-dev.lock ] && install_with_uv "$1"; } || install_with_pip "$1" \
        || stop "a Python package could not be fetched; check the network and run this again"
    .venv/bin/python -m pip install -q --disable-pip-version-check --no-deps -e . -e clients/python || stop "Parlour itself could not be installed; see the lines above"
}

# Install the Debian packages $1 unless the command $2 exists.
distribution() {
    command -v "$2" >/dev/null && return
    local sudo=""
    [ "$(id -u)" = 0 ] || sudo="sudo -n"
    command -v apt-get >/dev/null && $sudo true 2>/dev/null || stop "$2 is missing; install it with: apt install $1"
    step "Installing $1 from the distribution"
    $sudo apt-get update -qq >/dev/null 2>&1 || true
    DEBIAN_FRONTEND=noninteractive $sudo apt-get install -y -qq --no-install-recommends $1 >/dev/null 2>&1 || stop "$1 could not be installed; try: apt install $1"
}

case "${1:-}" in
play)
    make_venv requirements.lock "the server needs"
    touch .venv/play
    ;;
test)
    # Packages of Python, of the distribution and of npm are installed side by side.
    make_venv requirements-dev.lock "the tests need" &
    venv=$!
    trap 'kill "$venv" 2>/dev/null || true' EXIT
    distribution chromium chromium
    # With the full browser, half the time of the browser tests is spent on windows that are not shown.
    (distribution chromium-headless-shell chromium-headless-shell) 2>/dev/null || step "Without chromium-headless-shell: the browser tests take longer"
    distribution firefox-esr firefox-esr
    distribution nodejs node
    distribution npm npm
    [ -x /usr/lib/postgresql/*/bin/initdb ] 2>/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || distribution postgresql pg_ctlcluster
    command -v valkey-server >/dev/null || distribution redis-server redis-server
    npm ci --silent --no-audit --no-fund >/dev/null 2>&1 || stop "the tools for JavaScript and CSS could not be fetched with npm; check the network and run this again"
    wait "$venv"
    trap - EXIT
    cp tools/start_services.sh .venv/services
    touch .venv/play .venv/test
    ;;
nightly)
    # The bindings have no command of their own, but the distribution's Python finds them.
    command -v WebKitWebDriver >/dev/null && command -v Xvfb >/dev/null && /usr/bin/python3 -c 'import gi; gi.require_version("WebKit2", "4.1")' 2>/dev/null \
        || distribution "webkit2gtk-driver xvfb python3-gi gir1.2-webkit2-4.1" "The driver of WebKit"
    distribution systemd systemd-analyze
    # The program is in /usr/sbin, which is not in the path of every user.
    PATH=$PATH:/usr/sbin distribution haproxy haproxy
    PATH=$PATH:/usr/sbin distribution pgbouncer pgbouncer
    # From this index pip takes the wheel without CUDA, a tenth of the size.
    .venv/bin/python -m pip install -q --disable-pip-version-check --extra-index-url https://download.pytorch.org/whl/cpu torch==2.13.0 \
        || step "Without PyTorch: the tests of examples/ppo_pylos.py are skipped"
    touch .venv/nightly
    ;;
docs)
    step "Installing what builds the documentation"
    "$PYTHON" -m venv .venv/docs 2>/dev/null || { rm -rf .venv/docs; stop "python3-venv is missing; install it with: apt install python3-venv"; }
    .venv/docs/bin/python -m pip install -q --disable-pip-version-check --require-hashes --no-deps -r requirements-docs.lock \
        || { rm -rf .venv/docs; stop "a Python package could not be fetched; check the network and run this again"; }
    touch .venv/docs
    ;;
*)
    stop "say what to set up for: play, test, nightly or docs"
    ;;
esac
