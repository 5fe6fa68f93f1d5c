"""Generates ``docs/protocol.md`` and ``docs/asyncapi.json`` from the message structs."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import django
import msgspec
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from fluent.syntax.serializer import serialize_pattern

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "server.settings")
django.setup()

from server.lobby import feed  # noqa: E402
from server.protocol import messages  # noqa: E402
from server.rooms.live import consumer, sanction_watch  # noqa: E402
from server.transport import outbox, socket  # noqa: E402
from server.transport.rate_limits import RateLimit  # noqa: E402
from tools.protocol_examples import examples  # noqa: E402
from tools.struct_docs import field_docs, sentence  # noqa: E402

ROOT = Path(__file__).resolve().parent.parent
PROSE = ROOT / "tools" / "protocol_prose.md"
WORDS = ROOT / "static" / "words" / "en.ftl"
PAGES = ROOT / "templates" / "words" / "en.ftl"
NOT_SENT = "Refusals that come from the server in words"
"""Section of those that a room's page is not sent beforehand."""
PAGE = ROOT / "docs" / "protocol.md"
MACHINES = ROOT / "docs" / "asyncapi.json"

FROM_CLIENT = get_args(messages.AnyFromClient)
FROM_SERVER = get_args(messages.AnyFromServer)
OF_THE_LOBBY = (messages.Lobby,)
MESSAGES = (*FROM_CLIENT, *FROM_SERVER, *OF_THE_LOBBY)
PARTS = (
    messages.SeatLine,
    messages.ChatLine,
    messages.Person,
    messages.Wish,
    messages.Call,
    messages.LobbyRoom,
    messages.Announcement,
)
SCHEMAS = "#/components/schemas/"

BUDGETS = {
    "messages of one socket": consumer.RoomConsumer.frames,
    "`act` of one seat": consumer.acts_budget,
    "`sit` `stand` `bot` `ready` `watch` `pause` `out`, and what a host does, of one guest": (
        consumer.room_budget
    ),
    "`why` of one seat": consumer.why_budget,
    "`code` of one guest": consumer.codes_budget,
    "`signal` of one seat": consumer.signals_budget,
    "`chat` `phrase` of one guest": consumer.chat_budget,
}
CODES = {
    consumer.SIGNED_OUT: (
        "nobody is signed in with this session any more",
        "connect again a few times, a little later each time: new cookies may be on their way",
    ),
    consumer.ACCOUNT_CLOSED: (
        "the account was closed",
        "nothing; a page that is loaded anew belongs to a guest",
    ),
    consumer.NO_SUCH_ROOM: ("there is no such room", "nothing: the link is wrong"),
    consumer.REMOVED: ("the host has removed this spectator", "nothing; it may be pardoned"),
    sanction_watch.BANNED: ("you are banned from the site", "nothing: `/banned/` says why"),
    outbox.SLOW_READER: ("you have not kept up for too long", "connect again"),
    socket.RESTARTING: (
        "this server restarts, or your browser has signed in or out; a `resume` came before",
        "connect again after its `after_ms`",
    ),
    socket.TRY_AGAIN: (
        "the server is overloaded, or the room is full, or too many come from where you are",
        "connect again after the `after_ms` of a `resume`, else in a few seconds",
    ),
    socket.FLOOD: ("far too many messages", "find out why, then connect again"),
    1006: ("the line broke", "connect again, a little later each time"),
    1007: ("a text frame was no UTF-8", "find out why, then connect again"),
    1009: ("a message was too large", "send smaller ones"),
}


def page() -> str:
    """The page for people."""
    schemas = _schemas()[1]
    return PROSE.read_text("utf-8").format(
        from_client="\n".join(_section(kind, schemas) for kind in FROM_CLIENT),
        from_server="\n".join(_section(kind, schemas) for kind in FROM_SERVER),
        of_the_lobby="\n".join(_section(kind, schemas) for kind in OF_THE_LOBBY),
        lobby_bytes=feed.LARGEST,
        parts="\n".join(_section(kind, schemas) for kind in PARTS),
        refusals=_refusals(),
        budgets="\n".join(_budget(what, budget) for what, budget in BUDGETS.items()),
        codes="\n".join(f"| {code} | {what} | {then} |" for code, (what, then) in CODES.items()),
        strikes=consumer.STRIKES,
        flood=socket.FLOOD,
        slow=outbox.SLOW_READER,
        unread=outbox.UNREAD // 1024,
        patience=int(outbox.PATIENCE),
    )


def machines() -> str:
    """The same for machines: AsyncAPI 3."""
    description = {
        "asyncapi": "3.0.0",
        "info": {
            "title": "A room's websocket",
            "version": "1",
            "description": "What a room and those in it say to each other. See protocol.md.",
        },
        "defaultContentType": "application/json",
        "channels": {"room": _channel(), "lobby": _lobby()},
        "operations": {
            "ask": _operation("receive", FROM_CLIENT),
            "tell": _operation("send", FROM_SERVER),
            "list": _operation("send", get_args(messages.AnyFromLobby), "lobby"),
            "listen": _operation("receive", get_args(messages.AnyFromLobbyClient), "lobby"),
        },
        "components": {
            "messages": {kind.__name__: _message(kind) for kind in MESSAGES},
            "schemas": _schemas()[1],
        },
    }
    return json.dumps(description, indent=2, ensure_ascii=False) + "\n"


# ---- for people


def _section(kind: type[Any], schemas: dict[str, Any]) -> str:
    """A message: what it is for, its fields, one as it really looks."""
    schema = schemas[kind.__name__]
    name = schema["properties"].get("type", {}).get("enum", [kind.__name__])[0]
    parts = [f"### {name}" if "type" in schema["properties"] else f"#### {name}"]
    parts += [sentence(kind)] if kind.__doc__ else []
    fields = {field: each for field, each in schema["properties"].items() if field != "type"}
    if fields:
        said = field_docs(kind)
        lines = ["| field | type | | meaning |", "| --- | --- | --- | --- |"]
        for field, each in fields.items():
            needed = "" if field in schema["required"] else _default(each)
            lines.append(f"| `{field}` | {_type(each)} | {needed} | {_cell(said.get(field, ''))} |")
        parts.append("\n".join(lines))
    shown = examples()
    for example in (kind.__name__, f"{kind.__name__}OfSpectator"):
        if example in shown:
            parts.append(f"```json\n{shown[example].decode()}\n```")
    return "\n\n".join(parts) + "\n"


def _cell(text: str) -> str:
    """As it may stand in a table."""
    return text.replace("|", r"\|")


def _type(schema: dict[str, Any]) -> str:
    """A type in a few words, with its limits."""
    if "$ref" in schema:
        name = schema["$ref"].removeprefix(SCHEMAS)
        return f"[{name}](#{name.lower()})"
    if "anyOf" in schema:
        return " or ".join(_type(each) for each in schema["anyOf"] if each != {"type": "null"})
    match schema.get("type"):
        case "array":
            return f"list of {_type(schema['items'])}"
        case "string":
            return "text" + _length(schema) + _pattern(schema)
        case "integer":
            return "whole number" + _range(schema)
        case "boolean":
            return "true or false"
        case "object":
            return "object"
    return "JSON"


def _length(schema: dict[str, Any]) -> str:
    least, most = schema.get("minLength", 0), schema.get("maxLength")
    return "" if most is None else f" of {least} to {most} characters"


def _pattern(schema: dict[str, Any]) -> str:
    pattern = schema.get("pattern")
    if pattern == messages.NO_CONTROL:
        return ", none of control or direction"
    return "" if pattern is None else f", `{pattern}`"


def _range(schema: dict[str, Any]) -> str:
    least, most = schema.get("minimum"), schema.get("maximum")
    return "" if least is None else f" from {least} to {most}"


def _default(schema: dict[str, Any]) -> str:
    """What a field that is left out stands for."""
    default = schema.get("default")
    return "optional" if default is None else f"else `{json.dumps(default)}`"


def _budget(what: str, budget: RateLimit) -> str:
    rate = 1 / budget.every
    return f"| {what} | {budget.burst} | {rate:g} a second |"


def _refusals() -> str:
    lines = ["| code | in English |", "| --- | --- |"]
    for entry in (*FluentParser().parse(WORDS.read_text("utf-8")).body, *_not_sent()):
        if isinstance(entry, Message) and entry.id.name.startswith("refuse-") and entry.value:
            code = entry.id.name.removeprefix("refuse-")
            lines.append(f"| `{code}` | {' '.join(serialize_pattern(entry.value).split())} |")
    return "\n".join(lines)


def _not_sent() -> Iterator[Message]:
    """A section is named by the comment above its first message."""
    section = ""
    for entry in FluentParser().parse(PAGES.read_text("utf-8")).body:
        if isinstance(entry, Message):
            section = entry.comment.content or "" if entry.comment else section
            if section == NOT_SENT:
                yield entry


# ---- for machines


def _schemas() -> tuple[Any, dict[str, Any]]:
    kinds, schemas = msgspec.json.schema_components(
        [messages.AnyFromClient, messages.AnyFromServer, messages.AnyFromLobby],
        ref_template=SCHEMAS + "{name}",
    )
    for name, schema in schemas.items():
        schema["description"] = sentence(getattr(messages, name))
        for field, text in field_docs(getattr(messages, name)).items():
            schema["properties"][field]["description"] = text
    return kinds, schemas


def _channel() -> dict[str, Any]:
    known = {
        "match": "the match of which `n` was seen",
        "n": "how much of it was seen",
        "table": "the number of the last line of the table's chat that was seen",
        "watchers": "the same of those who watch",
    }
    query = {
        name: {"type": "integer", "minimum": 0, "description": meaning}
        for name, meaning in known.items()
    }
    messages = [kind.__name__ for kind in (*FROM_CLIENT, *FROM_SERVER)]
    return {
        "address": "/ws/rooms/{code}/",
        "parameters": {"code": {"description": "the room's code, the last part of its link"}},
        "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in messages},
        "bindings": {"ws": {"method": "GET", "query": {"type": "object", "properties": query}}},
    }


def _lobby() -> dict[str, Any]:
    known = {
        "game": "the game that is looked for; without it, every game",
        "only": "`free`: rooms with a free seat, `playing`: rooms in play; without it, all",
        "page": "which page of the list; without it, the first",
    }
    query = {name: {"type": "string", "description": meaning} for name, meaning in known.items()}
    kinds = (*get_args(messages.AnyFromLobbyClient), *get_args(messages.AnyFromLobby))
    return {
        "address": "/ws/lobby/",
        "messages": {
            kind.__name__: {"$ref": f"#/components/messages/{kind.__name__}"} for kind in kinds
        },
        "bindings": {"ws": {"method": "GET", "query": {"type": "object", "properties": query}}},
    }


def _operation(action: str, kinds: tuple[type[Any], ...], channel: str = "room") -> dict[str, Any]:
    """What the server does: it receives what clients ask and sends what it tells."""
    return {
        "action": action,
        "channel": {"$ref": f"#/channels/{channel}"},
        "messages": [{"$ref": f"#/channels/{channel}/messages/{kind.__name__}"} for kind in kinds],
    }


def _message(kind: type[Any]) -> dict[str, Any]:
    return {
        "name": kind.__struct_config__.tag,
        "summary": sentence(kind),
        "payload": {"$ref": SCHEMAS + kind.__name__},
        "examples": [{"payload": json.loads(examples()[kind.__name__])}],
    }


def main() -> None:
    PAGE.write_text(page(), "utf-8")
    MACHINES.write_text(machines(), "utf-8")


if __name__ == "__main__":
    main()
