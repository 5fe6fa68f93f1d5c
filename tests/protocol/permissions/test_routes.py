"""Every page, for each kind of person: the matrix is complete, and what it says is so."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from itertools import product

import pytest
from django.contrib import admin
from django.test import RequestFactory
from pytest_django import Settings

from server.accounts.models import Member
from server.moderation.asking import AskedAboutShown
from tests.protocol.permissions import asking, scene
from tests.protocol.permissions.asking import Place
from tests.protocol.permissions.parameters import OF_LISTS, OF_SITE
from tests.protocol.permissions.routes import LISTS, OF_MAIL, ROUTES, Answers
from tests.protocol.permissions.scene import PEOPLE, STAFF, Cookies
from tests.protocol.permissions.sent import SENT
from tests.support.processes import ROOT

ROUTED = asking.routes()
LOOKUPS = {"exact", "isnull", "isempty", "year", "month", "day"}
PARTS = 2
"""The matrix is gone through in so many tests, which may run side by side."""


class FakeRuntime:
    """Pages in a test have no running process behind them."""

    async def resume(self, _match: int) -> bool:
        return True

    async def freeze(self, _match: int) -> bool:
        return True


@pytest.fixture
def people(
    db: None, plain_statics: None, monkeypatch: pytest.MonkeyPatch, settings: Settings
) -> dict[str, Cookies]:
    settings.STAFF_SECOND_FACTOR = True
    monkeypatch.setattr("server.moderation.actions.current_runtime", FakeRuntime)
    # Who sits beside the host has reported a line of each person's place.
    monkeypatch.setattr("server.moderation.reporting.AT_ONCE", 100)
    # However crowded the machine is, the preview of an end is drawn.
    monkeypatch.setattr("server.replays.dots.SECONDS", 200)
    return scene.come()


@pytest.fixture
def places(people: dict[str, Cookies]) -> dict[str, Place]:
    over = asking.over_match()
    return {person: asking.place_of(person, over) for person in PEOPLE}


def test_every_route_has_its_row() -> None:
    assert set(ROUTED) == set(ROUTES)


def test_every_row_answers_everybody() -> None:
    for name, answers in (ROUTES | OF_MAIL).items():
        assert all(set(each) == set(PEOPLE) for each in answers), name


@pytest.mark.parametrize("part", range(PARTS))
def test_each_gets_what_the_matrix_says(
    part: int, people: dict[str, Cookies], places: dict[str, Place]
) -> None:
    part_of_it = {name: ROUTED[name] for name in sorted(ROUTED)[part::PARTS]}
    assert_answers(part_of_it, ROUTES, people, places)


def test_where_mail_is_sent_each_gets_what_the_matrix_says(
    with_mail: None, people: dict[str, Cookies], places: dict[str, Place]
) -> None:
    routed = {name: at for name, at in asking.routes().items() if name not in ROUTED}
    assert set(routed) == set(OF_MAIL)
    assert_answers(routed, OF_MAIL, people, places)


def assert_answers(
    routed: Mapping[str, str],
    rows: Mapping[str, Answers],
    people: dict[str, Cookies],
    places: dict[str, Place],
) -> None:
    wrong = []
    for name, pattern in routed.items():
        for method, expected in zip(("GET", "POST"), rows[name], strict=True):
            for person in PEOPLE:
                address = asking.address(name, pattern, places[person])
                sent = SENT.get(name, {})
                found = asking.answer_of(people[person], method, address, sent)
                if found != expected[person]:
                    wrong.append(f"{method} {name}: {person} gets {found}, not {expected[person]}")
    assert not wrong, "\n".join(wrong)


UNTOLD = {
    "film.json": "404",
    "end.json": "404",
    "end.svg": "404",
    "end.png": "404",
    "": "200",
    "dice/": "200",
}
"""The pages of a match that runs."""


def test_of_a_match_that_runs_there_is_no_recording_for_anybody(
    people: dict[str, Cookies], places: dict[str, Place]
) -> None:
    for person in PEOPLE:
        match = places[person].room.match
        assert match is not None
        for page, answer in UNTOLD.items():
            address = f"/m/{match.code}/{page}"
            expected = "403" if person == "banned" else answer
            assert asking.answer_of(people[person], "GET", address, {}) == expected, person


def read_by_views() -> Iterator[str]:
    """Every parameter of an address that a view or a socket reads by name: ``x.get("page")`` of a
    query, ``_number(query, "n")``."""
    for module in (ROOT / "server").rglob("*.py"):
        for node in ast.walk(ast.parse(module.read_text())):
            if isinstance(node, ast.Call) and node.args:
                called, asked = ast.unparse(node.func), node.args[-1 if len(node.args) > 1 else 0]
                if called.endswith(("GET.get", "GET.getlist", "query.get")):
                    asked = node.args[0]
                elif called != "_number":
                    continue
                # The two numbers by channel: their names are not written out.
                yield ast.literal_eval(asked) if isinstance(asked, ast.Constant) else "<channel>"


def test_every_parameter_that_is_read_has_its_row() -> None:
    assert set(read_by_views()) == {name for names in OF_SITE.values() for name in names}


def test_a_parameter_of_a_page_opens_nothing_to_anybody(
    people: dict[str, Cookies], places: dict[str, Place]
) -> None:
    """What means nothing is the page without it; of documents, which have none, a refusal."""
    wrong = []
    for person, address in product(
        PEOPLE, (each for each in OF_SITE if not each.startswith("/ws/"))
    ):
        page = address.format(room=places[person].room.code)
        without = asking.answer_of(people[person], "GET", page, {})
        for name, values in OF_SITE[address].items():
            for value in (*values, "nonsense", "-1", "9" * 30):
                plain = without
                if page.startswith("/documents/") and person != "banned":
                    plain = "200" if value in values else "400"
                asked = f"{page}?{name}={value}"
                found = asking.answer_of(people[person], "GET", asked, {})
                if found != plain:
                    wrong.append(f"{asked}: {person} gets {found}, not {plain}")
    assert not wrong, "\n".join(wrong)


def test_every_list_of_the_admin_has_its_parameters() -> None:
    models = {f"{m._meta.app_label}_{m._meta.model_name}" for m in admin.site._registry}
    assert models == set(OF_LISTS) == set(LISTS)


def test_a_list_is_narrowed_by_the_parameters_of_its_row(people: dict[str, Cookies]) -> None:
    request = RequestFactory().get("/")
    for person, (model, each) in product(STAFF, admin.site._registry.items()):
        request.user = Member.objects.get(username=person)
        name = f"{model._meta.app_label}_{model._meta.model_name}"
        if LISTS[name][0][person] == "200":
            asked = {*_narrowed(each, request)}
            assert asked == set(OF_LISTS[name].split()), (person, name)


def _narrowed(each: object, request: object) -> Iterator[str]:
    if not isinstance(each, AskedAboutShown):
        return
    for question in each._questions(request):  # type: ignore[arg-type]
        path, _, lookup = question.rpartition("__")
        yield path.removesuffix("__id") if lookup in LOOKUPS else question


def test_nobody_narrows_a_list_by_a_secret(people: dict[str, Cookies]) -> None:
    secrets = ("secret__startswith", "seats__nonce", "password__startswith", "seed__gt")
    for person, (name, (listed, _)), secret in product(PEOPLE, LISTS.items(), secrets):
        address = f"/admin/{name.replace('_', '/')}/?{secret}=a"
        found = asking.answer_of(people[person], "GET", address, {})
        assert found == ("400" if listed[person] == "200" else listed[person]), (person, address)
