"""What the end of a match is told by."""

from __future__ import annotations

from games.engine import Debrief, Event, Line, Outcome, Stage
from games.mag_blast import GAME
from games.mag_blast.events import (
    FlagshipDestroyed,
    Hit,
    RamBegun,
    SalvoFired,
    SoundMade,
    SquadronLaunched,
    TurnBegan,
)


def told(*events: Event) -> Debrief:
    return GAME.debrief(events, Outcome((1, 2, 3), "flagships"))


def fired(seat: int, card: str, *hits: int) -> list[Event]:
    salvo = SalvoFired(seat=seat, ship="SC01", card=card, target="CR01")
    return [salvo, *(Hit(target="CR01", card=card, value=value) for value in hits)]


def test_lines_count_turns_salvos_and_noises() -> None:
    turn, noise = TurnBegan(seat=0, number=1), SoundMade(seat=0, noise=1)
    [tally] = told(turn, turn, turn, *fired(0, "L01"), noise, noise).lines
    assert tally == Line("tally", {"turns": 3, "salvos": 1, "noises": 2})


def test_the_first_of_the_heaviest_hits_is_told_of_whoever_dealt_it() -> None:
    ram = RamBegun(seat=2, ship="SC01", card="RS01", target="CR01")
    squadron = SquadronLaunched(seat=1, card="F01", target="CR01")
    hits = [
        *(*fired(0, "L01", 1), ram, Hit(target="CR01", card="RS01", value=2)),
        *(squadron, Hit(target="CR01", card="F01", value=4), *fired(0, "B01", 4)),
    ]
    assert told(*hits).lines[1] == Line("heaviest", {"value": 4, "seat": 1})
    assert told(*hits, *fired(2, "B01", 5)).lines[1] == Line("heaviest", {"value": 5, "seat": 2})
    assert len(told(Hit(target="CR01", card="X", value=9)).lines) == 1


def test_each_fallen_flagship_is_a_stage_of_whoever_destroyed_it() -> None:
    assert told().ribbon == ()
    assert told(FlagshipDestroyed(seat=1)).ribbon[0][0].mark == "0"
    [row] = told(
        *(TurnBegan(seat=0, number=4), FlagshipDestroyed(seat=2, by=0)),
        *(TurnBegan(seat=1, number=7), FlagshipDestroyed(seat=1)),
    ).ribbon
    assert row == (
        Stage(Line("fallen", {"seat": 2, "by": 0, "turn": 4}), "4", (0,)),
        Stage(Line("resigned", {"seat": 1, "turn": 7}), "7"),
    )
