"""Results that staff declare void: on nobody's record, with the reason on the replay, told to all
who played, and counted again by staff or after an objection."""

import pytest

from server.accounts.models import Guest, Member
from server.core.messages import say
from server.matches.models import Match
from server.matches.process.runtime import wall_time
from server.members.profile import records
from server.moderation.deciding import answer_appeal, appeal
from server.moderation.models import NOTHING, VOID, AuditEntry, Case
from server.moderation.parties import Party, shown_to
from server.moderation.voiding import count_match, void_match
from server.rooms.models import Played
from server.rooms.services import room_picture
from tests.support.guests import ANN, BEN, refused
from tests.unit.members.visitors import Visitor
from tests.unit.moderation.cases import WHY, deeds, read

DAY = 24 * 3_600_000


@pytest.fixture
def match(running):
    """Over; the member Anna and the guest Ben have played it."""
    match = running.match
    guest, _ = Guest.objects.get_or_create(pk=BEN, defaults={"name": "Ben"})
    Guest.objects.filter(pk=ANN).update(member=Member.objects.create_user("Anna"))
    Played.objects.filter(match=match).exclude(seat=0).delete()
    Played.objects.create(match=match, room=running, seat=1, guest=guest, name="Ben")
    Match.objects.update(over=True, outcome='{"places": [1, 2], "reason": "x"}')
    return Match.objects.get()


def won():
    return sum(each.won for each in records(Member.objects.get(username="Anna"), own=True))


def test_a_void_result_is_on_nobodys_record(member, match, running):
    version, before = room_picture(running.code).version, Match.objects.values().get()
    assert won() == 1
    void_match(member, match, "cheating", WHY)
    assert won() == 0
    # Nothing of its log is rewritten.
    assert Match.objects.values().get() == {**before, "void": True, "void_ground": "cheating"}
    picture = room_picture(running.code)
    assert (picture.void, picture.voided, picture.version > version) == (True, True, True)
    entry = AuditEntry.objects.get()
    assert (entry.what, entry.target, entry.room) == ("void_match", match.code, running.code)
    assert entry.after == {"void": True, "ground": "cheating"}
    count_match(member, match, WHY)
    assert Match.objects.values().get() == before


def test_it_is_voided_once_and_when_it_is_over_for_everybody(member, match):
    for told, code in (
        ({"over": False}, "not-over"),
        ({"over": True, "told_at": wall_time() + DAY}, "not-over"),
        ({"told_at": None, "void": True}, "void-already"),
    ):
        Match.objects.update(**told)
        with refused(code):
            void_match(member, match, "cheating", WHY)
    assert not Case.objects.exists() and not AuditEntry.objects.exists()
    assert Match.objects.get().void_ground == ""
    # What a host has made void is not counted by staff.
    with refused("not-void"):
        count_match(member, match, WHY)


def test_nobody_voids_a_match_of_their_own_or_answers_an_objection_about_it(member, match):
    anna = Member.objects.get(username="Anna")
    with refused("party"):
        void_match(anna, match, "cheating", WHY)
    void_match(member, match, "cheating", WHY)
    with refused("party"):
        count_match(anna, match, WHY)
    bens = Case.objects.get(author=BEN)
    appeal(bens, "It was her")
    with refused("party"):
        answer_appeal(anna, bens, False, WHY)
    assert not shown_to(Party(anna), Case.objects.all()).exists()
    assert shown_to(Party(member), Case.objects.all()).count() == 2


def test_it_counts_again_and_all_who_played_are_told_of_both(member, match):
    void_match(member, match, "cheating", WHY)
    told = [(case.name, case.outcome, case.ground, case.told) for case in Case.objects.all()]
    assert sorted(told) == [(name, VOID, "cheating", False) for name in ("Ann", "Ben")]
    Case.objects.update(told=True)
    count_match(member, match, WHY)
    assert won() == 1
    for case in Case.objects.all():
        assert (case.outcome, case.undone, case.told) == (NOTHING, VOID, False)
        assert case.only_undone and not case.may_appeal and not case.waits
    assert deeds() == ["void_match", "count_match"]


@pytest.mark.parametrize("upheld", [True, False])
def test_one_objection_that_holds_is_enough(member, other, match, upheld):
    void_match(member, match, "cheating", WHY)
    annas, bens = Case.objects.get(author=ANN), Case.objects.get(author=BEN)
    appeal(annas, "It was him")
    answer_appeal(other, annas, upheld, WHY)
    assert won() == (0 if upheld else 1)
    annas.refresh_from_db()
    bens.refresh_from_db()
    assert (annas.state, annas.outcome, annas.upheld) == (Case.ANSWERED, VOID, upheld)
    taken_back = (VOID, "") if upheld else (NOTHING, VOID)
    assert ((bens.outcome, bens.undone), bens.told) == (taken_back, False)


def test_the_replay_says_why_and_the_decision_leads_there(member, match):
    void_match(member, match, "fault", WHY)
    ben = Visitor(BEN, "pl")
    told = say("pl", "replay-voided", why=say("pl", "because-fault"))
    assert told[:40] in read(ben, f"/m/{match.code}/")
    page = read(ben, f"/decisions/{Case.objects.get(author=BEN).code}/")
    assert f"/m/{match.code}/" in page


def test_the_desk_says_whom_it_touches_and_offers_what_is_possible(staff, match):
    client, page = staff("moderator"), f"/admin/matches/match/{match.pk}"
    shown = read(client, f"{page}/change/")
    assert f"{page}/void/" in shown
    # In words, who won.
    assert say("en", "end-winner", people="Ann", count=1) in shown and "places" not in shown
    asked = read(client, f"{page}/void/")
    assert "Ben is told why" in asked and "Ann is told why" in asked
    client.post(f"{page}/void/", {"reason": WHY, "ground": "spam"})
    assert not Match.objects.get().void
    client.post(f"{page}/void/", {"reason": WHY, "ground": "fault"})
    assert Match.objects.get().void
    shown = read(client, f"{page}/change/")
    assert f"{page}/count/" in shown and f"{page}/void/" not in shown
    assert say("en", "because-fault") in shown
    client.post(f"{page}/count/", {"reason": WHY})
    assert not Match.objects.get().void
