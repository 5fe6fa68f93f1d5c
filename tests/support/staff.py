"""A staff member using the admin's pages."""

from __future__ import annotations

import re
from http.cookiejar import CookieJar
from urllib.parse import quote, urlencode
from urllib.request import HTTPCookieProcessor, build_opener

from django.conf import settings

from tests.support.processes import manage
from tests.support.second_factor import code_of
from tests.support.stack import Stack

PASSWORD = "a password for tests"
REASON = "A test of the admin"
SECRET = re.compile(r'<code class="secret">(\w+)</code>')
NO_ROWS = {
    f"{rows}-{field}": "0"
    for rows in ("guests", "sanctions")
    for field in ("TOTAL_FORMS", "INITIAL_FORMS")
}
"""What a member's page in the admin sends of the tables that it only shows."""
AN_HOUR = {"period": "hour", "ground": "insult", "room": ""}
"""For how long a guest is muted, and why."""


class Staff:
    """A superuser, who sets up a second factor where the site asks for one."""

    def __init__(self, site: Stack, name: str = "staff") -> None:
        who = ("--username", name, "--email", "staff@example.org")
        environment = {**site.environment, "DJANGO_SUPERUSER_PASSWORD": PASSWORD}
        manage("createsuperuser", "--noinput", *who, **environment)
        self._url = site.url
        self._cookies = CookieJar()
        self._browser = build_opener(HTTPCookieProcessor(self._cookies))
        self.read("/admin/login/")
        self.post("/account/login/", login=name, password=PASSWORD, next="/admin/")
        if (key := SECRET.search(self.read("/admin/"))) is not None:
            self.post("/account/second/set-up/", code=code_of(key[1]))
            assert not SECRET.search(self.read("/admin/"))

    @property
    def session(self) -> tuple[str, str]:
        """Name and value of the cookie of who has signed in."""
        name = settings.SESSION_COOKIE_NAME
        return name, next(str(cookie.value) for cookie in self._cookies if cookie.name == name)

    def do(self, kind: str, action: str, looked_for: str, **said: str) -> None:
        """Run a moderation action on the first that a list finds: of guests by a name, or by a
        room in which they have a seat."""
        found = self.read(f"/admin/{kind}/?q={quote(looked_for)}")
        first = re.search(rf"/admin/{kind}/([\da-f-]+)/change/", found)
        assert first is not None, f"nothing in {kind} is called {looked_for}"
        self.post(f"/admin/{kind}/{first[1]}/{action}/", reason=REASON, **said)

    def read(self, path: str) -> str:
        with self._browser.open(self._url + path) as answer:
            return str(answer.read().decode())

    def post(self, path: str, **fields: str | list[str]) -> None:
        token = next(cookie.value for cookie in self._cookies if cookie.name == "csrftoken")
        body = urlencode({"csrfmiddlewaretoken": token, **fields}, doseq=True)
        self._browser.open(self._url + path, body.encode()).close()
