"""Asks every route of the site, as each kind of person."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from allauth.mfa.models import Authenticator
from django.core.cache import cache
from django.db import connection, transaction
from django.http import HttpResponse
from django.test import Client
from django.urls import URLPattern, URLResolver, get_resolver, reverse
from django.utils import timezone

from server.accounts.models import Guest, Member
from server.library.models import Document
from server.matches.models import Fault, Head, Match
from server.moderation.models import AuditEntry, Case, Proposal, Report
from server.rooms.chat import say
from server.rooms.identity import who
from server.rooms.models import Block, ChatLine, Played, Room, Sanction, Seat
from tests.protocol.permissions.routes import Answers
from tests.protocol.permissions.scene import GAME, GUEST_IDS, PEOPLE, Cookies, table
from tests.protocol.permissions.sent import SENT
from tests.support.finished import finished_match


@dataclass(frozen=True)
class Place:
    """What one person asks about."""

    room: Room
    over: Match
    document: Document
    line: ChatLine
    case: Case
    """Of that line, which waits for a decision."""
    decided: Case
    """Of another of the host's."""


def places(people: Iterable[str]) -> dict[str, Place]:
    """For each of them; besides, the host has blocked the guest."""
    both = {"guest_id": GUEST_IDS["host"], "whom_guest_id": GUEST_IDS["guest"]}
    Block.objects.create(**both, name="Gosia")
    over = _over_match()
    return {person: _place_of(person, over) for person in people}


def _place_of(person: str, over: Match) -> Place:
    room = table(person, running=True)
    line = say(room.code, GUEST_IDS["host"], "hello there")
    Fault.objects.create(match=room.match, version=1, action="", trace="x", at=0)
    AuditEntry.objects.create(
        who="zofia", what="close_room", kind="room", target="x", room=room.code, reason="why"
    )
    document = Document.objects.create(
        code=f"{room.code[:11]}b",
        game="space_hulk",
        owner_id=GUEST_IDS["host"],
        name="X",
        body="{}",
        published=True,
    )
    waiting, decided = (_case(room, each) for each in (line, say(room.code, line.guest_id, "bah")))
    Case.objects.filter(pk=decided.pk).update(
        state=Case.DECIDED, outcome="warn", ground="spam", decided_at=timezone.now()
    )
    return Place(room, over, document, line, waiting, decided)


def _case(room: Room, line: ChatLine) -> Case:
    """Reported by who has the seat beside the host, whoever that is in the room."""
    case = Case.objects.create(
        room=room,
        place=room.code,
        channel=line.channel,
        number=line.number,
        author_id=line.guest_id,
    )
    Report.objects.create(case=case, reporter_id=GUEST_IDS["seat"], ground="insult")
    return case


def routes() -> dict[str, str]:
    """Every route by its name, with its pattern; those without a name by their pattern."""
    return dict(_walked(get_resolver(), "", ""))


def _walked(resolver: URLResolver, space: str, before: str) -> Iterator[tuple[str, str]]:
    for each in resolver.url_patterns:
        pattern = before + str(each.pattern)
        if isinstance(each, URLResolver):
            inner = f"{space}{each.namespace}:" if each.namespace else space
            yield from _walked(each, inner, pattern)
        else:
            assert isinstance(each, URLPattern)
            yield (space + each.name if each.name else pattern), pattern


def parameters(name: str, place: Place) -> dict[str, Any]:
    """What stands in the address of a route, so that there is something at it."""
    if name.startswith("admin:"):
        return {"object_id": _object(name, place), "id": Member.objects.get(username="member").pk}
    code = place.room.code
    if name == "reported":
        code = place.case.reports.get().code
    elif name == "lift_block":
        code = Block.objects.get().code
    elif name == "decision":
        code = place.decided.code
    elif name in {"replay", "recording", "end", "end_picture", "end_preview", "dice"} | PLAYED:
        code = place.over.code
    elif "document" in name:
        code = place.document.code
    slug = "space_hulk" if "document" in name or name == "workshop" else GAME
    return {
        **{"code": code, "slug": slug, "language": "en", "username": "member"},
        "pk": _passkey(),
        "who": who(place.room.code, GUEST_IDS["host"], None),
        **LINE,
        **GUESSED,
    }


def _passkey() -> int:
    """That of the admin."""
    keys = Authenticator.objects.filter(type=Authenticator.Type.WEBAUTHN)
    return keys.values_list("pk", flat=True).first() or 1


PLAYED = {"about_match", "report_player", "block_player"}
LINE = {"channel": "table", "number": 1, "match": 1, "seat": 0}
"""Or the first move of the first match."""
GUESSED = {"uidb36": "1", "key": "c0ffee-c0ffee"}
"""Of a link by mail."""


def _object(name: str, place: Place) -> Any:
    objects: dict[str, Callable[[], Any]] = {
        "rooms_room": lambda: place.room,
        "rooms_seat": lambda: Seat.objects.get(room=place.room, number=1),
        "matches_match": lambda: place.room.match,
        "rooms_chatline": lambda: place.line,
        "rooms_played": lambda: Played.objects.get(match=place.room.match, seat=1),
        "rooms_sanction": lambda: Sanction.objects.get(guest=GUEST_IDS["muted"]),
        "matches_fault": lambda: Fault.objects.get(match=place.room.match),
        "library_document": lambda: place.document,
        "accounts_guest": lambda: Guest.objects.get(pk=GUEST_IDS["muted"]),
        "accounts_member": lambda: Member.objects.get(username="member"),
        "auth_group": lambda: Member.objects.get(username="helper").groups.get(),
        "moderation_case": lambda: place.case,
        "moderation_proposal": lambda: Proposal.objects.get(),
        "moderation_auditentry": lambda: AuditEntry.objects.get(room=place.room.code),
    }
    return next((each().pk for key, each in objects.items() if f":{key}_" in name), 1)


def _over_match() -> Match:
    """Somebody has played in it who is in no room."""
    match = finished_match(GAME, 2)
    player = Guest.objects.create(name="Olga")
    Played.objects.create(match=match, seat=0, guest=player, name="Olga")
    return match


def answer_of(cookies: Cookies, method: str, address: str, sent: dict[str, Any]) -> str:
    """As the matrix writes it: the status, or where somebody is led. Nothing stays of it: what was
    before is looked up afterwards, and only where a row of any table was written."""
    cache.clear()
    client = Client(headers={"accept-language": "en"})
    for name, value in cookies.items():
        client.cookies[name] = value
    with transaction.atomic():
        written = connection.connection.total_changes
        response = client.get(address) if method == "GET" else _post(client, address, sent)
        found = _state() if connection.connection.total_changes != written else None
        transaction.set_rollback(True)
    done = found is not None and found != _state()
    return _said(response) + (", done" if done else "")


def _state() -> list[Any]:
    """What there is to be changed: a page that leads on may have done something or nothing."""
    return [
        *Room.objects.values_list("pk", "closed", "host", "version"),
        *Seat.objects.values_list("pk", "guest", "name", "bot_level"),
        *ChatLine.objects.values_list("pk", "hidden", "text"),
        *Document.objects.values_list("pk", "body", "name", "published", "withdrawn"),
        *Head.objects.values_list("pk", "frozen"),
        *AuditEntry.objects.deeds().values_list("pk", "what"),
        *Case.objects.values_list("pk", "state", "appeal", "claimed_by"),
        *Proposal.objects.values_list("pk", "state"),
        *Block.objects.values_list("pk", "code"),
        *Report.objects.values_list("pk", "words"),
        *Authenticator.objects.values_list("pk", "type"),
        *Sanction.objects.values_list("pk", "ended_at", "name"),
        *Member.objects.values_list(
            *("pk", "is_active", "is_staff", "password", "sign_outs"), "preferences__theme"
        ),
    ]


def _post(client: Client, address: str, sent: dict[str, Any]) -> Any:
    if "json" in sent:
        return client.post(address, sent["json"], content_type="application/json")
    return client.post(address, sent)


def _said(response: HttpResponse) -> str:
    if response.status_code not in {301, 302}:
        return str(response.status_code)
    path = urlsplit(response["Location"]).path
    return "sign in" if path == "/account/login/" else "led on"


def address(name: str, pattern: str, place: Place) -> str:
    """An address of the route, with something at it."""
    if name in SPECIAL:
        return SPECIAL[name]
    if name == pattern:
        return "/" + pattern.replace("<path:object_id>", "1")
    given = parameters(name, place)
    wanted = re.findall(r"<(?:\w+:)?(\w+)>", pattern)
    return reverse(name, kwargs={key: given[key] for key in wanted})


SPECIAL = {
    "front": "/",
    "documents": "/documents/?game=space_hulk",
    "published_documents": "/documents/published/?game=space_hulk",
    r"^r/[^/]+/$": "/r/no-such-code/",
    "admin:app_list": "/admin/rooms/",
    "admin:view_on_site": "/admin/r/1/1/",
    "admin/(?P<url>.*)$": "/admin/nowhere/",
}
"""Routes without a name, or whose address says more than a number."""


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
                at = address(name, pattern, places[person])
                found = answer_of(people[person], method, at, SENT.get(name, {}))
                if found != expected[person]:
                    wrong.append(f"{method} {name}: {person} gets {found}, not {expected[person]}")
    assert not wrong, "\n".join(wrong)
