"""Staff who take part in a match: they can do nothing to it, and see of it what players see."""

import pytest
from django.contrib import admin
from django.urls import reverse

from server.accounts.models import Guest, Member
from server.matches.models import Fault, Match
from server.moderation import actions, comparing
from server.moderation.deciding import decide_case
from server.moderation.hosts import hand_host, take_host
from server.moderation.models import AuditEntry, Case
from server.moderation.parties import PATHS, is_party
from server.moderation.voiding import void_match
from server.rooms.chat import say
from server.rooms.hosting import dismiss, kick
from server.rooms.identity import who
from server.rooms.models import ChatLine, Played, Room, Seat
from server.rooms.services import set_ready, sit
from tests.support.guests import ANN, BEN, EVE, finish, refused
from tests.support.sanctions import muted
from tests.support.staff import NO_ROWS
from tests.unit.moderation.cases import WHY, asking, listed, read


@pytest.fixture
def root(db):
    return Member.objects.create_superuser("Zofia")


@pytest.fixture
def match(room):
    """Ann and Ben at play, watched by Eve, who is muted there; a fault, a reported line, and an
    entry on record."""
    sit(room.code, BEN, 1, "Ben")
    for guest in (ANN, BEN):
        set_ready(room.code, guest, True)
    room.refresh_from_db()
    say(room.code, EVE, "She has the ace", watching_as="Eve")
    Fault.objects.create(match=room.match, version=1, seat=0, at=1, action="{}", trace="")
    Case.objects.create(room=room, place=room.code, channel="watchers", number=1)
    AuditEntry.objects.create(
        **{"who": "a", "what": "hide_line", "kind": "line", "target": "x", "reason": WHY},
        **{"room": room.code, "before": {"text": "ace"}, "after": {}},
    )
    muted(EVE, room=room)
    return room


def plays(member, match):
    Guest.objects.filter(id=BEN).update(member=member)


def played_before_signing_in_elsewhere(member, match):
    Guest.objects.create(member=member, before=BEN)


def has_left_the_table(member, match):
    plays(member, match)
    match.seats.filter(guest=BEN).update(guest=None)


def was_sent_away(member, match):
    other = Guest.objects.create(member=member)
    match.barred = [{"guest": str(other.pk), "name": "Z"}]
    match.save()


def was_removed_as_a_spectator(member, match):
    Guest.objects.filter(id=EVE).update(member=member)
    dismiss(match.code, ANN, who(match.code, EVE, member.pk), "Eve")


def runs_the_room(member, match):
    match.host = Guest.objects.create(member=member)
    match.save()


PARTIES = [
    *(plays, played_before_signing_in_elsewhere, has_left_the_table, was_sent_away),
    *(was_removed_as_a_spectator, runs_the_room),
]


@pytest.mark.parametrize("takes_part", PARTIES)
def test_who_takes_part_in_a_match_can_do_nothing_to_it(root, match, runtime, takes_part):
    takes_part(root, match)
    match.refresh_from_db()
    before = AuditEntry.objects.deeds().count()
    for act in (
        lambda: actions.close_room(root, match, WHY),
        lambda: actions.reopen_room(root, match, WHY),
        lambda: actions.show_line(root, ChatLine.objects.get(), WHY),
        lambda: actions.empty_seat(root, match.seats.get(number=0), WHY),
        lambda: actions.hide_line(root, ChatLine.objects.get(), WHY),
        lambda: actions.lock_room(root, match, WHY),
        lambda: actions.unlock_room(root, match, WHY),
        lambda: take_host(root, match, "spam", WHY),
        lambda: hand_host(root, match.seats.get(number=1), "spam", WHY),
        lambda: void_match(root, match.match, "cheating", WHY),
        lambda: actions.freeze_match(root, match.match, WHY),
        lambda: actions.resume_match(root, match.match, WHY),
        lambda: comparing.rebuild_match(root, match.match, WHY),
        lambda: decide_case(root, Case.objects.get(), "hide", "insult", WHY),
    ):
        with refused("party", match):
            act()
    assert runtime.asked == []
    assert AuditEntry.objects.deeds().count() == before


@pytest.mark.parametrize("takes_part", PARTIES)
def test_who_takes_part_in_a_match_is_shown_nothing_of_it(root, match, client, takes_part):
    client.force_login(root)

    def shown():
        return {bool(listed(root, model)) for model in PATHS}

    assert shown() == {True}
    takes_part(root, match)
    assert shown() == {False}
    for model in (Room, Match, ChatLine, Seat, Played, Fault, Case):
        row = model._default_manager.first()
        page = admin.site._registry[model]
        assert page.get_object(asking(root), str(row.pk)) is None
    assert match.code not in read(client, f"/admin/accounts/guest/{ANN}/change/")
    match.refresh_from_db()
    finish(match)
    assert shown() == {True}


def test_who_has_no_part_in_it_judges_it(root, match):
    for target in (match, match.match, match.seats.first(), ChatLine.objects.first()):
        assert target is not None and not is_party(root, target)
    actions.hide_line(root, ChatLine.objects.get(), WHY)
    plays(root, match)
    finish(match)
    actions.close_room(root, match, WHY)


def test_staff_do_not_close_the_account_of_whom_they_play_against(root, match, client):
    client.force_login(root)
    ann = Member.objects.create_user("Anna")
    Guest.objects.filter(id=ANN).update(member=ann)
    page = reverse("admin:accounts_member_change", args=[ann.pk])
    form = {"role": "", **NO_ROWS, "reason": WHY}
    plays(root, match)
    assert client.post(page, form).status_code == 403
    ann.refresh_from_db()
    assert ann.is_active
    match.refresh_from_db()
    finish(match)
    assert client.post(page, form).status_code == 302
    ann.refresh_from_db()
    assert not ann.is_active


def test_being_sent_away_by_the_host_is_a_part_in_the_matches_that_follow(root, room):
    sit(room.code, BEN, 1, "Ben")
    plays(root, room)
    kick(room.code, ANN, 1, {0, 1})
    assert not is_party(root, room)
    sit(room.code, EVE, 1, "Eve")
    for guest in (ANN, EVE):
        set_ready(room.code, guest, True)
    assert is_party(root, room)


def test_every_list_of_the_admin_says_whether_it_tells_of_matches():
    """A model whose rows belong to a room or a match is hidden from its party, or is none."""
    about = {
        model._meta.concrete_model
        for model in admin.site._registry
        if {field.name for field in model._meta.get_fields()} & {"room", "match"}
    }
    assert about <= {*PATHS}
