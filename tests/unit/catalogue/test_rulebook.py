"""The rules as people read them: every line of a game's pages, and nothing that was not in them."""

from __future__ import annotations

import json
import re
from html import unescape

import pytest
from django.test import Client
from django.utils.html import escape, strip_tags

from games.registry import all_games
from server.catalogue.primers import primer
from server.catalogue.rulebook import Paragraph, Rule, Table, read, rulebook
from server.core.messages import BASE, LANGUAGES, say
from tests.support.guests import GAME
from tools.rules import NUMBERED

PRIMED = [slug for slug in all_games() if say("en", "primer-1", slug) != "primer-1"]
PAGE = """\
# Cups: the rules

In our words, which *may*
go on over lines.

## One & two

- **CU-001** A cup is **round**. [H] See CU-002, never CU-999.
- **CU-002** <script>alert("1 < 2")</script>

| cup | beads |
|---|---:|
| *red* | 3 |
"""

BOOKS = pytest.mark.parametrize(
    ("slug", "language"), [(slug, language) for slug in all_games() for language in LANGUAGES]
)


def test_a_page_has_a_preface_and_chapters_and_a_table_knows_its_figures() -> None:
    book = read(PAGE, "en")
    assert book.title == "Cups"
    assert book.preface == [Paragraph("In our words, which <em>may</em> go on over lines.")]
    assert [chapter.title for chapter in book.chapters] == ["One &amp; two"]
    table = book.chapters[0].blocks[-1]
    assert isinstance(table, Table)
    assert [cell.figure for cell in table.head] == [False, True]
    assert [[cell.text for cell in row] for row in table.rows] == [["<em>red</em>", "3"]]


def test_a_rule_keeps_its_number_and_links_to_those_it_cites() -> None:
    first, second = read(PAGE, "en").rules
    assert first.number == "CU-001"
    assert "A cup is <strong>round</strong>." in first.text
    assert '<a href="#CU-002">CU-002</a>' in first.text
    assert "never CU-999." in first.text
    assert re.search(r'<abbr class="ours" title="[^"]+">H</abbr>', first.text)
    # Whatever looks like markup stays text.
    assert "<script" not in second.text
    assert "&lt;script&gt;" in second.text and "1 &lt; 2" in second.text


def test_a_point_has_minus_signs_and_is_never_broken() -> None:
    book = read("# Sticks\n\n## Points\n\n(-320, 0) to (1, -440), 2-3 of -1, see ST-001.\n", "en")
    (paragraph,) = book.chapters[0].blocks
    assert isinstance(paragraph, Paragraph)
    assert paragraph.text == "(−320,\xa00) to (1,\xa0−440), 2-3 of −1, see ST-001."


def test_a_line_among_rules_that_is_none_is_not_passed_over() -> None:
    with pytest.raises(ValueError, match="among numbered rules"):
        read(PAGE.replace("- **CU-002**", "- CU-002"), "en")


@BOOKS
def test_every_rule_of_a_game_is_in_its_book_and_every_line_was_understood(
    slug: str, language: str
) -> None:
    book = rulebook(slug, language)
    assert book is not None
    pages = [BASE / "games" / slug / name for name in ("RULES.pl.md", "RULES.md")]
    page = next(page for page in pages[language == "en" :] if page.exists()).read_text("utf-8")
    assert [rule.number for rule in book.rules] == [number for number, _ in NUMBERED.findall(page)]
    blocks = book.preface + [block for chapter in book.chapters for block in chapter.blocks]
    said = [strip_tags(block.text) for block in blocks if isinstance(block, Rule | Paragraph)]
    assert said
    assert not [text for text in said if re.search(r"\*\*|\[H\]|^\||^#|^- ", text)]


@pytest.mark.parametrize("slug", all_games())
def test_whatever_a_refusal_cites_can_be_looked_up(slug: str) -> None:
    book = rulebook(slug, "en")
    assert book is not None
    modules = [module.read_text("utf-8") for module in (BASE / "games" / slug).glob("*.py")]
    cited = set(re.findall(r'"([A-Z]{2}-\d{3}[a-z]?)"', "".join(modules)))
    assert cited and cited <= {rule.number for rule in book.rules}


# The pages


@pytest.fixture
def reader(plain_statics: None, db: None) -> Client:
    return Client(headers={"Accept-Language": "pl"})


def test_the_rules_are_read_in_the_readers_language_and_the_drawer_gets_their_text(
    reader: Client,
) -> None:
    for language, page in (("pl", ""), ("en", "en.html")):
        text = reader.get(f"/rules/{GAME}/{page}").content.decode()
        book = rulebook(GAME, language)
        assert book is not None and book.rules[0].text in text
        assert f'id="{book.rules[-1].number}"' in text
    assert "<html" not in text and "<script" not in text


def test_every_game_is_listed_and_no_rules_are_found_of_what_is_none(reader: Client) -> None:
    text = reader.get("/rules/").content.decode()
    assert all(f'href="/rules/{slug}/"' in text for slug in all_games())
    for none in ("chess/", "chess/en.html", "tests/", "..%2f..%2fserver/"):
        assert reader.get(f"/rules/{none}").status_code == 404


@pytest.mark.usefixtures("plain_statics")
@pytest.mark.parametrize("slug", PRIMED)
def test_the_first_minute_stands_before_all_words_with_what_draws_it(
    slug: str, client: Client
) -> None:
    page = client.get(f"/rules/{slug}/en.html").content.decode()
    told = primer(slug, "en")
    assert told is not None
    places = [page.index(str(escape(step))) for step in (told.title, *told.steps)]
    assert places == sorted(places)
    assert places[-1] < page.index('class="preface"') < page.index('class="chapter"')
    [data] = re.findall(r'data-primer="([^"]+)"', page)
    given = json.loads(unescape(data))
    assert given["board"].endswith(f"{slug}/board.js")
    assert "scene" in given


@pytest.mark.usefixtures("plain_statics")
def test_the_rulebook_knows_the_rule_of_each_moment(client: Client) -> None:
    page = client.get(f"/rules/{GAME}/en.html").content.decode()
    [data] = re.findall(r'data-moments="([^"]+)"', page)
    assert json.loads(unescape(data))["lay-spd"] == "AP-060"
