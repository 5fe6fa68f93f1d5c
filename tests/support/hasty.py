"""``python -m tests.support.hasty server.serve``: the self-check looks ten times a second. Only
tests start it."""

from __future__ import annotations

import os
import runpy
import sys

import django

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "server.settings")
django.setup()

from server import lifespan  # noqa: E402

lifespan.CHECKING = 0.1

if __name__ == "__main__":
    runpy.run_module(sys.argv[1], run_name="__main__")
