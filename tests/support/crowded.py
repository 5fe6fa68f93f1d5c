"""A site where much has been said and reported, by a few statements of the database's own: what
the desk has to bear after years. Nothing of it is random."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from django.contrib.auth.models import Group
from django.db import connection, models
from django.utils import timezone
from msgspec import Struct
from msgspec.structs import asdict

from server.accounts.models import Guest, Member
from server.library.models import Document
from server.matches.models import Head, Match
from server.moderation.models import AuditEntry, Case, CaseLine, Report
from server.rooms.models import ChatLine, Played, Room, RoomPresence, Sanction, Seat

HOUR, FOR_EVER = 3_600_000, 4_000_000_000_000
SAYINGS = (
    *("dobra gra", "zażółć gęślą jaźń", "ile kart masz?", "good game", "kto teraz?", "już gram"),
    *("patrz na www.example.com", "nie za szybko", "well played", "ha ha ha", "czekam na was"),
)
GAMES = ("asy_przestworzy", "mag_blast", "galaxy_trucker", "kosmiczna_eskadra", "space_hulk")
GROUNDS = ("insult", "hate", "threat", "private", "spam", "other")
DEEDS = ("hide_line", "decide_case", "mute_person", "look_case", "look_chat", "close_room")


class Size(Struct, frozen=True):
    """How many of each."""

    lines: int = 1_000_000
    rooms: int = 10_000
    cases: int = 10_000
    sanctions: int = 10_000
    entries: int = 100_000
    guests: int = 20_000
    documents: int = 2_000


def fill(size: Size) -> Member:
    """Fills an empty database; whose desk it is: an admin, who sits in a running match, and was
    sent away from another."""
    moderator = Member.objects.create_user("moderator", is_staff=True)
    moderator.groups.add(Group.objects.get(name="admin"))
    _people(size)
    _rooms(size)
    _said(size)
    _reported(size, moderator)
    Guest.objects.filter(pk=Seat.objects.filter(room=7, number=0).values("guest")[:1]).update(
        member=moderator
    )
    with connection.cursor() as cursor:
        cursor.execute("ANALYZE")
    return moderator


def sized(share: float, lines: int) -> Size:
    """That share of everything but lines."""
    whole = {name: max(10, int(share * each)) for name, each in asdict(Size()).items()}
    return Size(**{**whole, "lines": lines})


def some_guest() -> str:
    """One who has said something."""
    return str(ChatLine.objects.values_list("guest", flat=True).earliest("pk"))


def insert(model: type[models.Model], count: int, columns: Mapping[str, str]) -> None:
    """Rows by one statement. ``columns``: expressions of the row's number ``i``, which counts from
    1; a column that is not among them has its default."""
    names, values = [], []
    for field in model._meta.concrete_fields:
        value = columns.get(field.name)
        if value is None and (field.null or field.primary_key):
            continue
        names.append(connection.ops.quote_name(str(field.column)))
        values.append(_literal(field) if value is None else value)
    rows = f"WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {count})"
    table = connection.ops.quote_name(model._meta.db_table)
    select = f"SELECT {', '.join(values)} FROM n"  # noqa: S608  no word of it is anybody's
    with connection.cursor() as cursor:
        cursor.execute(f"{rows} INSERT INTO {table} ({', '.join(names)}) {select}")


def _literal(field: models.Field[Any, Any]) -> str:
    default = field.get_default()
    if isinstance(default, (dict, list)):
        return f"'{json.dumps(default)}'"
    return str(default).lower() if isinstance(default, (bool, int)) else f"'{default or ''}'"


def _people(size: Size) -> None:
    seen = _ago("i")
    insert(
        Guest, size.guests, {"id": _guest("i"), "name": "'Gracz ' || i", **_all(GUEST_TIMES, seen)}
    )
    insert(
        Member,
        size.guests // 10,
        {
            **{"username": "'member' || i", "password": "'!'", "date_joined": _ago("i")},
            **{"is_active": "true", "is_staff": "false", "is_superuser": "false"},
        },
    )
    with connection.cursor() as cursor:
        cursor.execute(
            "UPDATE accounts_guest SET member_id = (SELECT id FROM accounts_member"
            " WHERE username = 'member' || substr(accounts_guest.name, 7))"
        )


GUEST_TIMES = ("created_at", "last_seen")


def _rooms(size: Size) -> None:
    """Every second match runs; in half of the rooms is somebody."""
    options = "'{}'"
    insert(
        Match,
        size.rooms,
        {
            **{"code": "'match' || i", "game": _one_of(GAMES, "i"), "rules_version": "1"},
            **{"options": options, "seats": "2", "seed": "''", "secret": "''", "commitment": "''"},
            **{"begun_at": f"{_now_ms()} - i * 1000", "over": "i % 2 = 0", "id": "i"},
            "void": "i % 50 = 0",
        },
    )
    insert(
        Head,
        size.rooms,
        {
            **{"match": "i", "version": "1", "frozen": "i % 40 = 1"},
            "due_at": f"CASE i % 3 WHEN 0 THEN NULL WHEN 1 THEN {_now_ms()} - i * 1000"
            f" ELSE {FOR_EVER} END",
        },
    )
    insert(
        Room,
        size.rooms,
        {
            **{"id": "i", "code": "'room' || i", "game": _one_of(GAMES, "i"), "match": "i"},
            **{"secret": "''", "commitment": "''", "public": "i % 3 = 0", "closed": "i % 30 = 0"},
            **{"created_at": _ago("i * 2"), "active_at": _ago("i"), "host": _guest("i")},
            "barred": _json(
                'CASE WHEN i % 20 = 1 THEN \'[{"who": "x", "guest": "y"}]\' ELSE \'[]\' END'
            ),
        },
    )
    seat = {"room": "(i + 1) / 2", "number": "i % 2", "name": "'Gracz ' || i"}
    insert(Seat, 2 * size.rooms, {**seat, "guest": _guest(f"1 + i % {size.guests}")})
    insert(
        Played,
        2 * size.rooms,
        {
            **{"room": "(i + 1) / 2", "match": "(i + 1) / 2", "seat": "i % 2"},
            **{"name": "'Gracz ' || i", "guest": _guest(f"1 + i % {size.guests}")},
        },
    )
    insert(
        RoomPresence,
        max(1, size.rooms // 2),
        {
            **{"code": "'room' || (2 * i)", "process": "'web' || (i % 4)", "watching": "i % 3"},
            **{"host": "true", "at": str(FOR_EVER), "seats": "'0 1'"},
        },
    )
    insert(
        Document,
        size.documents,
        {
            **{"code": "'document' || i", "game": "'space_hulk'", "body": "'{}'"},
            **{"owner": _guest(f"1 + i % {size.guests}"), "name": "'Plansza ' || i"},
            **{"created_at": _ago("i"), "updated_at": _ago("i")},
        },
    )
    _set_sequences()


def _said(size: Size) -> None:
    """As many lines in each room; a thousandth has the word *rzadkość*, every second *gra*."""
    saying = _one_of(SAYINGS, "i")
    rare = "CASE WHEN i % 1000 = 3 THEN ' rzadkość' ELSE '' END"
    insert(
        ChatLine,
        size.lines,
        {
            **{"room": f"1 + i % {size.rooms}", "number": f"1 + i / {size.rooms}"},
            **{"guest": _guest(f"1 + (i * 7) % {size.guests}"), "name": "'Gracz ' || (i % 5000)"},
            "text": f"{saying} || {rare} || ' ' || (i % 977) || CASE i % 2 WHEN 0 THEN ' gra'"
            " ELSE '' END",
            **{"hidden": "i % 500 = 0", "at": _ago(f"({size.lines} - i) / 60")},
        },
    )


def _reported(size: Size, moderator: Member) -> None:
    """Of every ten cases seven wait; each has forty lines of talk, every fifth a second report."""
    insert(
        Sanction,
        size.sanctions,
        {
            **{"id": "i", "code": "'sanction' || i"},
            "kind": _one_of(("ban", "mute", "warning", "rename"), "i"),
            **{"guest": _guest(f"1 + i % {size.guests}"), "name": "'Gracz ' || i"},
            **{"ground": "'spam'", "by": str(moderator.pk)},
            **{"began_at": _ago("i"), "until": _ago("24 * (i % 400 - 300)")},
        },
    )
    insert(
        Case,
        size.cases,
        {
            **{"id": "i", "code": "'case' || i", "room": f"1 + i % {size.rooms}", "kind": "'line'"},
            **{"place": f"'room' || (1 + i % {size.rooms})", "channel": "'table'"},
            **{"number": f"1 + i / {size.rooms}", "author": _guest(f"1 + (i * 7) % {size.guests}")},
            **{"name": "'Gracz ' || i", "match": f"1 + i % {size.rooms}", "version": "1"},
            "state": "CASE WHEN i % 10 < 6 THEN 'open' WHEN i % 10 < 7 THEN 'appealed'"
            " WHEN i % 10 < 9 THEN 'decided' ELSE 'answered' END",
            "outcome": "CASE WHEN i % 10 < 6 THEN '' ELSE 'hide' END",
            # A database that has looked at a column of nulls alone no longer looks things up in it.
            "sanction": "CASE WHEN i % 10 < 7 THEN NULL ELSE i END",
            "ground": "CASE WHEN i % 10 < 6 THEN '' ELSE 'insult' END",
            "decided_by": f"CASE WHEN i % 10 < 6 THEN NULL ELSE {moderator.pk} END",
            **{"decided_at": _ago("i"), "appealed_at": _ago("i")},
            **{"opened_at": _ago("i"), "rank": _ago("i + 24 * (i % 3)"), "changed_at": _ago("i")},
        },
    )
    insert(
        Report,
        size.cases + size.cases // 5,
        {
            **{"code": "'report' || i", "case": f"1 + i % {size.cases}", "at": _ago("i")},
            "reporter": _guest(f"1 + (i * 11 + i / {size.cases}) % {size.guests}"),
            **{"ground": _one_of(GROUNDS, "i"), "version": "1"},
        },
    )
    insert(
        CaseLine,
        40 * size.cases,
        {
            **{"case": "1 + (i - 1) / 40", "number": f"1 + ((i - 1) % 40) + i / {40 * size.rooms}"},
            **{"name": "'Gracz ' || (i % 50)", "text": _one_of(SAYINGS, "i"), "at": _ago("i / 40")},
            "guest": _guest(f"1 + i % {size.guests}"),
        },
    )
    insert(
        AuditEntry,
        size.entries,
        {
            **{"who": "'moderator' || (i % 20)", "what": _one_of(DEEDS, "i"), "kind": "'case'"},
            **{"target": "'case' || i", "room": f"'room' || (i % {size.rooms})", "seal": "''"},
            **{"reason": _one_of(SAYINGS, "i"), "at": _ago(f"({size.entries} - i) / 10")},
        },
    )
    _set_sequences()


def _one_of(those: tuple[str, ...], i: str) -> str:
    kinds = " ".join(f"WHEN {number} THEN '{each}'" for number, each in enumerate(those))
    return f"CASE {i} % {len(those)} {kinds} END"


def _all(names: tuple[str, ...], value: str) -> dict[str, str]:
    return dict.fromkeys(names, value)


def _guest(number: str) -> str:
    if connection.vendor == "postgresql":
        return f"lpad(to_hex({number}), 32, '0')::uuid"
    return f"printf('%032x', {number})"


def _json(text: str) -> str:
    return f"({text})::jsonb" if connection.vendor == "postgresql" else text


def _ago(hours: str) -> str:
    if connection.vendor == "postgresql":
        return f"now() - ({hours}) * interval '1 hour'"
    return f"strftime('%Y-%m-%d %H:%M:%f', 'now', (-({hours})) || ' hours')"


def _now_ms() -> int:
    return int(timezone.now().timestamp() * 1000)


def _set_sequences() -> None:
    """What was numbered by hand is numbered on from there."""
    if connection.vendor != "postgresql":
        return
    with connection.cursor() as cursor:
        for model in (Match, Room, Case):
            table = model._meta.db_table
            cursor.execute(
                f"SELECT setval(pg_get_serial_sequence('{table}', 'id'), max(id)) FROM {table}"  # noqa: S608
            )
