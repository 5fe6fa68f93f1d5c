#!/bin/sh
# Names the images of others in .env by their digests, since a tag is moved by whoever made it: those that
# have none there, or with --renew all of them, as their tags stand today. A tag that .env names already
# stays: another PostgreSQL would not read the database of this one.
set -eu
cd "$(dirname "$0")/.."
umask 077

# With which this release was tried.
IMAGES="
POSTGRES_IMAGE=postgres:17-alpine
REDIS_IMAGE=redis:8-alpine
NGINX_IMAGE=nginx:1.29-alpine
NODE_IMAGE=node:24-slim
PYTHON_IMAGE=python:3.13-slim
"

touch .env
for line in $IMAGES; do
    name=${line%%=*} tried=${line#*=}
    named=$(sed -n "s/^$name=//p" .env | tr -d "\"'" | tail -n 1)
    case "${1:-} $named" in
        --renew\ *) ;;
        *@sha256:*) continue ;;
    esac
    tag=${named%%@*}
    tag=${tag:-$tried}
    pulled=$(docker pull "$tag")
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
