"""The privacy page says what is deleted when, in both languages, and every page leads to it."""

import re
from http import HTTPStatus

import pytest

from server.core import periods
from server.core.messages import say
from server.members import privacy
from server.operations import retention
from tests.unit.members.visitors import Visitor, read

pytestmark = pytest.mark.django_db


def page(language="en"):
    return read(Visitor(language=language), "/privacy/")


def test_it_says_everything_for_how_long_and_who_runs_the_site_if_that_is_known(settings):
    text = page("pl")
    for key in (*privacy.KEPT, *privacy.STAYS):
        assert say("pl", f"privacy-{key}") in text
        assert say("pl", f"privacy-{key}-line") in text
    for days in privacy.KEPT.values():
        assert say("pl", "privacy-days", days=days) in text
    assert "privacy-" not in re.sub(r"<[^>]*>", "", text)
    assert say("pl", "privacy-no-contact") in text
    settings.CONTACT = "Ada <ada@example.org>"
    text = page("pl")
    assert "Ada <ada@example.org>" in text and say("pl", "privacy-no-contact") not in text


def test_each_kind_that_is_deleted_stands_there():
    of = {"guests": "guest", "rooms": "room", "matches": "unfinished", "sessions": "session"}
    of |= {"cases": "report", "ranges": "mute", "proposals": "ban"}
    # A sanction goes with the case that tells of it.
    sooner = {"sign_ins", "empty_rooms", "sanctions"}
    assert set(privacy.KEPT) == {of[kind] for kind in retention.KINDS.keys() - sooner}


@pytest.mark.parametrize("https", [False, True])
def test_it_names_the_cookies_that_a_browser_is_given(settings, https):
    settings.COOKIES = "__Host-" if https else ""
    text = page()
    for name, days in privacy.COOKIES.items():
        assert f"<code>{settings.COOKIES}{name}</code>" in text
        assert f"{days} days" in text.replace("\u2068", "").replace("\u2069", "")


def test_cookies_live_as_long_as_it_says():
    visitor = Visitor()
    # Each age is a number of the settings: none depends on the clock. One is missing where somebody
    # was not signed in, so that is told first.
    for answer in (
        visitor.sign_up("Ann"),
        visitor.submit("/settings/", "/i18n/setlang/", language="pl"),
    ):
        assert answer.status_code == HTTPStatus.FOUND, answer.content.decode()
    ages = {name: cookie["max-age"] for name, cookie in visitor.cookies.items() if cookie.value}
    stranger = Visitor()
    stranger.get("/")
    ages["guest"] = stranger.cookies["guest"]["max-age"]
    assert ages == {name: days * periods.DAY for name, days in privacy.COOKIES.items()}


def test_the_foot_of_every_page_leads_there():
    for address in (
        *("/", "/lobby/", "/rules/", "/rules/space_hulk/", "/settings/", "/account/login/"),
        *("/account/signup/", "/account/delete/", "/workshop/space_hulk/", "/privacy/"),
        *("/nowhere/", "/r/bcdfghjkmnpq/", "/m/bcdfghjkmnpq/"),
    ):
        text = Visitor().get(address).content.decode()
        foot = re.search(r"<footer.*</footer>", text, re.DOTALL)
        assert foot is not None and 'href="/privacy/"' in foot[0], address
