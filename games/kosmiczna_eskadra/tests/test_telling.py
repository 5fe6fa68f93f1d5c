"""What happens, as the log says it."""

import typing

import msgspec
import pytest

from games.kosmiczna_eskadra import state
from games.kosmiczna_eskadra.state import (
    Answered,
    AssistSet,
    CardDrawn,
    CardLanded,
    DropRefused,
    GameWon,
    LaserFired,
    OreLooted,
    OreShared,
    RoundScored,
    RoundStopped,
    ShipDestroyed,
    ShipGrounded,
    SpeedBegan,
)
from games.kosmiczna_eskadra.tests.telling import ASKS, GAME, clean, samples, told
from server.core.messages import say
from tests.messages import LANGUAGES

BY_CLOCK_OR_SEAT = {RoundStopped: [RoundStopped(seat=1), RoundStopped(clock=True)]}
"""Either the seat or the clock is told."""
OF_THE_FILM = {ShipDestroyed: [ShipDestroyed(order=3, pool="1", seat=1, markers={"1": 2})]}


@pytest.mark.parametrize("kind", typing.get_args(state.GameEvent), ids=lambda kind: kind.__name__)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_makes_a_line_that_can_be_read(language, kind):
    for event in BY_CLOCK_OR_SEAT.get(kind) or samples(kind) + OF_THE_FILM.get(kind, []):
        line = told(language, event)
        assert clean(line), line
        assert line[-1] in ".?"


@pytest.mark.parametrize(
    ("event", "polish", "english"),
    [
        (
            CardLanded(order=7, seat=0, speed=5, x=0, y=0, a=0),
            "Ada kładzie: Grom.",
            "Ada lays Thunder.",
        ),
        (
            CardLanded(order=7, seat=1, speed=1, x=0, y=0, a=0, late=True),
            "Na „Stop!” Bo upuszcza: Ważka.",
            "At Stop Bo drops Dragonfly.",
        ),
        (
            RoundStopped(seat=2),
            "Stop! Cyd kładzie swoją ostatnią kartę.",
            "Stop! Cyd has laid the last card.",
        ),
        (
            RoundStopped(clock=True),
            "Stop! Rundę kończy zegar.",
            "Stop! The clock ends the round.",
        ),
        (
            DropRefused(code="overlaps-unseen"),
            "Tuż przedtem wylądowała tam inna karta. Swoją nadal trzymasz.",
            "A card landed there just before. You still hold yours.",
        ),
        (
            AssistSet(seat=3, on=False),
            "Dag będzie celować bez wspomagania.",
            "Dag will aim without assistance.",
        ),
        (Answered(seat=0), "Ada podejmuje decyzję.", "Ada has decided."),
        (SpeedBegan(speed=10), "Teraz strzela: Lewiatan.", "Next to fire: Leviathan."),
        (
            ShipGrounded(order=3, covers="2"),
            "Karta 3 zachodzi na kartę 2: do hangaru.",
            "Card 3 covers card 2: to the hangar.",
        ),
        (
            ShipGrounded(order=3, covers="r1"),
            "Karta 3 zachodzi na drugą asteroidę: do hangaru.",
            "Card 3 covers the second asteroid: to the hangar.",
        ),
        (
            RoundScored(trophies=[3, 0], ore=[2, 2], losses=[0, 0], scores=[5, 2]),
            "Punkty w kolejności miejsc: 5, 2.",
            "Points in the order of the seats: 5, 2.",
        ),
        (
            GameWon(seats=[0, 2], reason="wins"),
            "Zwycięstwo: Ada, Cyd. Decydują wygrane rundy.",
            "The match goes to Ada, Cyd. Rounds won decide.",
        ),
    ],
)
def test_lines_say_who_did_what(event, polish, english):
    assert told("pl", event) == polish
    assert told("en", event) == english


SHOT = {"order": 2, "laser": "R", "start": (0, 0)}


@pytest.mark.parametrize(
    ("event", "polish", "english"),
    [
        (
            LaserFired(**SHOT),
            "Karta 2, laser prawy: w próżnię.",
            "Card 2, right laser: into space.",
        ),
        (
            LaserFired(**SHOT, target="r0", end=(1, 1), edges="L"),
            "Karta 2, laser prawy: asteroida.",
            "Card 2, right laser: the asteroid.",
        ),
        (
            LaserFired(**SHOT, target="7", end=(1, 1), edges="FL", shielded=True),
            "Karta 2, laser prawy: karta 7, lewy przedni róg, zatrzymuje go tarcza.",
            "Card 2, right laser: card 7, front left corner, stopped by the shield.",
        ),
        *(
            (
                LaserFired(**SHOT, target="7", end=(1, 1), edges="B", damage=damage),
                f"Karta 2, laser prawy: karta 7, tył, {polish}.",
                f"Card 2, right laser: card 7, back, damage {damage}.",
            )
            for damage, polish in [
                (1, "1 punkt zniszczeń"),
                (2, "2 punkty zniszczeń"),
                (3, "3 punkty zniszczeń"),
            ]
        ),
    ],
)
def test_a_shot_says_what_it_hit_where_and_what_came_of_it(event, polish, english):
    assert told("pl", event) == polish
    assert told("en", event) == english


@pytest.mark.parametrize("edges", ["F", "B", "L", "R", "FL", "FR", "BL", "BR"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_edge_is_taken_for_space(language, edges):
    lines = {told(language, LaserFired(**SHOT, target="7", edges=each)) for each in (edges, None)}
    assert len(lines) == 2


@pytest.mark.parametrize(
    ("left", "polish"),
    [
        (9, "w talii zostaje 9 kart"),
        (5, "w talii zostaje 5 kart"),
        (2, "w talii zostają 2 karty"),
        (1, "w talii zostaje 1 karta"),
        (0, "ostatnią"),
    ],
)
def test_cards_are_counted_as_polish_counts(left, polish):
    assert told("pl", CardDrawn(seat=0, left=left)) == f"Ada dobiera kartę, {polish}."


def test_who_takes_a_destroyed_ship_is_said():
    lost, out, trophy = (
        told("en", ShipDestroyed(order=4, pool=pool, markers={}, seat=seat))
        for pool, seat in [("lost", None), ("out", None), ("2", 2)]
    )
    assert lost == "Card 4 is destroyed: a loss of its own squadron."
    assert out == "Card 4 is destroyed, for nobody."
    assert trophy == "Card 4 is destroyed: a trophy of Cyd."


@pytest.mark.parametrize("language", LANGUAGES)
def test_ore_that_is_lost_is_told(language):
    for event in (OreShared(rock=1, taken={}, removed=2, left=0), OreLooted(1, {}, removed=2)):
        assert "2" in told(language, event)
        assert "2" not in told(language, msgspec.structs.replace(event, removed=0))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ask", ASKS)
def test_what_is_asked_can_be_read_by_who_is_asked_and_by_the_others(language, ask):
    lines = [say(language, f"ask-{ask}", GAME, mine=mine, who="Ada") for mine in ("yes", "no")]
    assert all(clean(line) for line in lines)
    assert len(set(lines)) == (1 if ask == "countdown" else 2)
