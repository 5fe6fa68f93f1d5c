"""Names that staff take: replaced wherever they are shown, not taken again, told, and given back
after an objection; a member chooses another."""

import pytest
from django.test import Client

from server.accounts.models import Guest, Member
from server.core.messages import say
from server.matches.process.runtime import wall_time
from server.moderation.deciding import answer_appeal, appeal
from server.moderation.models import RENAME, AuditEntry, Case
from server.moderation.muting import mute_person
from server.moderation.renaming import end_renames, rename_person
from server.rooms.chat import name_to_watch_under
from server.rooms.chat import say as say_line
from server.rooms.live.arrivals import lines_anew
from server.rooms.models import ChatLine, Played, RoomPresence, Sanction
from server.rooms.naming import own_name
from server.rooms.sanctions import read_in_force
from server.rooms.services import room_picture, sit
from server.rooms.texts import name_of
from tests.support.finished import finished_match
from tests.support.guests import ANN, BEN, GAME, refused
from tests.unit.members.visitors import Visitor
from tests.unit.moderation.cases import WHY, read


@pytest.fixture
def nasty(room):
    """A guest who sits and has spoken under a bad name."""
    sit(room.code, BEN, 1, "N\u00e1sty")
    say_line(room.code, BEN, "hello")
    return Guest.objects.get(pk=BEN)


@pytest.fixture
def nelly(nasty):
    """The same with an account, whose name looks like it."""
    member = Member.objects.create_user("N\u00e1sty", password="a password of hers")
    nasty.member = member
    nasty.save()
    return member


def name_at_table(room):
    return room_picture(room.code).seats[1].name


def test_a_made_up_name_stands_wherever_the_old_one_stood(member, room, nasty):
    Played.objects.create(match=finished_match(GAME, 2), seat=0, guest=nasty, name="N\u00e1sty")
    version = room_picture(room.code).version
    rename_person(member, nasty, "name", WHY)
    new = Guest.objects.get(pk=BEN).name
    assert new.startswith("Player-") and name_of(new)
    assert name_at_table(room) == new and room_picture(room.code).seats[0].name == "Ann"
    assert ChatLine.objects.get(text="hello").name == new
    assert Played.objects.get(seat=0, guest=nasty).name == new
    assert room_picture(room.code).version > version
    entry = AuditEntry.objects.get()
    assert (entry.what, entry.kind) == ("rename_person", "guest")
    assert (entry.before, entry.after["name"]) == ({"name": "N\u00e1sty"}, new)


def test_pages_that_show_their_lines_are_told_them_anew(member, room, nelly):
    """Of all their browsers, in rooms that are open here; nothing that is hidden."""
    other_browser = Guest.objects.create(name="", member=nelly)
    say_line(room.code, ANN, "welcome")
    say_line(room.code, BEN, "never mind")
    room.chat.filter(guest=BEN).update(name="N\u00e1sty")
    room.chat.filter(text="never mind").update(hidden=True)
    room.chat.create(
        channel="watchers", number=1, guest=other_browser, name="N\u00e1sty", text="ha"
    )
    rename_person(member, nelly, "name", WHY)
    taken = [each for each in read_in_force() if each.kind == RENAME]
    new = Member.objects.get(pk=nelly.pk).username
    told = {
        key: [(line.name, line.text) for line in lines]
        for key, lines in lines_anew([room.code], taken).items()
    }
    assert told == {
        (room.code, "table"): [(new, "hello")],
        (room.code, "watchers"): [(new, "ha")],
    }
    assert lines_anew(["elsewhere"], taken) == {}


def test_the_old_name_is_not_taken_again_and_another_at_once(member, room, nasty):
    rename_person(member, nasty, "name", WHY)
    for name in ("N\u00e1sty", "n\u00e1sty"):
        with refused("name-taken-away", room):
            sit(room.code, BEN, 1, name)
        with refused("name-taken-away", room):
            name_to_watch_under(room.code, BEN, name)
        with refused("name-taken-away"):
            own_name(BEN, name)
    sit(room.code, BEN, 1, "Nice")
    assert name_at_table(room) == "Nice"
    assert own_name(ANN, "N\u00e1sty") == "N\u00e1sty"


def test_who_watches_under_it_may_take_another_at_once(member, room):
    guest = Guest.objects.create(pk=BEN, name="Nasty")
    name_to_watch_under(room.code, BEN, "Nasty")
    there = {"code": room.code, "process": "w", "watching": 1, "at": wall_time()}
    RoomPresence.objects.create(**there, guests=f'{{"x": "{BEN}"}}')
    rename_person(member, guest, "name", WHY)
    assert name_to_watch_under(room.code, BEN, "Nice") == "Nice"


def test_whoever_is_muted_keeps_the_new_one(member, room, nasty):
    mute_person(member, nasty, "hour", "insult", WHY)
    rename_person(member, nasty, "name", WHY)
    with refused("name-while-muted", room):
        sit(room.code, BEN, 1, "Nice")
    new = Guest.objects.get(pk=BEN).name
    assert own_name(BEN, new) == new


def test_a_member_goes_by_it_and_alone_has_the_old_one_to_sign_in_by(member, nelly, room):
    rename_person(member, nelly, "name", WHY)
    nelly.refresh_from_db()
    assert nelly.username == name_at_table(room) == Guest.objects.get(pk=BEN).name
    browser = Visitor()
    read(browser, "/people/N\u00e1sty/", 404)
    assert say("en", "account-taken") in browser.sign_up("N\u00e1sty").content.decode()
    assert browser.sign_in("N\u00c1STY", "a password of hers").status_code == 302
    assert int(browser.session["_auth_user_id"]) == nelly.pk


def test_a_member_chooses_another_once(member, nelly):
    rename_person(member, nelly, "name", WHY)
    client = Client(headers={"accept-language": "en"})
    client.force_login(nelly)
    assert "/account/name/" in read(client, f"/decisions/{Case.objects.get().code}/")
    for wrong in ("N\u00e1sty", "admin", "a b", ""):
        answer = client.post("/account/name/", {"username": wrong})
        assert answer.status_code == 400, wrong
        assert 'role="alert"' in answer.content.decode()
    assert client.post("/account/name/", {"username": "Nelly"}).status_code == 302
    nelly.refresh_from_db()
    assert (nelly.username, nelly.signs_in_as) == ("Nelly", None)
    assert client.post("/account/name/", {"username": "Nora"}).status_code == 302
    assert Member.objects.filter(username="Nora").count() == 0
    assert Client().get("/account/name/").status_code == 302


@pytest.mark.parametrize("chosen", [None, "Nelly"])
def test_after_an_objection_the_name_is_theirs_again_unless_they_have_another(
    member, other, nelly, room, chosen
):
    rename_person(member, nelly, "name", WHY)
    if chosen:
        Member.objects.filter(pk=nelly.pk).update(username=chosen, signs_in_as=None)
    appeal(Case.objects.get(), "It is a family name")
    answer_appeal(other, Case.objects.get(), False, WHY)
    nelly.refresh_from_db()
    assert nelly.username == (chosen or "N\u00e1sty")
    assert nelly.signs_in_as is None
    sit(room.code, BEN, 1, "N\u00e1sty")
    assert name_at_table(room) == "N\u00e1sty"


def test_it_is_ended_before_its_time(member, nelly):
    with refused("not-renamed"):
        end_renames(member, nelly, WHY)
    rename_person(member, nelly, "name", WHY)
    end_renames(member, Member.objects.get(pk=nelly.pk), WHY)
    nelly.refresh_from_db()
    assert nelly.username == Guest.objects.get(pk=BEN).name == "N\u00e1sty"
    assert not Sanction.objects.filter(kind=RENAME).in_force().exists()


def test_neither_staff_nor_oneself_nor_nobody_is_renamed(member, other):
    with refused("renames-staff"):
        rename_person(member, other, "name", WHY)
    with refused("yourself"):
        rename_person(member, member, "name", WHY)
    with refused("no-name"):
        rename_person(member, Guest.objects.create(), "name", WHY)
    assert not Case.objects.exists()


def test_the_desk_says_whom_it_touches(staff, nasty):
    client, page = staff("moderator"), f"/admin/accounts/guest/{BEN}"
    assert "in place of N\u00e1sty" in read(client, f"{page}/rename/")
    client.post(f"{page}/rename/", {"reason": WHY, "ground": "stalling"})
    assert not Case.objects.exists()
    client.post(f"{page}/rename/", {"reason": WHY, "ground": "name"})
    shown = read(client, f"{page}/change/")
    assert f"{page}/end-renames/" in shown and say("en", "admin-rename") in shown
