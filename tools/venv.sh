#!/bin/sh
# Makes .venv with a Python of at least 3.11; on Debian and Ubuntu, as root, installs what that needs.
set -eu

new_enough() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1
}

find_python() {
    for candidate in "${PYTHON:-python3}" python3.14 python3.13 python3.12 python3.11; do
        if new_enough "$candidate"; then
            echo "$candidate"
            return
        fi
    done
}

may_install() {
    [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null
}

install() {
    echo "$1 is missing: installing it by apt-get"
    apt-get -qq update
    DEBIAN_FRONTEND=noninteractive apt-get -qq -o Dpkg::Use-Pty=0 install --yes \
        --no-install-recommends "$1" >/dev/null
}

python=$(find_python)
if [ -z "$python" ] && may_install; then
    install python3
    python=$(find_python)
fi
if [ -z "$python" ]; then
    echo "Python 3.11 or newer is needed, and python3 is $(python3 --version 2>&1 || true)." \
        "Install it, or name one: make run PYTHON=/path/to/python3.11" >&2
    exit 1
fi

# Debian keeps what a virtual environment is made of in a package of its own.
if ! "$python" -c 'import ensurepip, venv; ensurepip.version()' 2>/dev/null; then
    package=$("$python" -c 'import sys; print("python{}.{}-venv".format(*sys.version_info))')
    if may_install; then
        install "$package"
    else
        echo "$python cannot make a virtual environment. Install the package for it:" \
            "sudo apt-get install $package" >&2
        exit 1
    fi
fi

echo "Making .venv with $("$python" --version)"
rm -rf .venv
"$python" -m venv .venv
