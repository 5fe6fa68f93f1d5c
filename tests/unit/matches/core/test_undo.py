"""Taking back on the head of a match: by plan, by the rows of the log, in frames."""

from __future__ import annotations

from itertools import count

import msgspec
import pytest

from games.engine import Pause, Undo
from games.offers import Offer
from games.space_hulk.rules import SpaceHulk
from server.matches.core import head as heads
from server.matches.core.frames import Shown, offers_of, updates
from server.matches.core.head import Head, apply_row, begin
from server.matches.core.plan import Asked, PlanContext, Planned, plan, why_not
from server.matches.core.replaying import digest
from server.matches.core.rows import MatchRow, Row
from tests.support.heads import BEGUN, SEED, at

GAME = SpaceHulk()
MARINES, ALIENS = 0, 1


class Playing:
    """A match whose marines have just begun, and what is stored of it."""

    def __init__(self, options: str = '{"clock":"off"}') -> None:
        self.begun = MatchRow(1, "hulk", GAME.version, options, 2, "{}", SEED, BEGUN)
        self.head, _ = begin(self.begun)
        self.rows: list[Row] = []
        self.seconds = count(1)
        while self.head.state.phase != "marine_actions":
            self.takes(self.offered(), self.waited_for())

    def waited_for(self) -> int:
        return next(seat for seat in (MARINES, ALIENS) if self.acts(seat))

    def acts(self, seat: int) -> list[Offer]:
        return [offer for offer in self.head.offers(seat) if not offer.standing]

    def offered(self) -> Offer:
        """What gets on: who may be ready or has to place something."""
        found = self.acts(self.waited_for())
        return next((each for each in found if each.do in ("ready", "place_blip")), found[0])

    def takes(self, offer: Offer, seat: int) -> Planned:
        asked = msgspec.json.encode(offer.pick(lambda _: 0))
        return self.plays(Asked(self.now(), seat, self.head.begun.codec.asked(asked), "a"))

    def turns(self) -> Planned:
        return self.takes(next(each for each in self.acts(MARINES) if each.do == "turn"), MARINES)

    def undoes(self, seat: int = MARINES) -> Planned:
        return self.plays(Asked(self.now(), seat, Undo(), f"u{self.head.version}"))

    def plays(self, asked: Asked) -> Planned:
        planned = plan(self.head, asked, PlanContext())
        if planned.moves:
            self.rows += planned.act().rows
        self.head = planned.head
        return planned

    def now(self) -> int:
        return at(next(self.seconds))


@pytest.fixture
def playing(monkeypatch: pytest.MonkeyPatch) -> Playing:
    monkeypatch.setattr(heads, "game_called", lambda slug, version: GAME)
    return Playing()


def has_undo(head: Head, seat: int | None) -> bool:
    return "undo" in offers_of(head, seat)


def code_of(planned: Planned) -> str | None:
    return None if planned.refusal is None else planned.refusal.code


def test_it_is_offered_to_who_has_acted_and_refused_to_everybody_else(playing: Playing) -> None:
    def refused(seat: int) -> str | None:
        planned = playing.undoes(seat)
        assert planned.moves == []
        assert why_not(playing.head, seat, Undo(), playing.now()) == planned.refusal
        return code_of(planned)

    assert not has_undo(playing.head, MARINES)
    assert refused(MARINES) == "nothing-to-undo"
    playing.turns()
    assert has_undo(playing.head, MARINES)
    assert not has_undo(playing.head, ALIENS) and not has_undo(playing.head, None)
    assert refused(ALIENS) == "nothing-to-undo"
    assert why_not(playing.head, MARINES, Undo(), playing.now()) is None


def test_a_plan_leaves_the_head_it_was_made_from_as_it_was(playing: Playing) -> None:
    before = playing.head.state
    playing.turns()
    acted = playing.head
    assert [each.state for each in acted.past] == [before]
    assert acted.past[0].state is before, "and is no copy"
    kept, past = digest(acted), acted.past
    restored = playing.undoes().head
    assert digest(acted) == kept and acted.past == past
    assert restored.past == () and restored.version == acted.version + 1


def test_what_happened_before_an_act_of_the_same_plan_is_not_taken_back(playing: Playing) -> None:
    """What the head held is then not what was before the act."""
    head = playing.head
    turn = next(each for each in playing.acts(MARINES) if each.do == "turn")
    action = head.begun.codec.asked(msgspec.json.encode(turn.pick(lambda _: 0)))
    outage = at(100), at(150)
    planned = plan(head, Asked(at(200), MARINES, action, "a"), PlanContext([outage]))
    suspended, resumed, _ = planned.moves
    (before,) = planned.head.past
    assert head.state.now < suspended.at <= resumed.at == before.state.now


def test_everybody_is_told_and_sees_what_was_before(playing: Playing) -> None:
    viewers = [Shown(playing.head, seat) for seat in (MARINES, ALIENS, None)]
    playing.turns()
    between = [Shown(playing.head, seat) for seat in (MARINES, ALIENS, None)]
    planned = playing.undoes()
    frames = updates(between, planned.head, planned.moves, 9)
    assert len(frames) == 3
    for before, (after, frame) in zip(viewers, frames, strict=True):
        assert after.view == before.view
        assert b'{"event":"undone","seat":0}' in frame


def test_a_match_without_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(heads, "game_called", lambda slug, version: GAME)
    playing = Playing('{"clock":"off","undo":"off"}')
    playing.turns()
    assert playing.head.past == () and not has_undo(playing.head, MARINES)
    assert code_of(playing.undoes()) == "undo-off"


def test_a_move_of_the_table_bars_it(playing: Playing) -> None:
    playing.turns()
    playing.plays(Asked(playing.now(), action=Pause(ALIENS, wanted=True)))
    assert playing.head.past == ()
    assert code_of(playing.undoes()) == "nothing-to-undo"


def test_another_process_can_take_back_what_it_read_in_the_log(playing: Playing) -> None:
    playing.turns()
    playing.turns()
    playing.undoes()
    other, _ = begin(playing.begun)
    for row in playing.rows:
        apply_row(other, row)
    assert digest(other) == digest(playing.head) and has_undo(other, MARINES)
    again = plan(other, Asked(playing.now(), MARINES, Undo(), "again"), PlanContext())
    assert again.refusal is None and again.head.past == ()
