"""Import graph of browser modules: what a page's entry module loads, for ``modulepreload``."""

from __future__ import annotations

import json
import posixpath
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from django.conf import settings
from django.contrib.staticfiles import finders

COMMENT = re.compile(r"/\*.*?\*/|^\s*//[^\n]*", re.DOTALL | re.MULTILINE)
IMPORT = re.compile(r"""\b(?:from|import)\s*["']([^"'\n]+)["']""")
"""Static imports only: dynamic ones are lazy on purpose."""


def modules_behind(entry: str) -> tuple[str, ...]:
    """Static files of a module's transitive imports, breadth first."""
    return _walk(entry) if settings.DEBUG else _known(entry)


@cache
def _known(entry: str) -> tuple[str, ...]:
    return _walk(entry)


def _walk(entry: str) -> tuple[str, ...]:
    bare = json.loads((Path(settings.BASE) / "static" / "importmap.json").read_text())["imports"]
    found = [entry]
    for module in found:
        found += [each for each in _imports(module, bare) if each not in found]
    return tuple(found[1:])


def _imports(module: str, bare: dict[str, str]) -> Iterator[str]:
    file = finders.find(module)
    if not file:
        raise FileNotFoundError(f"no static file {module}")
    source = COMMENT.sub("", Path(file).read_text(encoding="utf-8"))
    for specifier in dict.fromkeys(IMPORT.findall(source)):
        if specifier.startswith("."):
            yield posixpath.normpath(posixpath.join(posixpath.dirname(module), specifier))
        elif specifier in bare:
            yield bare[specifier]
