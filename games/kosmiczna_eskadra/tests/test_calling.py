"""What cards are called that an event of the battle knows only by when they were laid."""

from __future__ import annotations

import pytest

from games.engine import Called
from games.kosmiczna_eskadra.rules import KosmicznaEskadra
from server.core.messages import say

GAME = KosmicznaEskadra()
EARLIER = [
    {"event": "round-began", "round": 1},
    {"event": "card-landed", "order": 1, "seat": 1, "speed": 10},
    {"event": "round-began", "round": 2},
    {"event": "card-landed", "order": 1, "seat": 0, "speed": 6},
    {"event": "card-landed", "order": 2, "seat": 1, "speed": 3},
    {"event": "round-ended", "unplayed": [[], []]},
]
GHOST = Called("card-called", {"speed": 6, "seat": 0})
WASP = Called("card-called", {"speed": 3, "seat": 1})


@pytest.mark.parametrize(
    ("event", "called"),
    [
        ({"event": "laser-fired", "order": 1, "target": "2"}, {"order": GHOST, "target": WASP}),
        ({"event": "laser-fired", "order": 1, "target": "r0"}, {"order": GHOST}),
        ({"event": "laser-fired", "order": 2}, {"order": WASP}),
        ({"event": "ship-grounded", "order": 2, "covers": "1"}, {"order": WASP, "covers": GHOST}),
        ({"event": "ship-destroyed", "order": 1, "pool": "1"}, {"order": GHOST}),
        ({"event": "ore-looted", "order": 2}, {"order": WASP}),
        ({"event": "laser-fired", "order": 7}, {}),
    ],
)
def test_a_card_is_called_as_it_lay_in_that_round(event, called):
    assert GAME.called(event, lambda: EARLIER) == called


def test_nothing_is_read_for_an_event_of_no_card():
    def unread():
        raise AssertionError("read for nothing")

    assert GAME.called({"event": "speed-began", "speed": 6}, unread) == {}
    assert GAME.called({"event": "card-landed", "order": 1, "seat": 0, "speed": 6}, unread) == {}


@pytest.mark.parametrize(("language", "words"), [("en", "Ghost (Ada)"), ("pl", "Duch (Ada)")])
def test_by_its_ship_and_whose_it_is(language, words):
    names = {0: "Ada", 1: "Bo"}
    assert say(language, GHOST.say, GAME.slug, names, **GHOST.params) == words
