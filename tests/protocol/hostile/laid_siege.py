"""Run by ``manage.py shell`` on the database of its settings: prints as JSON what is wrong."""

from __future__ import annotations

import json
import logging
import sys

from django.conf import settings
from django.db import transaction
from django.test import override_settings

from tests.protocol.hostile.assault import wrongs

UNCOLLECTED = "django.contrib.staticfiles.storage.StaticFilesStorage"


def main(every: int) -> None:
    logging.disable()
    plain = {**settings.STORAGES, "staticfiles": {"BACKEND": UNCOLLECTED}}
    with override_settings(STORAGES=plain, ALLOWED_HOSTS=["localhost"]), transaction.atomic():
        json.dump(wrongs(every), sys.stdout)
