# The site as it runs in production: the same image for web, worker, beat and migration.

# As docker-compose.yml names them.
ARG NODE_IMAGE=node:24-slim@sha256:a9f5f7c91a432850b2a8a7797adf5eadb6c733ceed61167806cee7ea7fbc29df
ARG PYTHON_IMAGE=python:3.13-slim@sha256:7c61056e61ac89e852de05f3dc6fa51a6dd2181797bceed46aa725dd7cb2cd3b

FROM $NODE_IMAGE AS front
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund

FROM $PYTHON_IMAGE AS packages
COPY requirements.lock ./
RUN python -m venv /venv \
    && /venv/bin/pip install --no-cache-dir --disable-pip-version-check --require-hashes -r requirements.lock

FROM $PYTHON_IMAGE
ENV PATH=/venv/bin:$PATH PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1
RUN useradd --system --uid 10001 --no-create-home rooms
WORKDIR /app
COPY --from=packages /venv /venv
COPY --from=front /app/node_modules node_modules
COPY manage.py ./
COPY deploy/healthy.py deploy/
COPY static static
COPY templates templates
COPY games games
COPY server server
# The key is for this step alone; without one a key would be made and baked in.
RUN SECRET_KEY=for-collecting-files-only-and-known-to-everybody-who-reads-this python manage.py collectstatic --noinput \
    && rm --force var/db.sqlite3 \
    && chown -R rooms var
USER rooms
EXPOSE 8000
CMD ["python", "-m", "server.serve"]
