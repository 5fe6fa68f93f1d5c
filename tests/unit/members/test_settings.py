"""Preferences: a guest's are the browser's, a member's come along."""

import html
import json
import re

from server.accounts.models import Member
from server.accounts.preferences import preferences_of
from tests.support.guests import BEN
from tests.unit.members.visitors import Visitor


def kept(page):
    """What the page tells the browser to keep."""
    found = re.search(r'data-kept="([^"]*)"', page.content.decode())
    return json.loads(html.unescape(found[1])) if found else None


def language_of(page):
    found = re.search(r'<html lang="(\w+)"', page.content.decode())
    return found[1]


def test_a_member_finds_the_same_house_in_another_browser(visitor):
    visitor.sign_up()
    chosen = {"theme": "dark", "motion": "reduced", "hears": "phrases", "rude": "shown"}
    visitor.submit("/settings/", sounds="off", language="pl", **chosen)
    other = Visitor(BEN, "en")
    other.sign_in()
    page = other.get("/")
    assert kept(page) == {**chosen, "sounds": False}
    assert language_of(page) == "pl"


def test_a_button_on_any_page_changes_one_of_them(visitor):
    visitor.sign_up()
    visitor.submit("/settings/", theme="dark", sounds="off")
    assert visitor.submit("/settings/", "/settings/keep/", sounds="on").status_code == 204
    chosen = preferences_of(Member.objects.get().preferences)
    assert (chosen.theme, chosen.sounds) == ("dark", "on")


def test_the_language_chosen_at_the_top_is_kept_too(visitor):
    visitor.submit("/", "/i18n/setlang/", language="pl", next="/")
    assert language_of(visitor.get("/")) == "pl"
    visitor.sign_up()
    visitor.submit("/", "/i18n/setlang/", language="en", next="/")
    assert preferences_of(Member.objects.get().preferences).language == "en"
    assert language_of(visitor.get("/")) == "en"


def test_a_guest_has_nothing_kept(visitor):
    page = visitor.get("/settings/")
    assert kept(page) is None and "data-guest" in page.content.decode()
    assert visitor.submit("/settings/", "/settings/keep/", sounds="on").status_code == 401


def test_what_cannot_be_chosen_changes_nothing_and_what_was_once_does_no_harm(visitor):
    visitor.sign_up()
    visitor.submit("/settings/", theme="light")
    before = Member.objects.get().preferences
    for asked in ({"theme": "pink"}, {"sounds": ""}, {"language": "de"}, {"history": "x" * 9999}):
        assert visitor.submit("/settings/", motion="reduced", **asked).status_code == 400
        assert visitor.submit("/settings/", "/settings/keep/", **asked).status_code == 400
    assert Member.objects.get().preferences == before
    stored = preferences_of({"theme": "dark", "sounds": 7, "wallpaper": "roses"})
    assert (stored.theme, stored.sounds) == ("dark", "on")
