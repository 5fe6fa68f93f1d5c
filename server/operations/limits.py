"""How often what may be asked of the site, by one browser, by one household, by its neighbours
together. All numbers stand here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.urls import Resolver404, resolve

from server.accounts.guests import cookies_of, guest_id_of
from server.accounts.networks import Networks, networks_at
from server.core.error_pages import too_many
from server.transport.limits import Bucket, InProcess, Limit, Limits, Ways
from server.transport.page_limits import Asked, too_fast

Scope = dict[str, Any]

NEIGHBOURS = 4
"""A network of neighbours may do so many times as much as one household of it."""


class Allowance:
    """What a household may do; its neighbours together some times as much; one browser, if it is
    known, perhaps less."""

    def __init__(self, household: Limit, browser: Limit | None = None) -> None:
        self.household, self.browser = household, browser
        name, burst, every = household.name, household.burst, household.every
        self.neighbours = Limit(
            f"{name}.wide", NEIGHBOURS * burst, every / NEIGHBOURS, household.patience
        )

    def way(self, networks: Networks | None, browser: str, what: str = "") -> list[Bucket]:
        """``what``: counted for this alone."""
        way = []
        if networks is not None:
            way.append(Bucket(self.household, f"{networks.near} {what}"))
            way.append(Bucket(self.neighbours, f"{networks.wide} {what}"))
        if self.browser is not None and (browser or networks is None):
            way.append(Bucket(self.browser, f"{browser} {what}"))
        return way


PAGES = Allowance(Limit("pages", burst=60, every=0.2, patience=10))
FORMS = Allowance(Limit("forms", burst=120, every=0.1, patience=5))
"""Of any kind that has no allowance of its own below."""
ROOMS = Allowance(
    Limit("rooms", burst=10, every=6, patience=20), Limit("rooms.one", 10, every=20, patience=20)
)
SEAT_CODES = Allowance(
    Limit("seat-codes", burst=10, every=6, patience=15),
    Limit("seat-codes.one", 5, every=20, patience=15),
)
"""Of one room: whoever guesses keeps nobody elsewhere from the own seat. A code has 47 bits."""
SIGN_INS = Allowance(Limit("sign-ins", burst=10, every=6, patience=15))
"""And new accounts, and passwords by mail."""
REPORTS = Allowance(
    Limit("reports", burst=20, every=10, patience=20),
    Limit("reports.one", burst=5, every=60, patience=20),
)
"""And appeals."""
BLOCKS = Allowance(
    Limit("blocks", burst=60, every=2, patience=15),
    Limit("blocks.one", burst=20, every=4, patience=15),
)
"""And their ends. Of one evening with many people."""
REFUSALS = Allowance(Limit("refusals", burst=5, every=5))
"""That are pages."""

SOCKETS = Allowance(Limit("sockets", burst=60, every=0.1, patience=3))
"""That are opened. Daphne waits for five seconds."""
OWN_SOCKETS = Limit("sockets.one", burst=6, every=2)
"""Of a browser that is known: whatever others do at its address, it comes back."""

ROUTES = {
    **dict.fromkeys(("create", "anywhere", "lesson"), ROOMS),
    "seat": SEAT_CODES,
    **dict.fromkeys(
        (
            *("report", "report_room", "report_person", "report_event", "report_profile"),
            *("report_player", "decision", "banned"),
        ),
        REPORTS,
    ),
    **dict.fromkeys(
        ("block_author", "block_person", "block_player", "block_profile", "lift_block"), BLOCKS
    ),
    **dict.fromkeys(("account_login", "account_signup", "account_reset_password"), SIGN_INS),
    **dict.fromkeys(
        (
            *("mfa_authenticate", "mfa_reauthenticate", "mfa_reauthenticate_webauthn"),
            "account_reauthenticate",
        ),
        SIGN_INS,
    ),
    "admin:login": SIGN_INS,
}


limits = Limits(settings.REDIS_URL)
"""Counted for all processes: forms, and sockets that are opened."""
pages_here = InProcess()
"""Pages, which each process counts by itself."""

ALLOWANCES = (PAGES, FORMS, ROOMS, SEAT_CODES, SIGN_INS, REPORTS, REFUSALS, SOCKETS)

WORDED = {"create", "anywhere", "lesson", "seat"}
"""Routes whose own page says that it was too fast, with what was typed."""


def asked_of_page(scope: Scope) -> Asked:
    networks = networks_at(scope)
    refusals = REFUSALS.way(networks, "")
    if scope["method"] != "POST":
        return Asked(_ways(PAGES.way(networks, "")), _ways(refusals))
    allowance, what = _of_route(scope["path"])
    return Asked(_ways(allowance.way(networks, _browser(scope), what)), [refusals])


def asked_of_socket(scope: Scope) -> Ways:
    networks, guest = networks_at(scope), _guest(cookies_of(scope))
    if networks is None:
        return []
    own = [[Bucket(OWN_SOCKETS, guest)]] if guest else []
    return [*own, SOCKETS.way(networks, "")]


class TooFast:
    """Django middleware: the page that refuses, for routes that have no words of their own."""

    def __init__(self, answer: Callable[[HttpRequest], HttpResponse]) -> None:
        self.answer = answer

    def __call__(self, request: HttpRequest) -> HttpResponse:
        answer = self.answer(request)
        if seconds := too_fast(request):
            answer["Retry-After"] = str(seconds)
        return answer

    def process_view(self, request: HttpRequest, *_page: object) -> HttpResponse | None:
        found = request.resolver_match
        if not too_fast(request) or (found is not None and found.view_name in WORDED):
            return None
        return too_many(request)


def _of_route(path: str) -> tuple[Allowance, str]:
    try:
        found = resolve(path)
    except Resolver404:
        return FORMS, ""
    allowance = ROUTES.get(found.view_name, FORMS)
    return allowance, found.kwargs.get("code", "") if allowance is SEAT_CODES else ""


def _browser(scope: Scope) -> str:
    """Nothing without a cookie: such are one with their household."""
    cookies = cookies_of(scope)
    return cookies.get(settings.SESSION_COOKIE_NAME) or _guest(cookies) or ""


def _guest(cookies: dict[str, str]) -> str | None:
    """Of a cookie that this site has signed: another would be another for each try."""
    guest = guest_id_of(cookies)
    return None if guest is None else guest.hex


def _ways(way: list[Bucket]) -> Ways:
    """Nobody in particular is not counted."""
    return [way] if way else []
