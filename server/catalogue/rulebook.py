"""Parses ``RULES.md`` and ``RULES.pl.md`` of a game for its rulebook page.

Supports the subset of Markdown that these files use: headings, paragraphs, numbered rules, tables
and, inline, ``**strong**``, ``*stressed*`` and ``[H]`` for a ruling of our own. All else is text,
where a hyphen before a figure is a minus.
"""

from __future__ import annotations

import re
from functools import cache
from itertools import groupby
from pathlib import Path

from django.utils.html import escape
from django.utils.safestring import SafeString, mark_safe
from msgspec import Struct

from games.registry import all_games
from server.core.messages import BASE, FALLBACK, say

PAGES = {"en": "RULES.md", "pl": "RULES.pl.md"}
NUMBERED = re.compile(r"- \*\*([A-Z]{2,3}-\d+[a-z]?)\*\*\s+(.*)")
CITED = re.compile(r"\b[A-Z]{2,3}-\d+[a-z]?\b")
RULING = "[H]"
MINUS = re.compile(r"(?<![\w-])-(?=\d)")
POINT = re.compile(r"\(−?\d+, −?\d+\)")
INLINE = (
    (re.compile(r"\*\*(.+?)\*\*"), r"<strong>\1</strong>"),
    (re.compile(r"\*(.+?)\*"), r"<em>\1</em>"),
)


class Rule(Struct, frozen=True):
    number: str
    text: SafeString
    kind: str = "rule"


class Paragraph(Struct, frozen=True):
    text: SafeString
    kind: str = "paragraph"


class Cell(Struct, frozen=True):
    text: SafeString
    figure: bool
    """Right-aligned, in a column of numbers."""


class Table(Struct, frozen=True):
    head: list[Cell]
    rows: list[list[Cell]]
    kind: str = "table"


Block = Rule | Paragraph | Table


class Chapter(Struct, frozen=True):
    anchor: str
    title: SafeString
    blocks: list[Block]


class Rulebook(Struct, frozen=True):
    title: str
    preface: list[Block]
    chapters: list[Chapter]

    @property
    def rules(self) -> list[Rule]:
        blocks = [block for chapter in self.chapters for block in chapter.blocks]
        return [block for block in blocks if isinstance(block, Rule)]


@cache
def rulebook(slug: str, language: str) -> Rulebook | None:
    """The rulebook in a language, else in English; None if the game has none."""
    if slug not in all_games():
        return None
    for tongue in (language, FALLBACK):
        file: Path = BASE / "games" / slug / PAGES[tongue]
        if file.exists():
            return read(file.read_text("utf-8"), tongue)
    return None


def read(page: str, language: str) -> Rulebook:
    """Parse a rules file. A rule is one line of any length."""
    numbers = {number for number, _ in NUMBERED.findall(page)}
    inline = _Inline(numbers, say(language, "rules-ours"))
    title, *parts = re.split(r"^(?:#|##) +(.*)$", page, flags=re.MULTILINE)[1:]
    preface, *rest = parts
    chapters = [
        Chapter(f"c{index}", inline.text(heading), list(_blocks(body, inline)))
        for index, (heading, body) in enumerate(zip(rest[::2], rest[1::2], strict=True), 1)
    ]
    return Rulebook(title.split(":")[0].strip(), list(_blocks(preface, inline)), chapters)


class _Inline:
    """Inline markup: everything is escaped except these few tags."""

    def __init__(self, numbers: set[str], ours: str) -> None:
        self.numbers = numbers
        self.ours = f'<abbr class="ours" title="{escape(ours)}">H</abbr>'

    def text(self, line: str) -> SafeString:
        said = str(escape(line.strip()))
        for pattern, tag in INLINE:
            said = pattern.sub(tag, said)
        said = POINT.sub(_in_one_line, MINUS.sub("−", said))
        said = CITED.sub(self._cited, said).replace(RULING, self.ours)
        return mark_safe(said)  # Escaped above; the tags are ours.

    def _cited(self, found: re.Match[str]) -> str:
        number = found[0]
        return f'<a href="#{number}">{number}</a>' if number in self.numbers else number


def _in_one_line(point: re.Match[str]) -> str:
    """The files keep the plain hyphen and space of a keyboard, which a narrow table breaks at."""
    return point[0].replace(" ", "\N{NO-BREAK SPACE}")


def _blocks(body: str, inline: _Inline) -> list[Block]:
    """Split into blocks: paragraphs and tables end at an empty line."""
    blocks: list[Block] = []
    for empty, lines in groupby(body.splitlines(), lambda line: not line.strip()):
        if not empty:
            blocks += _block(list(lines), inline)
    return blocks


def _block(lines: list[str], inline: _Inline) -> list[Block]:
    if lines[0].startswith("|"):
        return [_table(lines, inline)]
    if any(NUMBERED.fullmatch(line) for line in lines):
        return [_rule(line, inline) for line in lines]
    return [Paragraph(inline.text(" ".join(lines)))]


def _rule(line: str, inline: _Inline) -> Rule:
    found = NUMBERED.fullmatch(line)
    if found is None:
        raise ValueError(f"among numbered rules: {line}")
    return Rule(found[1], inline.text(found[2]))


def _table(lines: list[str], inline: _Inline) -> Table:
    head, marks, *rows = [line.strip().strip("|").split("|") for line in lines]
    figures = [mark.strip().endswith(":") for mark in marks]

    def cells(row: list[str]) -> list[Cell]:
        return [Cell(inline.text(cell), right) for cell, right in zip(row, figures, strict=True)]

    return Table(cells(head), [cells(row) for row in rows])
