"""The pages of blocks: whom one can see one can block, from a form or from a room's menu; the list
is one's own, and the blocked person finds nothing of it."""

import json
from html import unescape

import pytest

from server.core.messages import say
from server.rooms import blocking
from server.rooms.blocking import Person, blocks_of
from server.rooms.chat import say as say_line
from server.rooms.identity import identity_of
from server.rooms.models import Block
from server.rooms.services import sit
from tests.support.guests import ANN, BEN, EVE
from tests.unit.members.visitors import Visitor


@pytest.fixture
def ben(room):
    """He sits with Ann, who has said something."""
    sit(room.code, BEN, 1, "Ben")
    say_line(room.code, ANN, "hello")
    return Visitor(BEN)


def of_ann(room):
    return [
        f"/r/{room.code}/block/person/{identity_of(room.code, ANN)}/",
        f"/r/{room.code}/block/table/1/",
    ]


def text(response):
    return unescape(response.content.decode())


def from_menu(visitor, address):
    """As a room's menu asks."""
    visitor.get("/settings/")
    headers = {"accept": "application/json", "x-csrftoken": visitor.cookies["csrftoken"].value}
    return visitor.post(address, headers=headers)


@pytest.mark.parametrize("number", [0, 1])
def test_a_person_or_the_author_of_a_line_is_blocked_and_listed(room, ben, number):
    ben.defaults["HTTP_ACCEPT_LANGUAGE"] = "pl"
    address = of_ann(room)[number]
    assert say("pl", "block-title", name="Ann") in text(ben.get(address))
    response = ben.submit(address)
    assert response["Location"] == "/blocks/"
    listed = text(ben.get("/blocks/"))
    assert say("pl", "block-done", name="Ann") in listed and "<b>Ann</b>" in listed
    assert blocks_of(Person(BEN)).get().whom_guest_id == ANN


def test_a_profile_is_blocked(member, ben):
    address = f"/people/{member.username}/block/"
    menu = f"/people/{member.username}/about/"
    assert menu in text(ben.get(f"/people/{member.username}/"))
    assert address in text(ben.get(menu))
    ben.submit(address)
    assert blocks_of(Person(BEN)).get().whom_member == member
    # The settings of a guest and of a member lead to the list.
    assert 'href="/blocks/"' in text(ben.get("/settings/"))
    ben.sign_up("Ben")
    assert 'href="/blocks/"' in text(ben.get("/settings/"))


def test_from_a_menu_there_is_no_page_and_what_is_refused_has_a_code(room, ben):
    for address in of_ann(room):
        assert from_menu(ben, address).status_code == 204
    own = blocks_of(Person(BEN)).get()
    refused = from_menu(ben, f"/r/{room.code}/block/table/7/")
    assert refused.status_code == 400
    assert json.loads(refused.content)["refused"] == {
        "code": "block-nobody",
        "text": say("en", "refuse-block-nobody"),
    }
    assert from_menu(ben, f"/blocks/{own.code}/lift/").status_code == 204
    assert not Block.objects.exists()


@pytest.mark.parametrize("visitor", [ANN, EVE])
def test_nobody_blocks_themselves_or_whom_they_cannot_see(room, ben, visitor):
    """Ann is the author; a line that is not there is nobody's."""
    forger = Visitor(visitor)
    line = of_ann(room)[1] if visitor == ANN else f"/r/{room.code}/block/nowhere/1/"
    lost = forger.get(line)
    assert lost.status_code == 404 and say("en", "refuse-block-nobody") in text(lost)
    response = forger.submit("/settings/", line)
    assert response.status_code == 400
    assert say("en", "refuse-block-nobody") in text(response)
    assert not Block.objects.exists()


def test_a_block_is_ended_from_the_list_once_and_one_too_many_is_said(room, ben, monkeypatch):
    ben.defaults["HTTP_ACCEPT_LANGUAGE"] = "pl"
    ben.submit(of_ann(room)[0])
    lift = f"/blocks/{Block.objects.get().code}/lift/"
    assert ben.get(lift)["Location"] == "/blocks/"
    for _ in range(2):
        assert ben.submit("/blocks/", lift)["Location"] == "/blocks/"
    page = text(ben.get("/blocks/"))
    assert say("pl", "block-lifted") in page and say("pl", "blocks-none") in page
    monkeypatch.setattr(blocking, "MOST", 0)
    response = ben.submit(of_ann(room)[0])
    assert response.status_code == 400
    assert say("pl", "refuse-too-many-blocked", most=0) in text(response)


def test_the_blocked_person_finds_nothing_of_it(room, ben):
    # Nothing is taken without the token of a form.
    assert ben.post(of_ann(room)[0]).status_code == 403
    ben.submit(of_ann(room)[0])
    own, ann = Block.objects.get(), Visitor(ANN)
    assert say("en", "blocks-none") in text(ann.get("/blocks/"))
    assert ann.submit("/settings/", f"/blocks/{own.code}/lift/")["Location"] == "/blocks/"
    exported = ann.submit("/settings/", "/account/export/").content.decode()
    assert "Ben" not in exported and json.loads(exported)["blocked"] == []
    exported = json.loads(ben.submit("/settings/", "/account/export/").content)
    assert [each["name"] for each in exported["blocked"]] == ["Ann"]
    assert Block.objects.get() == own
    for page in ("/", "/lobby/", "/settings/", "/reports/", f"/r/{room.code}/"):
        assert own.code not in text(ann.get(page))
