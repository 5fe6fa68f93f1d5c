"""Import map of the pages' modules, with hashed URLs."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from django.conf import settings
from django.contrib.staticfiles.storage import staticfiles_storage


def import_map() -> str:
    """Each bare specifier with its module's hashed URL."""
    return _import_map(Path(settings.BASE) / "static" / "importmap.json")


@cache
def _import_map(file: Path) -> str:
    modules = json.loads(file.read_text())["imports"]
    return json.dumps(
        {"imports": {name: staticfiles_storage.url(m) for name, m in modules.items()}}
    )
