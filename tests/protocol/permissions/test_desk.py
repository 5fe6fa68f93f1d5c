"""The desk, for each kind of person: its part of the matrix, and by what its lists are narrowed."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from django.contrib import admin
from django.test import RequestFactory

from server.accounts.models import Member
from server.moderation.asking import AskedAboutShown
from tests.protocol.permissions import asking
from tests.protocol.permissions.asking import Place
from tests.protocol.permissions.parameters import OF_LISTS
from tests.protocol.permissions.routes import LISTS, ROUTES
from tests.protocol.permissions.scene import PEOPLE, STAFF, Cookies

LOOKUPS = {"exact", "isnull", "isempty", "year", "month", "day"}


def test_each_gets_what_the_matrix_says(
    people: dict[str, Cookies], places: dict[str, Place]
) -> None:
    of_desk = {name: at for name, at in asking.routes().items() if name.startswith("admin")}
    asking.assert_answers(of_desk, ROUTES, people, places)


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
