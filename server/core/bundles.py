"""Bundles of browser modules and style sheets, made by esbuild when static files are collected.

The sources are served as they are by ``make dev``. A site that is served otherwise has each page's
module and each style sheet together with all that it imports, under the same name: instead of a
hundred requests, each level of imports after the one above, a page makes about twenty.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from django.conf import settings
from django.contrib.staticfiles.finders import BaseFinder, FileSystemFinder
from django.core.files.storage import FileSystemStorage

from server.core.font_subsets import FontFinder
from server.core.module_graph import ANY_IMPORT, GRAPH, bare_specifiers, imported
from server.core.static_storage import VendoredFinder

JOINED = (".js", ".css")
POINTED_AT = (".woff2", ".svg", ".png")
"""Files that style sheets point at. They stay where they are."""
TOGETHER = ("js/kit/", "vendor/lit-html/")
"""Folders whose modules are one file, for whoever needs one of them: else each set of boards that
shares some of the kit makes a file of its own, more with every game."""
ALL = "together"
"""What stands for all of them, while bundles are made."""
BROWSERS = "chrome123,firefox125,safari17.5"
"""The oldest that the site is for (README): no newer syntax is left in a bundle."""


class BundleFinder(BaseFinder):
    """Finder for the bundles. It stands before the finders of their sources, and is asked for all
    its files only by ``collectstatic``: a single file is found at its source."""

    def check(self, **_options: Any) -> list[Any]:
        return []

    def find(self, path: str, find_all: bool = False, **_options: Any) -> Any:
        return []

    def list(self, ignore_patterns: Iterable[str] | None) -> Iterator[tuple[str, Any]]:
        folder = Path(settings.MADE) / "bundles"
        make_bundles(_sources(), folder)
        storage = FileSystemStorage(folder)
        for file in sorted(folder.rglob("*.*")):
            yield str(file.relative_to(folder)), storage


def _sources() -> dict[str, Path]:
    """The site's own static files and its packages', by name; the admin's stay as they are."""
    found: dict[str, Path] = {}
    for finder in (FileSystemFinder(), VendoredFinder(), FontFinder()):
        for name, storage in finder.list([]):
            prefix = getattr(storage, "prefix", None)
            found[f"{prefix}/{name}" if prefix else name] = Path(storage.path(name))
    return found


def make_bundles(sources: Mapping[str, Path], into: Path) -> None:
    """Write the bundles of these sources, and leave alone those that have not changed."""
    with tempfile.TemporaryDirectory(prefix="bundles-") as name:
        work = Path(name)
        _lay_out(sources, work / "in")
        _put_together(sources, work / "in")
        _run_esbuild(work, sorted(_entries(sources)))
        (work / "out" / GRAPH).write_text(json.dumps(_graph(work / "graph.json"), indent=1))
        for file in POINTED_AT:
            for copy in (work / "out").rglob(f"*{file}"):
                copy.unlink()
        _replace(into, work / "out")


def _lay_out(sources: Mapping[str, Path], folder: Path) -> None:
    """Links to the sources, so that they lie beside each other as their addresses do."""
    for name, path in sources.items():
        if name.endswith(JOINED + POINTED_AT):
            link = folder / name
            link.parent.mkdir(parents=True, exist_ok=True)
            link.symlink_to(path.resolve())


def _put_together(sources: Mapping[str, Path], folder: Path) -> None:
    """Whatever imports one of those modules imports all: esbuild makes a file of the modules that
    are reached from the same entries."""
    members = {name for name in sources if name.startswith(TOGETHER)}
    reached: set[str] = set()
    for name, imports in _imports(sources).items():
        if name not in members and (found := imports & members):
            reached |= found
            link = folder / name
            text = link.read_text(encoding="utf-8")
            link.unlink()
            link.write_text(f'{text}\nimport "{ALL}";\n', encoding="utf-8")
    lines = [f'import "./{name}";\n' for name in sorted(reached)]
    (folder / f"{ALL}.js").write_text("".join(lines))


def _imports(sources: Mapping[str, Path]) -> dict[str, set[str]]:
    """By the name of each module of ours those that it imports, now or later."""
    bare = bare_specifiers()
    return {
        name: set(imported(name, path.read_text(encoding="utf-8"), bare, ANY_IMPORT))
        for name, path in sources.items()
        if name.endswith(".js") and not name.startswith("vendor/")
    }


def _entries(sources: Mapping[str, Path]) -> Iterator[str]:
    """Style sheets, and the modules that no other imports: pages name them, or import a board."""
    imports = _imports(sources)
    found = set[str]().union(*imports.values())
    yield from (
        name for name in sources if name.endswith(".css") and not name.startswith("vendor/")
    )
    yield from (name for name in imports if name not in found)


def _run_esbuild(work: Path, entries: list[str]) -> None:
    names = {name: [f"./{path}"] for name, path in bare_specifiers().items()}
    names[ALL] = [f"./{ALL}.js"]
    loaders = [f"--loader:{kind}=file" for kind in POINTED_AT]
    command = [
        str(_esbuild()),
        *entries,
        *("--bundle", "--splitting", "--format=esm", "--minify", "--log-level=warning"),
        *("--outbase=.", f"--outdir={work / 'out'}", f"--metafile={work / 'graph.json'}"),
        *("--chunk-names=js/chunks/[hash]", "--asset-names=[dir]/[name]", *loaders),
        *("--preserve-symlinks", f"--target=es2022,{BROWSERS}", "--legal-comments=eof"),
        f"--tsconfig-raw={json.dumps({'compilerOptions': {'baseUrl': '.', 'paths': names}})}",
    ]
    done = subprocess.run(command, cwd=work / "in", capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"esbuild cannot join the modules:\n{done.stderr}")


def _esbuild() -> Path:
    """The program itself: where static files are collected there need not be a Node.js."""
    found = sorted(Path(settings.BASE).glob("node_modules/@esbuild/*/bin/esbuild"))
    if not found:
        raise FileNotFoundError("esbuild is missing: npm ci")
    return found[0]


def _graph(metafile: Path) -> dict[str, list[str]]:
    """From esbuild's account of its output. Imports by ``import()`` are lazy on purpose."""
    outputs = json.loads(metafile.read_text())["outputs"]
    return {
        _name(output): [
            _name(each["path"])
            for each in facts["imports"]
            if each["kind"] == "import-statement" and not each.get("external")
        ]
        for output, facts in sorted(outputs.items())
        if output.endswith(".js")
    }


def _name(output: str) -> str:
    return output.partition("/out/")[2]


def _replace(folder: Path, by: Path) -> None:
    fresh = {str(file.relative_to(by)): file for file in by.rglob("*.*")}
    if folder.exists():
        for file in folder.rglob("*.*"):
            if str(file.relative_to(folder)) not in fresh:
                file.unlink()
    for name, file in fresh.items():
        target = folder / name
        if not target.exists() or target.read_bytes() != file.read_bytes():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, target)
