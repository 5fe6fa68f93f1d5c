"""Tiles, cards and boards against the figures of the specification."""

from collections import Counter

from msgspec.json import encode

from games.galaxy_trucker.cards import CARD_KINDS, CARDS, for_learning
from games.galaxy_trucker.goods import BANK
from games.galaxy_trucker.levels import LEVELS, MIDDLE
from games.galaxy_trucker.ship import in_order
from games.galaxy_trucker.tiles import CANNONS, ENGINES, KINDS, RED, TILES, TOKENS, WHITE
from tests.rules import rule

COUNTS = {
    **{"SC": 4, "CB": 17, "ST": 8, "SH": 8, "LB": 6, "LP": 6},
    **{"B2": 11, "B3": 6, "H2": 9, "H3": 6, "R1": 6, "R2": 3},
    **{"E1": 21, "E2": 9, "C1": 25, "C2": 11},
}
AREAS = {
    "I": (range(5, 10), range(5, 10), {55, 65, 85, 95, 56, 96, 79}),
    "II": (range(4, 11), range(5, 10), {45, 55, 75, 95, 105, 46, 106, 79}),
    "III": (
        *(range(3, 12), range(4, 10)),
        {34, 44, 54, 64, 84, 94, 104, 114, 35, 45, 55, 95, 105, 115, 46, 106, 59, 99},
    ),
}
"""Columns and rows, and the cells that are missing."""
COST_DAYS = ("planets", "abandoned-ship", "abandoned-station", "slavers", "smugglers", "pirates")
ASK_FOR_CREW = ("slavers", "abandoned-ship", "abandoned-station")
RANGES = {"CB": (4, 20), "ST": (21, 28), "B2": (29, 39), "E1": (70, 90), "C1": (100, 124)}


@rule("GT-053", "GT-054", "GT-055", "GT-012", "GT-013", "GT-004")
def test_tiles_are_those_of_the_list():
    assert Counter(tile.kind for tile in TILES) == COUNTS
    assert set(COUNTS) == set(KINDS)
    for kind, (first, last) in RANGES.items():
        numbers = [number for number, tile in enumerate(TILES) if tile.kind == kind]
        assert numbers == list(range(first, last + 1))
    assert WHITE == {"H2": 2, "H3": 3}
    assert RED == {"R1": 1, "R2": 2}
    assert TOKENS == {"B2": 2, "B3": 3}
    for tile in TILES:
        assert all(0 <= side <= 3 for side in tile.sides) and any(tile.sides)
        assert tile.kind not in CANNONS or tile.sides[0] == 0
        assert tile.kind not in ENGINES or tile.sides[2] == 0


@rule("GT-077")
def test_the_learning_deck_is_the_eight_marked_cards_and_the_mark_is_told():
    marked = ["I-02", "I-04", "I-05", "I-09", "I-13", "I-16", "I-18", "I-19"]
    assert for_learning() == marked
    assert encode(CARDS["I-04"]) == b'{"id":"I-04","kind":"stardust","level":"I","learning":true}'
    assert b"learning" not in encode(CARDS["I-03"])


def test_every_kind_of_card_is_there_and_says_what_it_needs():
    assert {card.kind for card in CARDS.values()} == set(CARD_KINDS)
    for card in CARDS.values():
        assert (card.kind in ("slavers", "smugglers", "pirates")) == (card.strength > 0)
        assert (card.kind in ("meteors", "pirates")) == bool(card.threats)
        assert (card.kind == "planets") == bool(card.planets)
        assert (card.kind == "combat") == (len(card.lines) == 3)
        assert (card.kind in ("smugglers", "abandoned-station")) == bool(card.load)
        assert (card.kind == "smugglers") == (card.goods > 0)
        assert (card.kind in ("slavers", "pirates", "abandoned-ship")) == (card.credits > 0)
        assert (card.kind in COST_DAYS) == (card.days > 0)
        assert (card.kind in ASK_FOR_CREW) == (card.crew > 0)
        assert all(word[0] in "LsHl" and word[1] in "NESW" for word in card.threats)


@rule("GT-080", "GT-084", "GT-089", "GT-138", "GT-442", "GT-444")
def test_boards_and_prizes():
    for name, (columns, rows, holes) in AREAS.items():
        area = {10 * column + row for column in columns for row in rows} - holes
        assert LEVELS[name].cells == tuple(in_order(area)) and MIDDLE in area
    assert LEVELS["learning"].cells == LEVELS["I"].cells
    assert sum(BANK.values()) == 55
    sizes = {name: len(level.cells) for name, level in LEVELS.items()}
    assert sizes == {"learning": 18, "I": 18, "II": 27, "III": 36}
    assert [level.lap for level in LEVELS.values()] == [18, 18, 24, 34]
    assert [level.circles for level in LEVELS.values()] == [0, 2, 3, 4]
    assert [level.beauty for level in LEVELS.values()] == [2, 2, 4, 6]
    starts = [level.starts for level in LEVELS.values()]
    assert starts == [(4, 2, 1, 0), (4, 2, 1, 0), (6, 3, 1, 0), (9, 5, 2, 0)]
    places = [level.places for level in LEVELS.values()]
    assert places == [(4, 3, 2, 1), (4, 3, 2, 1), (8, 6, 4, 2), (12, 9, 6, 3)]
