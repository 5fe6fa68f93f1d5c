"""People before the site's forms."""

from __future__ import annotations

import re
from html import unescape
from uuid import UUID

from django.http import HttpResponse
from django.test import Client

from server.accounts.guests import COOKIE, guest_id_of, signed
from server.accounts.sessions import GUEST

PASSWORD = "five bright stars"


def read(client: Client, page: str, status: int = 200) -> str:
    """The text of a page."""
    answer = client.get(page)
    assert answer.status_code == status, answer
    return unescape(answer.content.decode())


class Visitor(Client):
    """A browser: it insists on the token of every form, as a real one has to."""

    def __init__(self, guest: UUID | None = None, language: str = "en") -> None:
        super().__init__(enforce_csrf_checks=True, headers={"accept-language": language})
        if guest is not None:
            self.cookies[COOKIE] = signed(guest)

    @property
    def guest(self) -> UUID | None:
        """As its session says where somebody is signed in, else as its cookie does."""
        if (named := self.session.get(GUEST)) is not None:
            return UUID(hex=named)
        return guest_id_of({COOKIE: self.cookies[COOKIE].value})

    def submit(self, page: str, to: str | None = None, **fields: str) -> HttpResponse:
        """Fill in the form that stands on a page."""
        text = self.get(page).content.decode()
        token = re.search(r'name="csrfmiddlewaretoken" value="(\w+)"', text)
        assert token is not None
        return self.post(to or page, {"csrfmiddlewaretoken": token[1], **fields})

    def send(self, to: str, **fields: str) -> HttpResponse:
        """A form whose page it was shown before."""
        token = self.cookies["csrftoken"].value
        return self.post(to, {"csrfmiddlewaretoken": token, **fields})

    def sign_up(self, username: str = "Ann", password: str = PASSWORD, **more: str) -> HttpResponse:
        both = {"password1": password, "password2": password}
        return self.submit("/account/signup/", username=username, **{**both, **more})

    def sign_in(self, username: str = "Ann", password: str = PASSWORD, **more: str) -> HttpResponse:
        return self.submit("/account/login/", login=username, password=password, **more)

    def sign_out(self) -> HttpResponse:
        return self.submit("/account/logout/")

    def sign_out_everywhere(self) -> HttpResponse:
        return self.submit("/settings/", "/account/logout/everywhere/")
