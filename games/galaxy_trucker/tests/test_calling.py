"""What is called by its name where an event is told without the board, as in a report."""

from __future__ import annotations

from typing import Any

import pytest

from games.engine import Called
from games.galaxy_trucker.cards import CARDS
from games.galaxy_trucker.rules import GalaxyTrucker
from games.galaxy_trucker.tests.laying import find
from server.core.messages import say

GAME = GalaxyTrucker()
DUST = next(id for id, card in CARDS.items() if card.kind == "stardust")


@pytest.mark.parametrize(
    ("event", "polish", "english"),
    [
        (
            {"event": "tile-destroyed", "tile": find("SH 2121"), "cell": 77},
            "Ewa traci: osłona.",
            "Ewa loses: shield.",
        ),
        (
            {"event": "card-revealed", "card": DUST, "number": 2},
            "Karta 2: Gwiezdny pył.",
            "Card 2: Stardust.",
        ),
        (
            {"event": "goods-loaded", "cubes": "RYYB", "thrown": ""},
            "Ewa ładuje: 1 × czerwona, 2 × żółta, 1 × niebieska.",
            "Ewa loads: 1 × red, 2 × yellow, 1 × blue.",
        ),
        (
            {"event": "goods-loaded", "cubes": "", "thrown": "B"},
            "Ewa ładuje: nic.",
            "Ewa loads: nothing.",
        ),
        (
            {"event": "goods-lost", "cubes": "GG"},
            "Ewa traci towary: 2 × zielona.",
            "Ewa loses goods: 2 × green.",
        ),
    ],
)
def test_an_event_without_the_board_says_neither_number_nor_letter_for_a_name(
    event: dict[str, Any], polish: str, english: str
) -> None:
    called = GAME.called(event, list)
    assert set(called) <= set(event)
    for language, sentence in (("pl", polish), ("en", english)):
        names = {field: said(language, name) for field, name in called.items()}
        key, params = f"event-{event['event']}", {**event, **names, "seat": 0}
        del params["event"]
        assert say(language, key, GAME.slug, {0: "Ewa"}, **params) == sentence


def said(language: str, name: Called) -> str:
    params = {
        field: said(language, value) if isinstance(value, Called) else value
        for field, value in name.params.items()
    }
    return say(language, name.say, GAME.slug, None, **params)
