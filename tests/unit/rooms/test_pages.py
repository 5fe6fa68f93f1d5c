"""The pages of rooms, as a browser gets them."""

import json
import re
from html import unescape

import pytest
from django.test import Client

from server.accounts.guests import COOKIE, guest_id_of
from server.accounts.models import Guest, Member
from server.core.messages import say
from server.core.module_graph import ANY_IMPORT, modules_behind
from server.rooms.models import Room
from server.rooms.services import room_picture
from tests.support.guests import ANN, GAME
from tests.support.processes import ROOT
from tests.unit.rooms.forms import page_of, submit

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("plain_statics")]

LANGUAGES = pytest.mark.parametrize("language", ["pl", "en"])


def test_the_front_page_offers_every_game_with_its_options_and_poster(client):
    page = client.get("/").content.decode()
    assert f'value="{GAME}"' in page
    assert 'name="best_of" value="3"' in page
    assert re.search(rf'<img class="poster" src="[^"]*{GAME}/poster[^"]*svg" alt=""', page)


def test_the_first_page_makes_a_guest_who_stays_the_same_but_no_row(client):
    cookie, again = (client.get("/").cookies[COOKIE] for _ in range(2))
    assert guest_id_of({COOKIE: cookie.value}) == guest_id_of({COOKIE: again.value}) is not None
    assert cookie["httponly"] and cookie["samesite"] == "Lax"
    assert not Guest.objects.exists()
    # A forged one is replaced.
    client.cookies[COOKIE] = f"{ANN.hex}:forged"
    assert guest_id_of({COOKIE: client.get("/").cookies[COOKIE].value}) not in {None, ANN}


def test_opening_a_room_leads_to_its_page_and_to_seat_0(browser):
    response = submit(browser, best_of="3")
    room = Room.objects.get()
    assert response["Location"] == f"/r/{room.code}/"
    assert room.options["best_of"] == 3
    assert room_picture(room.code).guests == {0: ANN}
    # Who types no name gets the one that was suggested.
    assert page_of(browser.get(f"/r/{room.code}/"))["you"] == {"name": Guest.objects.get().name}


@LANGUAGES
def test_a_form_that_was_refused_comes_back_as_it_was_filled_in(browser, language):
    browser.defaults["HTTP_ACCEPT_LANGUAGE"] = language
    answer = submit(browser, name="x" * 25, best_of="3")
    page = answer.content.decode()
    assert answer.status_code == 400 and say(language, "refuse-bad-name") in page
    assert 'name="best_of" value="3" checked' in page
    assert f'value="{"x" * 25}"' in page
    assert not Room.objects.exists()


def test_every_page_names_the_privacy_page_one_without_a_foot_too(client, room):
    for path in ("/", f"/r/{room.code}/", "/nowhere/", "/workshop/space_hulk/new/"):
        assert '<link rel="privacy-policy" href="/privacy/">' in client.get(path).content.decode()


def test_a_room_page_tells_its_scripts_where_everything_is(client, room):
    page = page_of(client.get(f"/r/{room.code}/", headers={"accept-language": "pl-PL"}))
    assert page["code"] == room.code
    assert page["language"] == "pl"
    assert page["game"] == {
        "slug": GAME,
        "board": f"/static/{GAME}/board.js",
        "css": f"/static/{GAME}/board.css",
        "words": ["/static/words/pl.ftl", f"/static/{GAME}/words/pl.ftl"],
        "poster": f"/static/{GAME}/poster.svg",
        "seats": ["leader", "seat", "seats", "victim", "winner"],
        "rules": {"text": f"/rules/{GAME}/pl.html", "css": "/static/css/site/rules.css"},
    }
    assert page["socket"] == f"/ws/rooms/{room.code}/"
    assert page["link"] == f"http://testserver/r/{room.code}/"


def test_a_room_page_holds_no_secret_of_the_room(client, running):
    page = client.get(f"/r/{running.code}/").content.decode()
    assert not any(each in page for each in (running.secret, running.match.seed, ANN.hex, str(ANN)))


def shared(page):
    """What a messenger reads of a page."""
    found = re.findall(r'<meta property="og:(\w+)" content="([^"]*)">', page)
    return {name: unescape(content) for name, content in found}


@LANGUAGES
def test_a_messenger_shows_the_game_and_who_invites_and_a_search_engine_nothing(
    client, room, language
):
    page = client.get(f"/r/{room.code}/", headers={"accept-language": language}).content.decode()
    told = shared(page)
    name = say(language, "game-name", GAME)
    assert told["title"].startswith(say(language, "invite-title", name="Ann", title=name))
    assert told["description"].startswith(say(language, "game-line", GAME))
    assert told["description"].endswith(say(language, "invite-preview", people="Ann"))
    assert told["image"] == f"http://testserver/static/{GAME}/preview.jpg"
    assert told["url"] == f"http://testserver/r/{room.code}/"
    assert '<meta name="robots" content="noindex">' in page


def test_a_name_in_a_preview_is_only_a_name_and_of_a_closed_or_empty_room_there_is_none(
    client, room
):
    name, ann = '"><b>&{x}', room.seats.filter(number=0)
    ann.update(name=name)
    page = client.get(f"/r/{room.code}/").content.decode()
    assert f"{name} invites you" in shared(page)["title"]
    assert "<b>&" not in page.split("<body")[0]
    for seat, closed in (({"guest": None, "name": ""}, False), ({"guest": ANN, "name": "A"}, True)):
        ann.update(**seat)
        Room.objects.update(closed=closed)
        told = shared(client.get(f"/r/{room.code}/").content.decode())
        assert told["title"].startswith(say("en", "game-name", GAME))


@LANGUAGES
def test_a_room_nobody_opened_is_not_found_in_words(client, language):
    for code in ("bcdfghjkmnpq", "x", "ł", "a%00b"):
        response = client.get(f"/r/{code}/", headers={"accept-language": language})
        assert response.status_code == 404
        assert say(language, "room-lost-title") in response.content.decode()


def test_the_import_map_is_the_one_inline_script_and_carries_a_nonce_used_once(client, room):
    nonces = set()
    for _ in range(2):
        response = client.get(f"/r/{room.code}/")
        nonce = re.search(r"'nonce-([^']+)'", response["Content-Security-Policy"])
        inline = re.findall(r"<script(?![^>]*\bsrc=)([^>]*)>", response.content.decode())
        assert [tag for tag in inline if "application/json" not in tag] == [
            f' type="importmap" nonce="{nonce[1]}"'
        ]
        nonces.add(nonce[1])
    assert len(nonces) == 2


PAGES = [
    *("/", "/lobby/", "/r/{room}/", "/rules/", f"/rules/{GAME}/", "/settings/"),
    "/people/somebody/",
    *("/account/login/", "/account/signup/", "/account/password/change/", "/account/delete/"),
    *("/r/bcdfghjkmnpq/", "/m/bcdfghjkmnpq/", "/nowhere/"),
]


NAMED = set(json.loads((ROOT / "static" / "importmap.json").read_text())["imports"].values())
"""The modules that are imported by a name of the map."""


@pytest.mark.parametrize("known", [False, True], ids=["guest", "member"])
def test_the_import_map_comes_before_every_module(room, client, known):
    """Firefox ignores a map that comes after a module or the preload of one."""
    somebody = Member.objects.create_user("somebody")
    if known:
        client.force_login(somebody)
    for address in PAGES:
        page = client.get(address.format(room=room.code), follow=True).content.decode()
        modules = re.findall(r'<(?:script|link)\b[^>]*"(module|modulepreload|importmap)"', page)
        entries = re.findall(r'<script type="module" src="/static/([^"]+)"', page)
        assert "module" in modules and entries, address
        # Also what is imported only when somebody asks for it.
        named = any(NAMED.intersection(modules_behind(entry, ANY_IMPORT)) for entry in entries)
        assert modules.count("importmap") == named, address
        assert (modules[0] == "importmap") == named, address


@LANGUAGES
def test_a_page_holds_the_words_for_when_its_modules_do_not_come(room, client, language):
    """Before the first module, so that no failure is missed (static/js/site/stuck.js)."""
    for address in ("/", "/lobby/", f"/r/{room.code}/"):
        page = client.get(address, headers={"accept-language": language}).content.decode()
        for key in ("stuck", "stuck-why", "stuck-old", "stuck-again"):
            assert say(language, key) in unescape(page)
        _, _, after = page.partition("js/site/stuck.js")
        assert re.search(r'js/(?:lobby/lobby|room/main)\.js"></script>', after)


def test_the_policy_of_the_site_allows_nothing_by_itself_and_is_told_once(client):
    for address in ("/", "/nowhere/"):
        response = client.get(address)
        policy = response["Content-Security-Policy"]
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "connect-src 'self' ws://testserver" in policy
        assert "unsafe" not in policy
        assert "Content-Security-Policy-Report-Only" not in response


def test_no_page_of_the_admin_needs_a_style_or_script_of_its_own(client, admin_client):
    sign_in = client.get("/admin/login/")
    assert sign_in["Location"].startswith("/account/login/")
    assert COOKIE not in sign_in.cookies
    for address in ("/admin/", "/admin/rooms/room/", "/admin/accounts/member/1/change/"):
        response = admin_client.get(address)
        policy, page = response["Content-Security-Policy"], response.content.decode()
        assert "style-src-elem 'self';" in f"{policy};" and "script-src-attr 'none'" in policy
        assert "ws://" not in policy
        assert "Content-Security-Policy-Report-Only" not in response
        assert response.status_code == 200 and "<style" not in page
        assert not re.search(r"<script(?![^>]*\bsrc=)(?![^>]*application/json)", page)
        assert not re.search(r"\son(?:click|load|change|submit)=", page)


def test_a_language_that_was_chosen_beats_that_of_the_browser(client):
    page = client.get("/", headers={"accept-language": "de"}).content.decode()
    assert '<html lang="en">' in page, "who speaks neither gets English"
    client.post("/i18n/setlang/", {"language": "pl", "next": "/"})
    page = client.get("/", headers={"accept-language": "en"}).content.decode()
    assert '<html lang="pl">' in page


def test_a_room_page_is_only_looked_at_by_a_messenger_too_and_by_the_sites_name(client, room):
    for code, status in ((room.code, 200), ("bcdfghjkmnpq", 404)):
        assert client.head(f"/r/{code}/").status_code == status
    assert client.get("/", headers={"host": "elsewhere.example"}).status_code == 400


def test_a_form_that_was_refused_leads_back_to_a_page_in_the_other_language(room):
    forger = Client(enforce_csrf_checks=True, headers={"accept-language": "pl"})
    own = f"/r/{room.code}/mine/"
    for address in ("/rooms/", "/rooms/anywhere/", own, "/account/export/", "/i18n/setlang/"):
        refused = forger.post(address)
        assert refused.status_code == 403
        page = refused.content.decode()
        assert say("pl", "csrf-title") in page
        here = re.search(r'name="next" value="([^"]+)"', page)
        asked = {"language": "en", "next": here[1]}
        other = Client().post("/i18n/setlang/", asked, follow=True)
        assert other.status_code == 200 and '<html lang="en"' in other.content.decode()
    assert Room.objects.get() == room
