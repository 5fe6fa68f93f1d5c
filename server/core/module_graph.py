"""Import graph of browser modules: what a page's entry module loads, for ``modulepreload``.

Read off the sources, or, once static files are collected, off the graph of their bundles.
"""

from __future__ import annotations

import json
import posixpath
import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path

from django.conf import settings
from django.contrib.staticfiles import finders
from django.contrib.staticfiles.storage import staticfiles_storage

COMMENT = re.compile(r"/\*.*?\*/|^\s*//[^\n]*", re.DOTALL | re.MULTILINE)
IMPORT = re.compile(r"""\b(?:from|import)\s*["']([^"'\n]+)["']""")
"""Static imports only: dynamic ones are lazy on purpose."""
ANY_IMPORT = re.compile(r"""\b(?:from|import)\s*\(?\s*["']([^"'\n]+)["']""")
"""The dynamic ones, too."""


GRAPH = "js/bundles.json"
"""A static file: by the name of each bundle those that it imports."""


def modules_behind(entry: str, pattern: re.Pattern[str] = IMPORT) -> tuple[str, ...]:
    """Static files of a module's transitive imports, breadth first. ``pattern``: which imports of
    the sources; bundles know their static ones."""
    imports_of = _bundles().__getitem__ if are_bundled() else _imports(bare_specifiers(), pattern)
    found = [entry]
    for module in found:
        found += [each for each in imports_of(module) if each not in found]
    return tuple(found[1:])


def are_bundled() -> bool:
    """Whether pages get bundles, in which no bare specifier is left."""
    return not settings.DEBUG and GRAPH in getattr(staticfiles_storage, "hashed_files", ())


def bare_specifiers() -> dict[str, str]:
    """The static file behind each name that modules import."""
    file = Path(settings.BASE) / "static" / "importmap.json"
    found: dict[str, str] = json.loads(file.read_text())["imports"]
    return found


def imported(
    name: str, source: str, bare: Mapping[str, str], pattern: re.Pattern[str] = IMPORT
) -> Iterator[str]:
    """Static files that a module's source imports; ``bare``: those behind bare specifiers."""
    for specifier in dict.fromkeys(pattern.findall(COMMENT.sub("", source))):
        if specifier.startswith("."):
            yield posixpath.normpath(posixpath.join(posixpath.dirname(name), specifier))
        elif specifier in bare:
            yield bare[specifier]


@cache
def _bundles() -> dict[str, list[str]]:
    with staticfiles_storage.open(GRAPH) as file:
        found: dict[str, list[str]] = json.load(file)
    return found


def _imports(bare: Mapping[str, str], pattern: re.Pattern[str]) -> Callable[[str], list[str]]:
    def of(module: str) -> list[str]:
        file = finders.find(module)
        if not file:
            raise FileNotFoundError(f"no static file {module}")
        return list(imported(module, Path(file).read_text(encoding="utf-8"), bare, pattern))

    return of
