"""Static files: what is found, and what their hashed names do."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from django.contrib.staticfiles import finders
from django.core.files.storage import FileSystemStorage
from pytest_django import Settings

from server.core.static_storage import HashedStorage, VendoredFinder
from tests.support.guests import GAME


@pytest.fixture
def package(tmp_path: Path, settings: Settings) -> None:
    """One package of two files, of which one is listed."""
    folder = tmp_path / "node_modules" / "lit"
    folder.mkdir(parents=True)
    (folder / "lit.js").write_text("export {};")
    (folder / "tests.js").write_text("export {};")
    listed = {
        "package": "lit",
        "prefix": "vendor/lit",
        "folder": "node_modules/lit",
        "files": ["lit.js"],
    }
    (tmp_path / "vendor.json").write_text(json.dumps([listed]))
    settings.BASE, settings.VENDORED = tmp_path, tmp_path / "vendor.json"


@pytest.mark.usefixtures("package")
def test_of_a_package_only_the_listed_files_are_found() -> None:
    finder = VendoredFinder()
    assert [(storage.prefix, file) for file, storage in finder.list(None)] == [
        ("vendor/lit", "lit.js")
    ]
    assert finder.find("vendor/lit/lit.js") is not None
    assert finder.find("vendor/lit/tests.js") == [], "None would count as a match to Django"
    assert finder.find("vendor/lit/lit.js", find_all=True) == [finder.find("vendor/lit/lit.js")]


def test_a_games_board_and_words_are_found_under_its_name() -> None:
    assert finders.find(f"{GAME}/words/pl.ftl") is not None
    assert finders.find("words/en.ftl") is not None


def collected(tmp_path: Path, **sources: str) -> dict[str, str]:
    """What the files say once their names are hashed; ``board_js`` is ``board.js``."""
    source = FileSystemStorage(tmp_path / "source")
    target = HashedStorage(tmp_path / "target")
    (tmp_path / "source").mkdir()
    for name, text in sources.items():
        (tmp_path / "source" / name.replace("_", ".")).write_text(text)
    files = [name.replace("_", ".") for name in sources]
    for file in files:
        target.save(file, source.open(file))
    hash_names(source, target, files)
    return {file: (tmp_path / "target" / target.stored_name(file)).read_text() for file in files}


def hash_names(source: FileSystemStorage, target: HashedStorage, files: list[str]) -> None:
    for _, _, outcome in target.post_process({file: (source, file) for file in files}):
        if isinstance(outcome, Exception):
            raise outcome


def test_relative_imports_get_hashed_names(tmp_path: Path) -> None:
    imports = (
        'import { b } from "./b.js";\n'
        'export * from "./b.js"\n'
        'import"./b.js";await import("./b.js");'
    )
    found = collected(tmp_path, a_js=imports, b_js="export const b = 1;")
    assert found["a.js"].count('"./b.') == 4
    assert '"./b.js"' not in found["a.js"]


LEFT = (
    'import { html } from "lit-html";\n'
    'const { x } = await import("lit-html");\n'
    ' * @import {Board} from "../../../static/js/kit/contract.js"\n'
    '/** @type {import("./nowhere.js").Table} */\n'
    'let y = /** @type {import("./nowhere.js").Table} */ (x);\n'
    "//# sourceMappingURL=a.js.map\n"
)
WORDS = "# The lobby\n# and more\n\na = 1 # one\nb =\n    two\n\n## Rooms\nc = #3\n"


def test_bare_specifiers_and_types_stay_and_words_go_without_what_is_for_translators(
    tmp_path: Path,
) -> None:
    found = collected(tmp_path, a_js=LEFT, words_ftl=WORDS)
    assert found == {"a.js": LEFT, "words.ftl": "a = 1 # one\nb =\n    two\n\nc = #3\n"}


class Watched(HashedStorage):
    """Looks for what is served whenever something is about to be written."""

    served: tuple[Path, ...] = ()
    looks = 0

    def _save(self, name: str, content: Any) -> str:
        assert all(file.exists() for file in self.served), name
        self.looks += 1
        return super()._save(name, content)


def test_what_is_served_stays_there_while_it_is_collected_again(tmp_path: Path) -> None:
    """By name, and never half written: under another name first."""
    found = collected(tmp_path, a_js='import { b } from "./b.js";', b_js="export const b = 1;")
    target = Watched(tmp_path / "target")
    target.served = tuple(
        tmp_path / "target" / name for name in (*target.hashed_files.values(), target.manifest_name)
    )
    before = {file: file.stat().st_ino for file in target.served}
    hash_names(FileSystemStorage(tmp_path / "source"), target, list(found))
    assert target.looks >= len(target.served) == len(found) + 1
    assert all(file.stat().st_ino != before[file] for file in target.served)
    assert not list((tmp_path / "target").glob("*.new*"))


def test_an_import_of_a_file_that_is_not_there_stops_the_collecting(tmp_path: Path) -> None:
    with pytest.raises(Exception, match=r"nowhere\.js"):
        collected(tmp_path, a_js='import { b } from "./nowhere.js";')


def test_each_file_is_compressed_once_under_the_name_by_which_pages_ask_for_it(
    tmp_path: Path,
) -> None:
    target = HashedStorage(tmp_path)
    names = ["a.js", "a.0123456789ab.js"]
    for name in names:
        (tmp_path / name).write_text("let a = 1;\n" * 1000)
    (tmp_path / "a.js.gz").write_text("of before")
    list(target.compress_files(names))
    packed = {file.name: file for file in tmp_path.iterdir() if file.name not in names}
    assert set(packed) == {"a.0123456789ab.js.gz", "a.0123456789ab.js.br"}
    said = gzip.decompress(packed["a.0123456789ab.js.gz"].read_bytes())
    assert said == (tmp_path / "a.js").read_bytes()
    assert list(target.compress_files(names)) == []
