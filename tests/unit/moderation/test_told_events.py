"""A reported move in words: pieces by what people call them, as the log of the room does."""

import msgspec
import pytest
from django.utils.translation import override

from server.matches.models import Match, Move
from server.moderation.events import told_in_words
from server.rooms.models import Played

ROUND = [
    {"event": "round-began", "round": 1},
    {"event": "card-landed", "order": 1, "seat": 0, "speed": 6, "x": 0, "y": 0, "a": 0},
    {"event": "card-landed", "order": 2, "seat": 1, "speed": 3, "x": 0, "y": 900, "a": 0},
]
SHOT = {"event": "laser-fired", "order": 1, "laser": "F", "target": "2", "damage": 2}
SHOT |= {"edges": "B", "start": [0, 0], "end": [0, 1]}
NEXT_ROUND = [
    {"event": "round-began", "round": 2},
    {"event": "card-landed", "order": 1, "seat": 1, "speed": 9, "x": 0, "y": 0, "a": 0},
]


@pytest.fixture
def match(db):
    """Three moves: cards are laid, one fires, and in the next round another one is the first."""
    match = Match.objects.create(
        code="abcd", game="kosmiczna_eskadra", rules_version=2, seats=2, options="{}", begun_at=0
    )
    for version, events in enumerate((ROUND, [SHOT], NEXT_ROUND), start=1):
        Move.objects.create(match=match, version=version, at=version, body=body(events))
    Played.objects.create(match=match, seat=0, name="Ann")
    return match


def body(events):
    return msgspec.json.encode({"action": {}, "events": events, "draws": []}).decode()


def test_a_card_is_called_by_its_ship_as_it_lay_at_that_move(match):
    with override("en"):
        [sentence] = told_in_words([SHOT], match, version=2)
    assert sentence == "Card Ghost (Ann), front laser: card Wasp (Seat 2), back, damage 2."


def test_where_nothing_is_known_of_it_by_its_number(match):
    Move.objects.filter(match=match, version=1).delete()
    with override("en"):
        [sentence] = told_in_words([SHOT], match, version=2)
    assert sentence == "Card 1, front laser: card 2, back, damage 2."


@pytest.mark.parametrize(("on", "told"), [(True, "with assistance"), (False, "without assistance")])
def test_what_is_so_is_not_told_as_what_is_not(match, on, told):
    with override("en"):
        [sentence] = told_in_words([{"event": "assist-set", "seat": 0, "on": on}], match, version=3)
    assert sentence == f"Ann will aim {told}."


def test_a_name_may_hold_others(match):
    Match.objects.filter(pk=match.pk).update(game="galaxy_trucker")
    match.refresh_from_db()
    lost = {"event": "goods-lost", "seat": 0, "cubes": "YYB"}
    with override("en"):
        [sentence] = told_in_words([lost], match, version=3)
    assert sentence == "Ann loses goods: 2 × yellow, 1 × blue."
