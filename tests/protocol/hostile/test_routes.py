"""Every part of every route with hostile values: never a fault of the server's, nothing changed by
what is refused, and every refusal in words.

``HOSTILE_EVERY=1`` sends all requests, which takes minutes; else every so many are sent.
"""

from __future__ import annotations

import ast
import os
from collections.abc import Iterator

from django.forms import BaseForm
from django.utils.module_loading import import_string
from pytest_django import Settings

from server.members.forms import Leave
from server.moderation.announcing_admin import Maintenance, Notice
from server.moderation.case_admin import Answer, Decision
from server.moderation.pages import AppealForm, ReportForm
from tests.protocol.hostile import fields
from tests.protocol.hostile.assault import wrongs
from tests.protocol.permissions import asking
from tests.protocol.permissions.parameters import OF_SITE
from tests.protocol.permissions.routes import OF_MAIL
from tests.support.processes import ROOT

EVERY = int(os.environ.get("HOSTILE_EVERY", "131"))
ADDRESSES = {"/lobby/", "/r/{room}/", "/people/member/", "/documents/", "/documents/published/"}
"""Of the matrix of parameters, what is no socket."""


def test_whatever_is_sent_is_answered_in_words_and_changes_nothing(
    db: None, plain_statics: None, settings: Settings
) -> None:
    settings.ALLOWED_HOSTS = ["localhost"]
    settings.STAFF_SECOND_FACTOR = True
    found = wrongs(EVERY)
    assert not found, "\n".join(found)


def test_so_is_whatever_is_sent_where_mail_is_sent(
    db: None, plain_statics: None, with_mail: None, settings: Settings
) -> None:
    settings.ALLOWED_HOSTS = ["localhost"]
    found = wrongs(max(EVERY // 4, 1), OF_MAIL)
    assert not found, "\n".join(found)


def test_what_is_attacked_is_there() -> None:
    there = asking.routes().keys() | OF_MAIL.keys()
    assert fields.FORMS.keys() | fields.QUERIES.keys() | fields.JSON.keys() <= there


def test_every_parameter_of_an_address_is_attacked() -> None:
    asked = {field for page in fields.QUERIES.values() for field in page}
    assert {each for page in ADDRESSES for each in OF_SITE[page]} <= asked


def test_every_field_of_a_form_is_attacked(settings: Settings) -> None:
    of_accounts = map(
        import_string, [*settings.ACCOUNT_FORMS.values(), *settings.MFA_FORMS.values()]
    )
    declared = (
        *(Leave, ReportForm, AppealForm, Decision, Answer, Maintenance, Notice),
        *of_accounts,
    )
    attacked = {field for form in fields.FORMS.values() for field in form}
    assert {field for form in declared for field in _fields(form)} <= attacked
    assert {*_read_by_views()} <= attacked


def _fields(form: type[BaseForm]) -> set[str]:
    return set(getattr(form, "base_fields", {}))


def _read_by_views() -> Iterator[str]:
    """Every field that a view reads by its name: ``request.POST.get("words")``."""
    for module in (ROOT / "server").rglob("*.py"):
        for node in ast.walk(ast.parse(module.read_text())):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("POST.get"):
                field = node.args[0]
                if isinstance(field, ast.Constant):
                    yield str(field.value)
