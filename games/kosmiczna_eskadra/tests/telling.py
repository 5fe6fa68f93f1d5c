"""The lines of the log as people read them."""

import re
import typing
from pathlib import Path

import msgspec

from games.kosmiczna_eskadra import state
from server.core.messages import say

FOLDER = Path(state.__file__).parent
GAME = FOLDER.name
NAMES = {0: "Ada", 1: "Bo", 2: "Cyd", 3: "Dag"}
ASKS = ("ready", "countdown", "lay", "beat", "answer", "watch")


def told(language, event):
    """A line of the log, with the parameters as a browser gives them to the words."""
    facts = {field: of_browser(field, v) for field, v in msgspec.to_builtins(event).items()}
    tag = facts.pop("event")
    plain = {field: v for field, v in facts.items() if v is not None}
    return say(language, f"event-{tag}", GAME, NAMES, **plain)


def of_browser(field, value):
    match value:
        case bool():
            return str(value).lower()
        case dict():
            return "[object Object]"
        case list() | tuple():
            return ", ".join(NAMES[v] if field == "seats" else str(v) for v in value)
    return value


def samples(kind):
    """Events of a kind: with nothing but what it must carry, and with all it may."""
    fields = [field for field in msgspec.structs.fields(kind) if field.name != "only"]
    bare = {field.name: example(field.name, field.type) for field in fields if field.required}
    full = {field.name: example(field.name, field.type) for field in fields}
    return [kind(**bare), kind(**full)]


def example(name, kind):
    spoken = {"pool": "out", "covers": "7", "code": "overlaps-card", "reason": "wins"}
    spoken |= {"laser": "FL", "edges": "FR", "target": "4", "colour": "red"}
    if name in spoken:
        return spoken[name]
    if kind is bool:
        return True
    return {"dict": {"0": 2}, "list": [1, 0], "tuple": (1, 2)}.get(shape(kind), 1)


def shape(kind):
    """``int | None`` is an int."""
    inner = [each for each in typing.get_args(kind) if each is not type(None)]
    if typing.get_origin(kind) is None or kind in (int, str, bool):
        return ""
    if typing.get_origin(kind) in (dict, list, tuple):
        return typing.get_origin(kind).__name__
    return shape(inner[0])


def clean(line):
    return not re.search(r"[{}$\[\]]|None|(event|board|refuse|reason|ship|speed|hit|laser)-", line)
