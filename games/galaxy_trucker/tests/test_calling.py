"""What is called by its name where an event is told without the board, as in a report."""

from typing import Any

import pytest

from games.engine import Called
from games.galaxy_trucker.cards import CARDS
from games.galaxy_trucker.tests.acts import GAME
from games.galaxy_trucker.tests.ships import find
from server.core.messages import say

DUST = next(id for id, card in CARDS.items() if card.kind == "stardust")
LOADED = {"event": "goods-loaded", "thrown": ""}


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        ({"event": "tile-destroyed", "tile": find("SH 2121"), "cell": 77}, "Ewa loses: shield."),
        ({"event": "card-revealed", "card": DUST, "number": 2}, "Card 2: Stardust."),
        (LOADED | {"cubes": "RYYB"}, "Ewa loads: 1 × red, 2 × yellow, 1 × blue."),
        (LOADED | {"cubes": "", "thrown": "B"}, "Ewa loads: nothing."),
        ({"event": "goods-lost", "cubes": "GG"}, "Ewa loses goods: 2 × green."),
        ({"event": "days-passed", "days": -2}, "Ewa loses 2 days."),
    ],
)
def test_an_event_without_the_board_says_neither_number_nor_letter_for_a_name(
    event: dict[str, Any], sentence: str
) -> None:
    called = GAME.called(event, list)
    assert set(called) <= set(event)
    params = event | {field: said(name) for field, name in called.items()} | {"seat": 0}
    assert say("en", f"event-{params.pop('event')}", GAME.slug, {0: "Ewa"}, **params) == sentence


def said(name: Called) -> str:
    params = {
        field: said(value) if isinstance(value, Called) else value
        for field, value in name.params.items()
    }
    return say("en", name.say, GAME.slug, None, **params)
