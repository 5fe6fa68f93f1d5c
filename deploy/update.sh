#!/bin/sh
# The update of docs/operations.md: one web process after the other, so that the proxy always has one
# to ask. It ends at the first step that fails, and everything else runs on as it was.
set -eu
cd "$(dirname "$0")/.."

docker compose build
docker compose run --rm migrate
docker compose up --detach --no-deps --wait web1
docker compose up --detach --no-deps --wait web2
docker compose up --detach
