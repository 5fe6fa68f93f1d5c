"""A member's browser: signs up, in and out by the site's forms."""

from __future__ import annotations

from tools.client import Guest, Known

PASSWORD = "five bright stars"


class MemberBrowser(Guest):
    def post(self, path: str, **fields: str) -> str:
        """Send a form; the page that follows it."""
        return self.get(path, {"csrfmiddlewaretoken": self.token, **fields})

    def sign_up(self, name: str) -> None:
        both = {"password1": PASSWORD, "password2": PASSWORD}
        self.post("/account/signup/", username=name, **both)

    def sign_in(self, name: str) -> None:
        self.post("/account/login/", login=name, password=PASSWORD)

    def sign_out(self) -> None:
        self.post("/account/logout/")

    def sign_out_everywhere(self) -> None:
        self.post("/account/logout/everywhere/")

    def change_password(self, password: str) -> None:
        new = {"password1": password, "password2": password}
        self.post("/account/password/", oldpassword=PASSWORD, **new)

    def copied(self) -> Known:
        """Another browser with the cookies that this one has now."""
        return Known(self.url, self.cookies, self.language)
