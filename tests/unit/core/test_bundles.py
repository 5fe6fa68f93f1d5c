"""Bundles: each page's module and each style sheet with all that it imports, in few files."""

from __future__ import annotations

import gzip
import io
import json
import re
from pathlib import Path

import pytest
from django.conf import settings
from django.contrib.staticfiles import finders
from pytest_django import Settings

from server.core import module_graph
from server.core.bundles import BundleFinder, make_bundles
from server.core.import_map import import_map

SOURCES = {
    "js/page.js": 'import { html } from "lit-html"; import "./part.js"; console.log(html);',
    "js/other.js": 'import { shared } from "./part.js"; import("./later.js"); shared();',
    "js/part.js": 'export const shared = () => console.log("shared");',
    "js/later.js": 'console.log("later");',
    "vendor/lit-html/lit-html.js": 'export const html = "whole lit";',
    "css/page.css": '@import url("parts/part.css"); a { color: red; }',
    "css/parts/part.css": 'b { background: url("../../art/sign.svg"); }',
    "art/sign.svg": "<svg/>",
}

BOARD = 70_000
"""Bytes, packed, that come to a room's page with its game."""


@pytest.fixture
def made(tmp_path: Path) -> Path:
    return made_of(SOURCES, tmp_path)


def made_of(texts: dict[str, str], folder: Path) -> Path:
    sources = {name: folder / "in" / name for name in texts}
    for name, path in sources.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(texts[name])
    make_bundles(sources, folder / "made")
    return folder / "made"


def text(folder: Path, name: str) -> str:
    return (folder / name).read_text()


def graph(folder: Path) -> dict[str, list[str]]:
    found: dict[str, list[str]] = json.loads(text(folder, module_graph.GRAPH))
    return found


def test_a_bundle_holds_what_its_module_imports_and_what_two_share_is_a_file_of_its_own(
    made: Path,
) -> None:
    assert "whole lit" in text(made, "js/page.js"), "by the import map"
    assert "lit-html" not in text(made, "js/page.js")
    (shared,) = set(graph(made)["js/page.js"]) & set(graph(made)["js/other.js"])
    assert '"shared"' in text(made, shared)
    assert not (made / "js/part.js").exists(), "others import it"
    for name in ("js/other.js", *graph(made)["js/other.js"]):
        assert '"later"' not in text(made, name), "what is imported later is no part of the page"


def test_what_boards_share_is_one_file_whichever_parts_each_of_them_uses(tmp_path: Path) -> None:
    kit = {
        f"js/kit/{name}.js": f'export const {name} = () => "a {name}";' for name in ("die", "pan")
    }
    sources = {
        **kit,
        "js/page.js": 'import { html } from "lit-html"; console.log(html);',
        "vendor/lit-html/lit-html.js": SOURCES["vendor/lit-html/lit-html.js"],
        "one/board.js": 'import { die } from "../js/kit/die.js"; die();',
        "two/board.js": 'import { pan } from "../js/kit/pan.js"; pan();',
        "both/board.js": 'import * as parts from "./parts.js"; parts.all();',
        "both/parts.js": 'import { die } from "../js/kit/die.js"; import { pan } from'
        ' "../js/kit/pan.js"; export const all = () => [die(), pan()];',
    }
    made = made_of(sources, tmp_path)
    boards = [graph(made)[f"{name}/board.js"] for name in ("one", "two", "both")]
    shared = boards[0]
    assert boards == [shared] * 3 and graph(made)["js/page.js"] == shared
    assert len(shared) == 1
    assert all(part in text(made, shared[0]) for part in ("a die", "a pan", "whole lit"))


def test_a_sheet_holds_what_it_imports_and_points_where_the_pictures_lie(made: Path) -> None:
    sheet = text(made, "css/page.css")
    assert "@import" not in sheet and "../art/sign.svg" in sheet
    assert not (made / "art").exists(), "pictures stay where they are"


def test_bundles_that_have_not_changed_are_left_alone(made: Path, tmp_path: Path) -> None:
    before = (made / "js/page.js").stat().st_mtime_ns
    (tmp_path / "in/css/page.css").write_text("i { color: blue; }")
    sources = {name: tmp_path / "in" / name for name in SOURCES}
    del sources["js/other.js"]
    make_bundles(sources, made)
    assert not (made / "js/other.js").exists()
    assert text(made, "css/page.css").startswith("i{")
    # The page no longer shares anything, so only a sheet of the same text could be left alone.
    again = (made / "js/page.js").stat().st_mtime_ns
    make_bundles(sources, made)
    assert (made / "js/page.js").stat().st_mtime_ns == again >= before


def test_a_module_that_cannot_be_joined_is_named(tmp_path: Path) -> None:
    (tmp_path / "page.js").write_text('import "./nowhere.js";')
    with pytest.raises(RuntimeError, match=r"nowhere\.js"):
        make_bundles({"js/page.js": tmp_path / "page.js"}, tmp_path / "made")


def test_every_script_that_a_page_names_and_every_board_is_a_bundle(
    tmp_path: Path, settings: Settings
) -> None:
    settings.MADE = tmp_path
    bundles = {name for name, _ in BundleFinder().list(None)}
    templates = Path(settings.BASE, "templates").rglob("*.html")
    pages = "".join(path.read_text(encoding="utf-8") for path in templates)
    named = set(re.findall(r"""<script [^>]*\{% static '(js/[^']+)' %\}""", pages))
    boards = {f"{path.parent.name}/board.js" for path in Path("games").glob("*/static/*/board.js")}
    assert len(named) > 5 and len(boards) > 1
    assert named | boards <= bundles
    for board in boards:
        assert packed(tmp_path / "bundles", board) <= BOARD, board


def packed(folder: Path, board: str) -> int:
    """Bytes of a board with its styles, and its words in the wordier language."""
    slug = Path(board).parent.name
    own = [folder / board, folder / board.replace(".js", ".css")]
    words = [
        [path.read_bytes() for path in Path("games", slug, "locale").glob(f"{language}.ftl")]
        for language in ("pl", "en")
    ]
    wordiest = max(len(gzip.compress(b"".join(each))) for each in words)
    return wordiest + sum(len(gzip.compress(path.read_bytes())) for path in own)


def test_a_single_file_is_found_at_its_source() -> None:
    found = finders.find("js/room/main.js")
    assert Path(str(found)) == Path(settings.BASE) / "static/js/room/main.js"


class Hashed:
    """What collected files are served from."""

    hashed_files = {module_graph.GRAPH: "js/bundles.0123456789ab.json"}

    def __init__(self, graph: dict[str, list[str]]) -> None:
        self.graph = graph

    def open(self, name: str) -> io.StringIO:
        assert name == module_graph.GRAPH
        return io.StringIO(json.dumps(self.graph))


def test_a_page_preloads_the_bundles_behind_its_own_and_needs_no_import_map(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    behind = {"a.js": ["b.js", "c.js"], "b.js": ["c.js", "d.js"], "c.js": [], "d.js": []}
    monkeypatch.setattr(module_graph, "staticfiles_storage", Hashed(behind))
    monkeypatch.setattr(module_graph, "_bundles", module_graph._bundles.__wrapped__)
    assert module_graph.modules_behind("a.js") == ("b.js", "c.js", "d.js")
    assert import_map.__wrapped__() == ""
