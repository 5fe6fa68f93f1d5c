#!/bin/sh
# Pulls the images of others as their tags stand today, and writes them into .env by their digests. A tag
# that .env names stays: another PostgreSQL would not read the database of this one.
set -eu
cd "$(dirname "$0")/.."
umask 077

touch .env
# With which this release was tried.
sed -n 's/.*${\([A-Z]*_IMAGE\):-\([^@}]*\)@.*/\1=\2/p' docker-compose.yml | while read -r line; do
    name=${line%%=*} tried=${line#*=}
    named=$(sed -n "s/^$name=//p" .env | tr -d "\"'" | tail -n 1)
    tag=${named%%@*}
    tag=${tag:-$tried}
    pulled=$(docker pull "$tag" </dev/null)
    digest=$(printf '%s\n' "$pulled" | sed -n 's/^Digest: \(sha256:[0-9a-f]\{64\}\)$/\1/p')
    if [ -z "$digest" ]; then
        echo "$tag: Docker does not say its digest" >&2
        exit 1
    fi
    # Not by sed, which would append to a last line without an end.
    { grep -v "^$name=" .env || true; echo "$name=$tag@$digest"; } > .env.new
    mv .env.new .env
    echo "$name=$tag@$digest"
    if [ "$tag" != "$tried" ]; then
        echo "$name: this release was tried with $tried" >&2
    fi
done
