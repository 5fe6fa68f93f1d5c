"""Every page, for each kind of person: the matrix is complete, and what it says is so."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import product

from tests.protocol.permissions import asking
from tests.protocol.permissions.asking import Place
from tests.protocol.permissions.parameters import OF_SITE
from tests.protocol.permissions.routes import OF_MAIL, ROUTES
from tests.protocol.permissions.scene import PEOPLE, Cookies
from tests.support.processes import ROOT

ROUTED = asking.routes()


def test_every_route_has_its_row() -> None:
    assert set(ROUTED) == set(ROUTES)


def test_every_row_answers_everybody() -> None:
    for name, answers in (ROUTES | OF_MAIL).items():
        assert all(set(each) == set(PEOPLE) for each in answers), name


def test_each_gets_what_the_matrix_says(
    people: dict[str, Cookies], places: dict[str, Place]
) -> None:
    """Of the desk: test_desk.py."""
    of_site = {name: at for name, at in ROUTED.items() if not name.startswith("admin")}
    asking.assert_answers(of_site, ROUTES, people, places)


def test_where_mail_is_sent_each_gets_what_the_matrix_says(
    with_mail: None, people: dict[str, Cookies], places: dict[str, Place]
) -> None:
    routed = {name: at for name, at in asking.routes().items() if name not in ROUTED}
    assert set(routed) == set(OF_MAIL)
    asking.assert_answers(routed, OF_MAIL, people, places)


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
