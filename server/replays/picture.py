"""The end of a match as one picture, to be shared: who won, by how much, and the ribbon of its
stages over the game's poster. It shows what anybody with the match's link may see."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from xml.etree import ElementTree
from xml.sax.saxutils import escape

from django.contrib.staticfiles import finders
from msgspec import Struct

from games.engine import Outcome, SeatColour
from server.core.outlines import outlined
from server.replays.debrief import Link, Report

WIDTH, HEIGHT = 1200, 630
"""As messengers show a picture beside a link."""
MARGIN = 64
ROOM = WIDTH - 2 * MARGIN

PAPER, GOLD, SOFT = "#fff8e6", "#f4c95d", "#d9dde6"
COLOURS: dict[SeatColour | None, str] = {
    "red": "#c0392b",
    "blue": "#1f6fb2",
    "green": "#1f7a48",
    "yellow": "#8a6100",
    "violet": "#7d4fb0",
    "teal": "#007a86",
    "pink": "#b0406f",
    "olive": "#5d6d3a",
    None: "#555b66",
}
"""As on the page (``static/css/room/debrief.css``)."""

LINES = 3
CHIP, GAP = 78, 8

SVG = "http://www.w3.org/2000/svg"
ElementTree.register_namespace("", SVG)


class Card(Struct, frozen=True):
    """What the picture says."""

    game: str
    slug: str
    verdict: str
    reason: str
    report: Report
    outcome: Outcome
    names: dict[int, str]
    site: str


def picture(card: Card) -> str:
    parts = [
        f'<svg xmlns="{SVG}" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}">',
        f"<title>{escape(f'{card.game}: {card.verdict}')}</title>",
        *_ground(card.slug),
        _text(f"{card.report.title} · {card.game}", MARGIN, 92, 34, GOLD, face="serif", bold=True),
        _text(card.verdict, MARGIN, 180, 84, PAPER, face="serif", bold=True),
        *_lines([line for line in (card.reason, *card.report.lines) if line]),
        *_ribbon(card.report.ribbon, card.names),
        *_places(card),
        "</svg>",
    ]
    return "".join(parts)


def _ground(slug: str) -> Iterator[str]:
    yield (
        '<defs><linearGradient id="end-shade" x2="1" y2=".35"><stop stop-color="#0b0f18"'
        ' stop-opacity=".95"/><stop offset=".55" stop-color="#0b0f18" stop-opacity=".86"/><stop'
        ' offset="1" stop-color="#0b0f18" stop-opacity=".5"/></linearGradient></defs>'
    )
    yield f'<path d="M0 0h{WIDTH}v{HEIGHT}H0z" fill="#141a26"/>'
    yield _poster(slug)
    yield f'<path d="M0 0h{WIDTH}v{HEIGHT}H0z" fill="url(#end-shade)"/>'
    yield f'<path d="M0 0h{WIDTH}v10H0z" fill="{GOLD}"/>'


@cache
def _poster(slug: str) -> str:
    """The game's own picture, as large as covers all; empty if it has none."""
    if (file := finders.find(f"{slug}/poster.svg")) is None:
        return ""
    root = ElementTree.parse(str(file)).getroot()
    # By which it moves on the front page. Here nothing does, and the site's policy refuses it.
    for style in root.findall(f"{{{SVG}}}style"):
        root.remove(style)
    root.attrib.update(
        x="0",
        y="0",
        width=str(WIDTH),
        height=str(HEIGHT),
        preserveAspectRatio="xMidYMid slice",
    )
    return ElementTree.tostring(root, encoding="unicode")


def _lines(said: Sequence[str]) -> Iterator[str]:
    for number, line in enumerate(said[: LINES + 1]):
        yield _text(line, MARGIN, 244 + 46 * number, 34, PAPER if number else SOFT)


def _ribbon(ribbon: Sequence[Sequence[Link]], names: dict[int, str]) -> Iterator[str]:
    """One row for each game; the more stages, the narrower."""
    rows = [row for row in ribbon if row][-3:]
    if not rows:
        return
    wide = min(CHIP, (ROOM + GAP) / max(map(len, rows)) - GAP)
    high = min(CHIP, (CHIP + 66) / len(rows) - GAP)
    top = 536 - (high + GAP) * len(rows)
    for number, row in enumerate(rows):
        for place, link in enumerate(row):
            x, y = MARGIN + place * (wide + GAP), top + number * (high + GAP)
            yield from _chip(link, x, y, wide, high, names)


def _chip(
    link: Link, x: float, y: float, wide: float, high: float, names: dict[int, str]
) -> Iterator[str]:
    yield (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{high:.1f}" rx="10"'
        f' fill="{COLOURS[link.colour]}" stroke="{PAPER}" stroke-opacity=".55" stroke-width="2"/>'
    )
    who = "".join(initial(names[seat]) for seat in link.seats[:2] if seat in names)
    middle, size = x + wide / 2, high * 0.36
    if who:
        yield _text(who, middle, y + high * 0.44, size, PAPER, bold=True, middle=wide - 6)
    at = 0.84 if who else 0.62
    yield _text(link.mark, middle, y + high * at, size, PAPER, middle=wide - 6)


def initial(name: str) -> str:
    return name.strip()[:1].upper()


def _places(card: Card) -> Iterator[str]:
    """Everybody in the order of their places, as far as there is room."""
    yield f'<path d="M{MARGIN} 552h{ROOM}" stroke="{PAPER}" stroke-opacity=".35"/>'
    order = sorted(card.names, key=lambda seat: (card.outcome.places[seat], seat))
    said = [_place(card, seat) for seat in order if seat < len(card.outcome.places)]
    right = outlined(card.site, "serif", 28, 700)
    left = ROOM - (right.width if right else 200) - 40
    yield _text("    ".join(said), MARGIN, 597, 30, PAPER, most=left)
    yield _text(
        card.site,
        WIDTH - MARGIN - (right.width if right else 200),
        597,
        28,
        GOLD,
        face="serif",
        bold=True,
    )


def _place(card: Card, seat: int) -> str:
    scores = card.outcome.scores
    score = "" if scores is None else f" · {scores[seat]}"
    return f"{card.outcome.places[seat]}. {card.names[seat]}{score}"


def _text(
    text: str,
    x: float,
    y: float,
    size: float,
    colour: str,
    *,
    face: str = "sans",
    bold: bool = False,
    most: float = ROOM,
    middle: float | None = None,
) -> str:
    """Shrunk where it is longer than ``most``; centred on ``x`` within ``middle``. What the fonts
    cannot write is left to the viewer's own."""
    most = most if middle is None else middle
    run = outlined(text, face, size, 700 if bold else 460)
    if run is None:
        return _foreign(text, x, y, size, colour, most, middle is not None)
    shrink = min(1.0, most / run.width) if run.width else 1.0
    left = x - run.width * shrink / 2 if middle is not None else x
    scale = size * shrink / 1000
    letters = "".join(
        f'<path transform="translate({at * 1000 / size:.0f})" d="{glyph.path}"/>'
        for at, glyph in run.glyphs
        if glyph.path
    )
    place = f"translate({left:.1f} {y:.1f}) scale({scale:.4f} {-scale:.4f})"
    return f'<g fill="{colour}" transform="{place}">{letters}</g>'


def _foreign(
    text: str, x: float, y: float, size: float, colour: str, most: float, middle: bool
) -> str:
    shrunk = min(size, most / max(1, len(text)) / 0.6)
    anchor = ' text-anchor="middle"' if middle else ""
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-family="sans-serif" font-size="{shrunk:.1f}"'
        f' fill="{colour}"{anchor}>{escape(text)}</text>'
    )
