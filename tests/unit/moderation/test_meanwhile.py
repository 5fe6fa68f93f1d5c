"""What has changed between a form of the desk and its sending: it was sent already, or whom it is
about is gone, is called otherwise, or a bot sits there by now. Nothing is half-done, and whoever
has sent it is told."""

from datetime import timedelta

import pytest
from django.db.models import F
from django.utils import timezone

from server.accounts.models import Guest, Member
from server.core.messages import say
from server.moderation import muting
from server.moderation.banning import ban_person
from server.moderation.models import AuditEntry, Case
from server.moderation.muting import limit_to_phrases, mute_person
from server.moderation.renaming import rename_person
from server.rooms.models import Room, Sanction
from tests.support.guests import ANN, EVE, refused
from tests.support.sanctions import muted
from tests.unit.moderation.cases import WHY, deeds, sent

DEEDS = {
    "mute": lambda who, ann: mute_person(who, ann, "day", "spam", WHY),
    "phrases": lambda who, ann: limit_to_phrases(who, ann, "day", "spam", WHY),
    "ban": lambda who, ann: ban_person(who, ann, "day", "spam", WHY),
    "rename": lambda who, ann: rename_person(who, ann, "spam", WHY),
}


def how_much():
    """How much was done; each of it has its case and its entry."""
    counts = {Sanction.objects.count(), Case.objects.count(), len(deeds())}
    assert len(counts) == 1, "something is half-done"
    return counts.pop()


@pytest.mark.parametrize("kind", DEEDS)
def test_the_same_at_once_is_refused_whole(moderator, ann, kind):
    DEEDS[kind](moderator, ann)
    ann.refresh_from_db()
    name = ann.name
    with refused("imposed-just-now"):
        DEEDS[kind](moderator, ann)
    ann.refresh_from_db()
    assert how_much() == 1 and ann.name == name


def test_another_wish_is_none_of_the_same_nor_is_it_later_or_by_somebody_else(
    moderator, other, ann
):
    DEEDS["mute"](moderator, ann)
    mute_person(moderator, ann, "week", "spam", WHY)
    mute_person(moderator, ann, "day", "insult", WHY)
    DEEDS["mute"](other, ann)
    assert how_much() == 4
    ago = timedelta(minutes=1)
    Sanction.objects.update(until=F("until") - ago)
    DEEDS["mute"](moderator, ann)
    assert how_much() == 5
    Sanction.objects.update(ended_at=F("began_at"))
    DEEDS["mute"](moderator, ann)
    assert how_much() == 6


def test_whoever_sent_it_twice_is_told(staff, ann, monkeypatch):
    # On a machine that has other work half a minute goes by between two pages.
    monkeypatch.setattr(muting, "JUST_NOW", timedelta(hours=1))
    client, page = staff("moderator"), f"/admin/accounts/guest/{ann.pk}/mute/"
    for key in ("done-mute_person", "refuse-imposed-just-now"):
        assert say("en", key) in sent(client, page, period="day", ground="spam", reason=WHY)
    assert how_much() == 1


# ---- whom it is about has changed


def test_who_is_gone_by_then_is_not_there(staff, ann):
    client, page = staff("moderator"), f"/admin/accounts/guest/{ann.pk}/rename/"
    assert client.get(page).status_code == 200
    Room.objects.all().delete()
    ann.delete()
    assert say("en", "not-here") in sent(client, page, ground="name", reason=WHY)
    assert how_much() == 0


def test_who_is_called_otherwise_by_then_is_the_same_person(staff, ann):
    ania = Member.objects.create_user("Ania")
    Guest.objects.update(member=ania)
    client, page = staff("moderator"), f"/admin/accounts/member/{ania.pk}/mute/"
    assert "Ania" in client.get(page).content.decode()
    Member.objects.filter(pk=ania.pk).update(username="Joanna")
    client.post(page, {"period": "day", "ground": "spam", "reason": WHY})
    assert Sanction.objects.get().member == ania
    assert AuditEntry.objects.deeds().get().target == "Joanna"


@pytest.mark.parametrize("do", ["empty", "hand-host"])
def test_a_seat_that_a_bot_has_by_then_is_nobodys(staff, table, do):
    seat = table.seats.get(number=1)
    client, page = staff("moderator"), f"/admin/rooms/seat/{seat.pk}/{do}/"
    assert client.get(page).status_code == 200
    table.seats.filter(number=1).update(guest=None, name="", bot_level="easy")
    told = sent(client, page, ground="spam", reason=WHY)
    assert say("en", "refuse-no-person", seat=2) in told
    assert how_much() == 0 and Room.objects.get().host_id == ANN


@pytest.mark.parametrize("do", ["empty", "hand-host"])
def test_at_a_seat_of_somebody_else_by_then_nothing_is_done_until_it_was_looked_at(
    staff, table, do
):
    seat = table.seats.get(number=1)
    client, page = staff("moderator"), f"/admin/rooms/seat/{seat.pk}/{do}/"

    def as_shown():
        asked = client.get(page).context
        assert asked["targets"][0].endswith(table.seats.get(number=1).name)
        return {**dict(asked["asked"]), "ground": "spam", "reason": WHY}

    before = as_shown()
    Guest.objects.create(id=EVE, name="Eve")
    table.seats.filter(number=1).update(guest=EVE, name="Eve")
    assert say("en", "seat-changed") in sent(client, page, **before) and how_much() == 0
    client.post(page, as_shown())
    assert AuditEntry.objects.deeds().count() == 1


@pytest.mark.parametrize(
    ("kind", "do", "none"),
    [
        ("mute", "end-mutes", "not-muted"),
        ("phrases", "end-phrases", "not-limited"),
        ("ban", "end-bans", "not-banned"),
    ],
)
def test_what_ends_by_itself_by_then_is_ended_by_nobody(staff, ann, kind, do, none):
    muted(ANN, kind=kind)
    client, page = staff("moderator"), f"/admin/accounts/guest/{ann.pk}/{do}/"
    assert client.get(page).status_code == 200
    Sanction.objects.update(until=timezone.now())
    assert say("en", f"refuse-{none}") in sent(client, page, reason=WHY)
    assert deeds() == []
