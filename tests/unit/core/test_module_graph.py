"""What a page asks for at once: every module its script will import, and no other."""

from __future__ import annotations

import re

import pytest
from django.template import Context, Template

from server.core import module_graph
from server.core.module_graph import modules_behind

pytestmark = pytest.mark.usefixtures("plain_statics")


@pytest.mark.parametrize("entry", ["js/room/main.js", "js/replay/main.js", "js/lobby/lobby.js"])
def test_every_module_is_named_once_and_never_the_page_itself(entry: str) -> None:
    found = modules_behind(entry)
    assert len(found) == len(set(found)) and entry not in found
    assert "vendor/lit-html/lit-html.js" in found, "by the import map"


def test_imports_are_found_nearest_first_without_what_is_fetched_later_or_only_for_types() -> None:
    found = modules_behind("js/room/main.js")
    assert found.index("js/room/log.js") < found.index("js/room/names.js")
    assert "vendor/lit-html/directive.js" in found, "behind lit's own directives"
    assert "js/room/lazy-rules.js" in found
    assert "js/room/rules-drawer.js" not in found, "import() fetches it when somebody asks"
    assert "js/room/shell.js" not in found, "it holds types alone"


def test_the_import_map_is_read_once_for_a_whole_page(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[dict[str, str]] = []
    specifiers = module_graph.bare_specifiers

    def counted() -> dict[str, str]:
        read.append(specifiers())
        return read[-1]

    monkeypatch.setattr(module_graph, "bare_specifiers", counted)
    assert len(modules_behind("js/room/main.js")) > 20
    assert len(read) == 1


def test_the_tag_writes_a_link_for_each() -> None:
    page = Template("{% load modules %}{% modulepreload 'js/room/main.js' %}").render(Context())
    links = re.findall(r'<link rel="modulepreload" href="/static/([^"]+)">', page)
    assert links == list(modules_behind("js/room/main.js"))
