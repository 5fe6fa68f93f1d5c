"""The Celery application (tasks: ``server/matches/process/wakers.py``,
``server/operations/tasks.py``)."""

import os

from celery import Celery

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "server.settings")

app = Celery("server")
app.config_from_object("django.conf:settings", namespace="CELERY")
app.autodiscover_tasks(["server.matches.process"], related_name="wakers")
app.autodiscover_tasks(["server.operations"])
