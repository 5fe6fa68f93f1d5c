"""Participants: absence, substitution and pause votes, derived from the log."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import msgspec
import pytest

from games.engine import Action, CallBack, Event, Pause, Presence, StepOut
from server.matches.core.head import Head, StoredHead, apply_row, head_from
from server.matches.core.participants import COME_BACK_WITHIN, OUT_FOR
from server.matches.core.plan import ALONE, Asked, PlanContext, Planned, plan
from server.matches.core.rows import CheckpointRow, Row
from tests.support.heads import asked, at, new_head

UNHURRIED = '{"clock":"off","sides":"entente"}'
"""The game's clock gives days, so patience is 240 seconds."""
DAY = at(24 * 3600)
HURRIED = '{"clock":"relaxed"}'
"""Patience is 40 seconds."""
PICK = '{"do":"pick_side","wish":"entente"}'


@dataclass
class Sitting:
    """A match of two people as its log goes on, act by act."""

    head: Head
    rows: list[Row] = field(default_factory=list)
    told: list[Event] = field(default_factory=list)
    refusal: str | None = None

    def ask(self, seconds: float, action: Action | None = None, **more: object) -> Planned:
        return self.take(plan(self.head, Asked(at(seconds), None, action, **more), PlanContext()))  # type: ignore[arg-type]

    def act(self, seconds: float, seat: int, text: str, *, bot: bool = False) -> Planned:
        action = asked(self.head, text)
        by = Asked(at(seconds), seat, action, f"at-{seconds}", not bot, bot)
        return self.take(plan(self.head, by, PlanContext()))

    def take(self, planned: Planned) -> Planned:
        self.refusal = None if planned.refusal is None else planned.refusal.code
        if planned.moves:
            self.rows += planned.act().rows
            self.head = planned.head
            self.told = [event for move in planned.moves for event in move.events]
        else:
            self.told = []
        return planned

    def goes(self, seconds: float, seat: int) -> None:
        self.ask(seconds, Presence(seat, here=False))

    def comes(self, seconds: float, seat: int) -> None:
        self.ask(seconds, Presence(seat, here=True), person=True)

    @property
    def events(self) -> list[str]:
        """Those of the table that the latest act has told."""
        found = [event for event in self.told if type(event).__module__ == "games.engine"]
        return [str(event.__struct_config__.tag) for event in found]


def sitting(options: str = HURRIED, **more: Any) -> Sitting:
    return Sitting(new_head(options, **more))


class TestTheLadder:
    def test_ends_with_a_bot_that_takes_the_seat_over_once_at_its_own_time(self) -> None:
        table = sitting()
        table.goes(20, 1)
        assert table.head.due() == at(60)
        table.ask(59.9)
        assert table.head.bots == {}
        table.ask(75)
        assert table.events == ["seat-taken-over"] and table.rows[-1].at == 60_000
        assert table.head.bots == {1: "normal"}
        assert table.ask(76).moves == []

    @pytest.mark.parametrize("clock", ["off", "relaxed"])
    def test_climbs_more_slowly_where_people_have_hours(self, clock: str) -> None:
        table = sitting(f'{{"clock":"{clock}"}}')
        table.goes(20, 1)
        table.ask(259)
        assert (table.head.bots == {}) == (clock == "off")
        table.ask(261)
        assert table.head.bots == {1: "normal"}

    def test_leaves_the_seat_to_the_clock_where_the_room_says_so(self) -> None:
        table = sitting(UNHURRIED, absent="defaults")
        table.goes(20, 1)
        assert table.head.due() == DAY and table.ask(5_000).moves == []

    def test_takes_the_say_where_the_room_says_so_and_a_bot_plays_on(self) -> None:
        table = sitting(absent="remove")
        table.goes(20, 1)
        table.ask(61)
        assert table.events == ["seat-lost"]
        assert table.head.bots == {1: "normal"}

    def test_does_not_climb_while_nobody_waits_and_begins_again_when_somebody_does(self) -> None:
        table = sitting(UNHURRIED)
        table.goes(20, 1)
        table.goes(25, 0)
        assert table.head.due() == DAY and table.ask(900).moves == []
        table.comes(900, 0)
        assert table.head.due() == at(900 + 240)

    def test_stands_while_the_match_stands(self) -> None:
        table = sitting()
        table.goes(20, 1)
        alone = PlanContext(alone_since=at(-ALONE / 1000 + 30))
        table.take(plan(table.head, Asked(at(31)), alone))
        assert table.events == ["stood-still"] and table.head.due() is None
        table.ask(500, person=True)
        assert table.head.due() == at(500 + 30)

    def test_is_told_as_data_of_the_log_to_whoever_reads_it_again(self) -> None:
        table = sitting(UNHURRIED)
        table.goes(20, 1)
        table.ask(300)
        table.comes(310, 1)
        again = new_head(UNHURRIED)
        for row in table.rows:
            apply_row(again, row)
        assert again.checkpoint() == table.head.checkpoint()
        assert again.participants == table.head.participants


class TestABotThatPlaysForSomebody:
    def taken_over(self, absent: str = "bot") -> Sitting:
        table = sitting(UNHURRIED, absent=absent)
        table.goes(20, 0)
        table.ask(261)
        assert table.head.bots == {0: "normal"}
        return table

    def test_acts_in_its_seat_and_in_no_other(self) -> None:
        table = sitting(UNHURRIED)
        table.act(2, 0, some_act(table.head, 0), bot=True)
        assert table.refusal == "not-yours"
        table = self.taken_over()
        table.act(262, 0, some_act(table.head, 0), bot=True)
        assert table.refusal is None and len(table.told) > 0

    def test_hands_back_at_once_when_its_person_comes_and_is_then_too_late(self) -> None:
        table = self.taken_over()
        late = some_act(table.head, 0)
        table.comes(300, 0)
        assert table.events == ["seat-handed-back"]
        assert table.head.bots == {} and table.head.participants.away == {}
        table.act(301, 0, late, bot=True)
        assert table.refusal == "not-yours" and table.told == []

    def test_hands_back_before_an_act_of_its_person_is_judged(self) -> None:
        table = self.taken_over()
        table.act(300, 0, some_act(table.head, 0))
        assert table.events == ["seat-handed-back"] and len(table.told) > 1

    def test_does_not_hand_back_a_seat_that_is_lost(self) -> None:
        table = self.taken_over("remove")
        table.comes(300, 0)
        assert table.events == ["seat-back"] and table.head.bots == {0: "normal"}
        table.act(301, 0, some_act(table.head, 0))
        assert table.refusal == "seat-lost"

    def test_is_somebody_to_the_rules(self) -> None:
        """Who is away is answered for early; a bot takes the time that a person has."""
        table = sitting('{"clock":"relaxed","sides":"entente"}')
        table.goes(1, 0)
        away = table.head.state.squadrons[0].away_since  # type: ignore[attr-defined]
        table.ask(42)
        assert table.head.bots == {0: "normal"} and away is not None
        assert table.head.state.squadrons[0].away_since is None  # type: ignore[attr-defined]


class TestSteppingOut:
    def test_makes_the_ladder_wait(self) -> None:
        table = sitting(UNHURRIED)
        table.ask(5, StepOut(1, 5_000 + OUT_FOR), person=True)
        assert table.events == ["stepped-out"]
        table.goes(30, 1)
        assert table.head.due() == at(305)

    def test_ends_with_an_act_or_a_return(self) -> None:
        table = sitting(UNHURRIED)
        table.ask(5, StepOut(0, 305_000))
        table.act(6, 0, some_act(table.head, 0))
        assert table.head.participants.out == {}
        table.ask(7, StepOut(1, 307_000))
        table.goes(30, 1)
        table.comes(40, 1)
        assert table.head.participants.out == {}


ASKED = Pause(0, True)
AGREED = Pause(1, True)


class TestAPause:
    def paused(self, options: str = HURRIED) -> Sitting:
        table = sitting(options)
        table.ask(5, ASKED, person=True)
        assert table.events == ["pause-wanted"] and not table.head.clock.suspended
        table.ask(6, AGREED, person=True)
        assert table.events == ["pause-wanted", "stood-still"] and table.head.clock.suspended
        return table

    def test_needs_nobody_who_has_gone_and_no_bot(self) -> None:
        table = sitting()
        table.goes(4, 1)
        table.ask(5, ASKED, person=True)
        assert table.head.participants.paused
        alone = sitting(bots='{"1":"easy"}')
        alone.ask(5, ASKED, person=True)
        assert alone.head.participants.paused

    def test_needs_nobody_who_goes_while_it_is_asked_for(self) -> None:
        table = sitting()
        table.ask(5, ASKED, person=True)
        table.goes(20, 1)
        assert table.events == ["seat-away", "stood-still"]

    def test_takes_the_deadlines_along(self) -> None:
        table = self.paused("{}")
        assert table.head.due() is None and table.ask(4_000).moves == []
        table.ask(5_000, CallBack(0, at(5_060)))
        table.ask(5_010, CallBack(1, at(5_070)))
        assert table.events == ["called-back", "went-on"]
        assert table.head.due() == at(5_010 + 24)

    def test_is_dropped_when_one_would_rather_not(self) -> None:
        table = sitting()
        table.ask(5, ASKED)
        table.ask(6, Pause(1, False))
        assert table.events == ["pause-unwanted"] and table.head.participants.wish is None
        table.ask(7, ASKED)
        assert table.refusal == "wish-later"
        table.ask(67, ASKED)
        assert table.refusal is None

    def test_is_dropped_when_nobody_answers(self) -> None:
        table = sitting(UNHURRIED)
        table.ask(5, ASKED)
        assert table.head.due() == at(35)
        table.ask(36)
        assert table.events == ["pause-unwanted"] and table.rows[-1].at == 35_000

    def test_lets_nobody_act_and_does_not_end_because_somebody_comes(self) -> None:
        table = self.paused()
        table.act(8, 0, PICK)
        assert table.refusal == "paused" and table.told == []
        table.goes(30, 1)
        table.comes(90, 1)
        assert table.head.participants.paused and table.head.clock.suspended

    def test_ends_a_minute_after_the_first_call_whoever_is_late(self) -> None:
        table = self.paused()
        table.ask(100, CallBack(0, at(100) + COME_BACK_WITHIN))
        assert table.events == ["called-back"] and table.head.due() == at(160)
        table.ask(170)
        assert table.events == ["went-on"] and table.head.clock.resumed_at == at(160)

    def test_gives_who_is_away_at_its_end_the_whole_patience(self) -> None:
        table = sitting(UNHURRIED)
        table.goes(20, 1)
        table.ask(21, ASKED)
        table.ask(100, CallBack(0, at(160)))
        table.ask(161)
        assert table.head.due() == at(160 + 240)

    def test_is_no_business_of_who_has_lost_the_seat(self) -> None:
        table = sitting(UNHURRIED, absent="remove")
        table.goes(20, 1)
        table.ask(261)
        table.comes(270, 1)
        for action in (Pause(1, True), StepOut(1, 600_000)):
            table.ask(271, action)
            assert table.refusal == "seat-lost"
        table.ask(272, ASKED)
        assert table.head.participants.paused


@pytest.mark.parametrize(
    ("code", "asked"),
    [
        ("paused", [ASKED, AGREED, ASKED]),
        ("no-wish", [ASKED, AGREED, Pause(0, False)]),
        ("wished-already", [ASKED, ASKED]),
        ("not-paused", [CallBack(0, at(63))]),
        ("called-already", [ASKED, AGREED, CallBack(0, at(68)), CallBack(0, at(69))]),
        ("not-out", [StepOut(1, None)]),
        ("stepped-out-before", [StepOut(1, 305_000), StepOut(1, None), StepOut(1, 307_000)]),
    ],
)
def test_what_is_asked_for_twice_or_means_nothing_now_is_refused(
    code: str, asked: list[Action]
) -> None:
    table = sitting()
    for seconds, action in enumerate(asked, 5):
        assert table.refusal is None
        table.ask(seconds, action)
    assert table.refusal == code and table.told == []


def test_a_checkpoint_without_participants_is_read() -> None:
    first = new_head()
    old = msgspec.json.decode(first.checkpoint())
    del old["company"]
    body = msgspec.json.encode(old | {"away": [1]}).decode()
    kept = head_from(first, CheckpointRow(7, first.begun.game.version, body), [])
    assert kept.participants == first.participants
    stored = msgspec.json.decode(kept.checkpoint(), type=StoredHead)
    assert stored.participants == first.participants


def some_act(head: Head, seat: int) -> str:
    offers = head.begun.game.offers(head.state, seat)
    offer = next(offer for offer in offers if not offer.standing)
    return msgspec.json.encode(offer.pick(lambda _: 0)).decode()


class TestWhoIsOut:
    """One for whom nothing will be decided any more."""

    @pytest.fixture(autouse=True)
    def seat_1(self, monkeypatch: pytest.MonkeyPatch) -> None:
        game = type(new_head(HURRIED).begun.game)
        monkeypatch.setattr(game, "out", lambda *_: frozenset({1}))

    def test_may_go_and_nobody_hears_of_it_or_plays_for_them(self) -> None:
        table = sitting()
        table.goes(20, 1)
        assert table.events == [] and table.head.participants.away == {}
        table.ask(61)
        assert table.head.bots == {}

    def test_is_not_asked_about_a_pause(self) -> None:
        table = sitting()
        table.ask(5, ASKED, person=True)
        assert table.events == ["pause-wanted", "stood-still"]
        table.ask(50, CallBack(0, at(110)), person=True)
        assert table.events == ["called-back", "went-on"]

    def test_waits_for_nobody_who_has_gone(self) -> None:
        table = sitting()
        table.goes(20, 0)
        table.ask(61)
        assert table.head.bots == {}
