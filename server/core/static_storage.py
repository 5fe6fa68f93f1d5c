"""Static files: finders, hashed names, compressed copies."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar

from django.conf import settings
from django.contrib.staticfiles.finders import BaseFinder
from django.contrib.staticfiles.storage import ManifestStaticFilesStorage
from django.core.files.base import File
from django.core.files.storage import FileSystemStorage
from whitenoise.storage import CompressedManifestStaticFilesStorage

COMMENT = ("*", "/*", "//")
HASHED = re.compile(r"\.[0-9a-f]{12}\.\w+$")
"""Matches a hashed name, which changes with the content."""
PACKED = (".gz", ".br")


class HashedStorage(CompressedManifestStaticFilesStorage):
    """Hashed file names, in relative imports of modules too; replaced atomically.

    Replaces Django's ``support_js_module_import_aggregation`` by one stricter pattern: Django's
    takes bare specifiers in ``import("lit")`` for files, reads types in comments as imports, and
    fails on source maps that are not shipped.
    """

    max_post_process_passes = 20
    """Passes: a module's hash includes those of its imports, level by level."""

    patterns: ClassVar[Any] = (
        ManifestStaticFilesStorage.patterns[0],
        (
            "*.js",
            (
                (
                    r"""(?P<matched>(?P<lead>\b(?:from|import)\s*|\bimport\s*\(\s*)"""
                    r"""["'](?P<url>\.{1,2}/[^"'\n]+)["'](?!\)\.[A-Z]))""",
                    '%(lead)s"%(url)s"',
                ),
            ),
        ),
        ("*.ftl", (r"(?:\A|(?<=\n))#[^\n]*\n+",)),
    )

    def url_converter(self, name: str, hashed_files: Any, template: Any = None) -> Any:
        """Leave types imported in comments alone: they point at sources, not URLs. Words go without
        their comments, which are for translators."""
        if name.endswith(".ftl"):
            return lambda _comment: ""
        convert = super().url_converter(name, hashed_files, template)
        return _outside_comments(convert) if name.endswith(".js") else convert

    def delete(self, name: str) -> None:
        """Keep what is served until it is replaced. Django would delete first and save then, and
        whoever asks in between finds nothing: a browser its module, a new process the manifest.
        ``collectstatic --clear`` leaves it, too."""
        if not self._is_served(name):
            super().delete(name)

    def _save(self, name: str, content: File[Any]) -> str:
        if not self._is_served(name):
            return str(super()._save(name, content))
        written = super()._save(f"{name}.new", content)
        os.replace(self.path(written), self.path(name))
        return name

    def _is_served(self, name: str) -> bool:
        return bool(HASHED.search(name)) or name == self.manifest_name

    def compress_files(self, paths: Iterable[str]) -> Iterator[tuple[str, str]]:
        """Compress only what is new since the last start, and only under its hashed name, which no
        other content has: compression dominates the time of a first start."""
        hashed = {path for path in paths if HASHED.search(path)}
        # Of before: it would be served where its file is another by now.
        self.delete_files(f"{path}{kind}" for path in {*paths} - hashed for kind in PACKED)
        new = [path for path in hashed if not Path(self.path(f"{path}.gz")).exists()]
        compressed: Iterator[tuple[str, str]] = super().compress_files(new)
        return compressed


def _outside_comments(convert: Callable[[re.Match[str]], str]) -> Callable[[re.Match[str]], str]:
    def converted(found: re.Match[str]) -> str:
        line = found.string[found.string.rfind("\n", 0, found.start()) + 1 : found.start()]
        return found[0] if line.lstrip().startswith(COMMENT) else convert(found)

    return converted


class VendoredStorage(FileSystemStorage):
    """The folder of one front-end package. Its files are served below ``prefix``."""

    prefix: str


class VendoredFinder(BaseFinder):
    """Finder for the front-end packages of ``static/vendor.json``: only the files it names."""

    @cached_property
    def _storages(self) -> list[tuple[VendoredStorage, list[str]]]:
        return [_storage(entry) for entry in json.loads(Path(settings.VENDORED).read_text())]

    def check(self, **_options: Any) -> list[Any]:
        return []

    def find(self, path: str, find_all: bool = False, **_options: Any) -> Any:
        found = [
            storage.path(file)
            for storage, files in self._storages
            for file in files
            if f"{storage.prefix}/{file}" == path
        ]
        return found if find_all or not found else found[0]

    def list(self, ignore_patterns: Iterable[str] | None) -> Iterator[tuple[str, Any]]:
        for storage, files in self._storages:
            for file in files:
                yield file, storage


def _storage(entry: dict[str, Any]) -> tuple[VendoredStorage, list[str]]:
    storage = VendoredStorage(location=Path(settings.BASE) / entry["folder"])
    storage.prefix = entry["prefix"]
    return storage, entry["files"]
