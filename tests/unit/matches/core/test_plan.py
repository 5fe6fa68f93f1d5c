"""The plan of an act: first whatever was due before it, each at its own time, then the action."""

from __future__ import annotations

from typing import Any

import pytest

from server.matches.core.head import Head
from server.matches.core.plan import ALONE, Asked, ClockFault, PlanContext, owes_time, plan
from tests.support.heads import asked, at, kinds, new_head, pass_time, replayed

NOBODY = PlanContext()
PICK = '{"do":"pick_side","wish":"entente"}'


def test_a_deadline_rings_at_its_own_time_however_late_anybody_looks() -> None:
    planned = pass_time(new_head(), 29.999)
    assert planned.moves == [] and planned.refusal is None
    planned = pass_time(new_head(), 31.5)
    assert [(move.at, move.seat) for move in planned.moves] == [(30_000, None)]


def test_what_was_due_comes_before_the_action_that_found_it() -> None:
    head = new_head()
    planned = plan(head, Asked(at(31), 0, asked(head, PICK), "a"), NOBODY)
    assert planned.refusal is not None and planned.refusal.code == "wrong-phase"
    assert kinds(planned) == ["TimeUp"]
    assert planned.act().asked is None, "a refused action leaves no id in the log"


def test_a_plan_leaves_the_head_untouched() -> None:
    head = new_head()
    before = head.begun.codec.encode(head.state), head.version, head.counts.copy()
    plan(head, Asked(at(31), 0, asked(head, PICK), "a"), NOBODY)
    assert (head.begun.codec.encode(head.state), head.version, head.counts) == before


def test_an_action_in_time_is_the_act_with_the_id_on_its_last_move() -> None:
    head = new_head()
    planned = plan(head, Asked(at(29.9), 0, asked(head, PICK), "a"), NOBODY)
    assert planned.refusal is None and kinds(planned) == ["PickSide"]
    act = planned.act()
    assert (act.base, act.last, [row.id for row in act.rows]) == (1, 2, ["a"])
    assert act.due == at(30)


def test_another_process_reads_the_same_head_from_the_rows() -> None:
    head = new_head()
    planned = plan(head, Asked(at(31), 0, asked(head, PICK), "a"), NOBODY)
    other = replayed(planned.act().rows)
    assert other.checkpoint() == planned.head.checkpoint() and other.version == planned.head.version


class TestAnOutage:
    """Time in which no web process was up is credited, not settled."""

    outage = (at(10), at(100))

    def test_moves_what_was_due_in_it_once(self) -> None:
        planned = pass_time(new_head(), 101, outages=[self.outage])
        assert kinds(planned) == ["Suspend", "Resume"]
        assert [event.only for move in planned.moves for event in move.events] == [None, None]
        assert planned.act().due == at(100 + 20)
        assert pass_time(planned.head, 102, outages=[self.outage]).moves == []

    def test_leaves_what_was_due_before_it(self) -> None:
        planned = pass_time(new_head(), 101, outages=[(at(40), at(100))])
        assert kinds(planned) == ["TimeUp", "Suspend", "Resume"]
        assert planned.moves[0].at == 30_000

    def test_is_owed_until_it_is_credited(self) -> None:
        head, now, known = new_head(), at(101), PlanContext([self.outage])
        assert owes_time(head, now, known)
        assert not owes_time(head, now, NOBODY)
        assert not owes_time(pass_time(head, 101, outages=[self.outage]).head, now, known)

    def test_is_nothing_to_a_match_that_began_after_it_or_stood(self) -> None:
        head = new_head(begun_at=at(200))
        assert plan(head, Asked(at(201)), PlanContext([self.outage])).moves == []
        stood = pass_time(new_head(), 130, alone_since=at(0)).head
        assert pass_time(stood, 300, outages=[(at(150), at(200))]).moves == []

    def test_two_are_credited_one_after_the_other(self) -> None:
        outages = [(at(5), at(10)), (at(12), at(20))]
        planned = pass_time(new_head(), 21, outages=outages)
        assert kinds(planned) == ["Suspend", "Resume", "Suspend", "Resume"]
        assert planned.act().due == at(30 + 5 + 8)


class TestAMatchLeftAlone:
    """It stands still when no person has been present for two minutes."""

    gone = at(-ALONE / 1000 + 20)
    """They have been, 20 seconds after it began."""

    def stood(self) -> Head:
        return pass_time(new_head(), 400, alone_since=self.gone).head

    def test_stands_from_then_on_and_not_earlier(self) -> None:
        planned = pass_time(new_head(), 400, alone_since=self.gone)
        assert kinds(planned) == ["Suspend"]
        assert planned.moves[0].at == 20_000
        assert planned.act().due is None

    def test_is_settled_up_to_then(self) -> None:
        planned = pass_time(new_head(), 400, alone_since=at(-ALONE / 1000 + 40))
        assert kinds(planned) == ["TimeUp", "Suspend"]

    def test_does_not_stand_with_a_clock_of_days(self) -> None:
        head = new_head('{"clock":"off"}')
        assert kinds(pass_time(head, 400, alone_since=at(0))) == []

    def test_goes_on_by_a_person_and_not_by_the_clock_with_the_time_that_was_left(self) -> None:
        assert pass_time(self.stood(), 5000, alone_since=at(0)).moves == []
        back = pass_time(self.stood(), 1000, person=True)
        assert kinds(back) == ["Resume"]
        assert back.act().due == at(1010)

    def test_an_act_of_a_person_wakes_it_first(self) -> None:
        stood = self.stood()
        planned = plan(stood, Asked(at(900), 0, asked(stood, PICK), "a", person=True), NOBODY)
        assert kinds(planned) == ["Resume", "PickSide"]
        assert planned.moves[1].at == 20_000


def test_a_fault_of_the_clock_is_told_from_a_fault_of_an_act(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def broken(*_: Any) -> Any:
        raise ZeroDivisionError

    head = new_head()
    monkeypatch.setattr(type(head.begun.game), "apply", broken)
    with pytest.raises(ClockFault):
        plan(head, Asked(at(31)), NOBODY)
    with pytest.raises(ZeroDivisionError):
        plan(head, Asked(at(1), 0, asked(head, PICK), "a"), NOBODY)
