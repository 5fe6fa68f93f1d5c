"""Import map of the pages' modules, where they are served one by one."""

from __future__ import annotations

import json
from functools import cache

from django.contrib.staticfiles.storage import staticfiles_storage

from server.core.module_graph import are_bundled, bare_specifiers


@cache
def import_map() -> str:
    """Each bare specifier with its module's URL; empty where bundles leave none."""
    if are_bundled():
        return ""
    urls = {name: staticfiles_storage.url(file) for name, file in bare_specifiers().items()}
    return json.dumps({"imports": urls})
