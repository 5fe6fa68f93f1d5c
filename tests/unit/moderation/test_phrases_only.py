"""Quick phrases as all that somebody may say: imposed, carried on, told, objected to and ended like
a mute, which outweighs it."""

from __future__ import annotations

from datetime import timedelta
from html import unescape
from uuid import UUID, uuid4

import pytest
from django.utils import timezone

from server.accounts.models import Guest, Member
from server.core.messages import say
from server.moderation.deciding import answer_appeal, appeal, decide_case, undo_decision
from server.moderation.models import PERIODS, AuditEntry, Case
from server.moderation.muting import end_phrases, limit_to_phrases
from server.moderation.reporting import report
from server.rooms.chat import say as say_line
from server.rooms.chat import say_phrase
from server.rooms.models import Room, Sanction
from server.rooms.opening import open_room
from server.rooms.refusals import Refused
from server.rooms.sanctions import UNTRACED, Traces, note_range, read_in_force, refusal
from server.rooms.services import room_picture, sit
from tests.support.guests import ANN, BEN, GAME, refused
from tests.support.sanctions import muted
from tests.unit.members.visitors import Visitor
from tests.unit.moderation.conftest import Staff

WHY = "it had to be"
LANGUAGES = pytest.mark.parametrize("language", ["pl", "en"])


@pytest.fixture
def case(room: Room) -> Case:
    """Ben has reported a line of Ann's."""
    sit(room.code, BEN, 1, "Ben")
    say_line(room.code, ANN, "you are all vile")
    return report(room.code, BEN, "table", 1, "insult", "please look").case


def words_refused(room: Room, traces: Traces = UNTRACED, guest: UUID = ANN) -> str:
    """Why somebody's own words are refused; empty if they are not. Phrases are never."""
    say_phrase(room.code, guest, "thanks", "Somebody", traces)
    try:
        say_line(room.code, guest, "hello there", "Somebody", traces)
    except Refused as refusal:
        return refusal.code
    return ""


def test_phrases_are_heard_and_words_are_not(room: Room) -> None:
    muted(ANN, kind="phrases")
    assert words_refused(room) == "phrases-for-now"
    Sanction.objects.update(until=timezone.now())
    assert words_refused(room) == ""


def test_of_one_room_it_holds_there_alone(room: Room) -> None:
    other = open_room(ANN, "Ann", GAME, {}, public=False)
    muted(ANN, kind="phrases", room=room)
    assert (words_refused(room), words_refused(other)) == ("phrases-for-now", "")


def test_a_mute_is_told_first_however_short(room: Room) -> None:
    muted(ANN, kind="phrases", lasts=timedelta(days=7))
    muted(ANN, lasts=timedelta(hours=1))
    assert [each.kind for each in read_in_force()] == ["mute", "phrases"]
    for speak in (say_line, say_phrase):
        with refused("muted", room):
            speak(room.code, ANN, "hi")


def test_nobody_speaks_by_renaming(room: Room) -> None:
    muted(BEN, "Ben", kind="phrases")
    with refused("name-while-muted", room):
        sit(room.code, BEN, 1, "You are all vile")
    sit(room.code, BEN, 1, "Ben")


@LANGUAGES
def test_a_new_cookie_of_the_household_is_limited_too_and_told_so(
    room: Room, language: str
) -> None:
    root = muted(ANN, "Ann", kind="phrases")
    note_range(root.pk, "home")
    fresh = uuid4()
    here = Traces("home", "", timezone.now())
    assert words_refused(room, here, fresh) == "phrases-for-now"
    carried = Sanction.objects.get(root=root)
    assert (carried.kind, carried.guest_id, carried.until) == ("phrases", fresh, root.until)
    page = Visitor(fresh, language).get(f"/decisions/{carried.code}/")
    text = unescape(page.content.decode())
    assert say(language, "decision-outcome-phrases-carried-on") in text


@LANGUAGES
@pytest.mark.parametrize(
    ("lasts", "words"),
    [
        (timedelta(seconds=5), ("jeszcze przez minutę", "one more minute")),
        (timedelta(hours=2), ("2 godziny", "2 more hours")),
        (timedelta(days=7), ("7 dni", "7 more days")),
    ],
)
def test_the_refusal_says_how_long_and_why(
    db: None, language: str, lasts: timedelta, words: tuple[str, str]
) -> None:
    told = refusal(muted(ANN, lasts=lasts, kind="phrases"))
    text = say(language, f"refuse-{told.code}", GAME, None, **told.params)
    assert words[language == "en"] in text and say(language, "because-insult") in text


# ---- from the desk


def test_a_decision_hides_the_line_and_limits_its_author(
    member: Member, case: Case, room: Room
) -> None:
    decide_case(member, case, "phrases-week", "insult", WHY)
    assert room_picture(case.place).hidden == {"table": [1]}
    assert words_refused(room) == "phrases-for-now"
    limit = Sanction.objects.get()
    assert (limit.kind, limit.by, limit.code) == ("phrases", member, case.code)
    assert abs(limit.until - timezone.now() - PERIODS["week"]) < timedelta(minutes=1)
    undo_decision(member, case, WHY)
    assert room_picture(case.place).hidden == {"table": []} and words_refused(room) == ""


@LANGUAGES
@pytest.mark.parametrize("upheld", [True, False])
def test_its_person_reads_why_and_objects(
    member: Member, case: Case, room: Room, language: str, upheld: bool
) -> None:
    decide_case(member, case, "phrases-week", "insult", "a secret reason")
    ann = Visitor(ANN, language)
    page = unescape(ann.get(f"/decisions/{case.code}/").content.decode())
    for key in ("decision-outcome-phrases", "because-insult", "appeal-title"):
        assert say(language, key) in page
    assert all(part in page for part in say(language, "phrases-stands", date="X").split("X"))
    assert "a secret reason" not in page
    appeal(case, "it was a quotation")
    answer_appeal(Member.objects.create_user("Olga"), case, upheld, WHY)
    assert words_refused(room) == ("phrases-for-now" if upheld else "")
    page = unescape(ann.get(f"/decisions/{case.code}/").content.decode())
    assert say(language, "appeal-upheld" if upheld else "appeal-unmuted") in page


def test_a_guest_is_limited_from_their_page_and_let_write_again(staff: Staff, room: Room) -> None:
    client = staff("moderator")
    page = f"/admin/accounts/guest/{ANN}"
    text = client.get(f"{page}/change/").content.decode()
    assert f"{page}/limit-to-phrases/" in text and "end-phrases" not in text
    sent = {"period": "day", "ground": "spam", "reason": WHY}
    client.post(f"{page}/limit-to-phrases/", sent)
    assert words_refused(room) == "phrases-for-now"
    text = client.get(f"{page}/change/").content.decode()
    assert "end-phrases" in text and "end-mutes" not in text
    assert say("en", "admin-phrases") in text
    listed = client.get("/admin/rooms/sanction/?kind=phrases").content.decode()
    assert f"{page}/end-phrases/" in listed
    client.post(f"{page}/end-phrases/", {"reason": "A mistake"})
    assert words_refused(room) == ""
    rows = AuditEntry.objects.deeds().order_by("pk").values_list("what", "target", "reason")
    assert list(rows) == [("limit_to_phrases", "Ann", WHY), ("end_phrases", "Ann", "A mistake")]


@pytest.mark.parametrize("do", ["limit-to-phrases", "end-phrases"])
@pytest.mark.parametrize(("group", "status"), [("helper", 403), ("moderator", 200)])
def test_it_is_for_whoever_may_mute(
    staff: Staff, room: Room, do: str, group: str, status: int
) -> None:
    muted(ANN, kind="phrases")
    assert staff(group).get(f"/admin/accounts/guest/{ANN}/{do}/").status_code == status


def test_nobody_limits_themselves_or_ends_what_is_not(member: Member, room: Room) -> None:
    own = Guest.objects.create(member=member)
    with refused("yourself"):
        limit_to_phrases(member, own, "day", "spam", WHY)
    muted(ANN)
    with refused("not-limited"):
        end_phrases(member, Guest.objects.get(pk=ANN), WHY)
    assert not AuditEntry.objects.deeds().exists()
