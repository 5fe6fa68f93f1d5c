"""The site with EMAIL_URL: its addresses are others."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import reload

import pytest
from django.urls import clear_url_caches
from pytest_django import Settings

from server import urls
from server.members import urls as account_urls


@pytest.fixture
def with_mail(settings: Settings) -> Iterator[None]:
    settings.MAIL = True
    settings.ACCOUNT_SIGNUP_FIELDS = ["username*", "email", "password1*", "password2*"]
    settings.ACCOUNT_EMAIL_VERIFICATION = "optional"
    _read_addresses_again()
    yield
    settings.MAIL = False
    _read_addresses_again()


def _read_addresses_again() -> None:
    reload(account_urls)
    reload(sys.modules[urls.__name__])
    clear_url_caches()
