# The site as it runs in production: the same image for web, worker, beat and migration.

# By their digests, which deploy/pin.sh writes into .env.
ARG NODE_IMAGE
ARG PYTHON_IMAGE

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
