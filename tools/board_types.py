"""Generates types for boards: ``games/<slug>/types.d.ts`` with a game's view, scene, actions,
events and options, and ``games/types.d.ts`` with the events of the table, which all games have."""

from __future__ import annotations

import json
import sys
import textwrap
import typing
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Literal, get_origin

from msgspec import Struct, inspect

from games import engine
from games.engine import Game
from tests.sixth import beside_the_others
from tools.struct_docs import field_docs, sentence

ROOT = Path(__file__).resolve().parent.parent
HEAD = """\
// Written by `make docs` from the game's structs: change those, and write it anew.
import type { Board as AnyBoard, Offer as AnyOffer, Table as AnyTable } from "contract";
import type { TableEvent } from "types";

export type Table = AnyTable<View, Scene, Action, GameEvent, Options>;
export type Board = AnyBoard<View, Scene, Action, GameEvent, Options>;
export type Offer = AnyOffer<Action>;
"""
HEAD_OF_THE_TABLE = """\
// Written by `make docs` from `games/engine.py`: what is told in every match, whatever is played.
"""
TAKEN = ("Table", "Board", "Offer", "TableEvent")
WIDTH = 100
SIMPLE: dict[type[inspect.Type], str] = {
    inspect.AnyType: "any",
    inspect.BoolType: "boolean",
    inspect.FloatType: "number",
    inspect.IntType: "number",
    inspect.NoneType: "null",
    inspect.StrType: "string",
}
LISTS = (inspect.ListType, inspect.SetType, inspect.FrozenSetType, inspect.VarTupleType)
NEVER_SENT = {engine.Event: {"only"}}
"""Fields that stay on the server, by the class that declares them."""


Root = tuple[Any, bool]
"""A type, and whether a browser writes it."""
NamedLiteral = tuple[frozenset[Any], tuple[str, tuple[Any, ...]]]


def path_of(game: Game[Any, Any]) -> Path:
    return Path(sys.modules[type(game).__module__].__file__ or "").parent / "types.d.ts"


def types_of(game: Game[Any, Any]) -> str:
    roots: dict[str, Root] = {
        "View": (game.view_type, False),
        "Scene": (_scene(game), False),
        "Options": (game.options_type, False),
        "Action": (game.action_type, True),
        "GameEvent": (game.event_type, False),
    }
    if game.document_type is not None:
        roots["Made"] = (game.document_type, True)
    if game.signal_type is not None:
        roots["Signal"] = (game.signal_type, True)
    return Writer(game.slug, _literals(game.view_type)).text(HEAD, roots, GameEvent="TableEvent")


def path_of_the_table() -> Path:
    return Path(engine.__file__ or "").parent / "types.d.ts"


def types_of_the_table() -> str:
    return Writer("the table").text(HEAD_OF_THE_TABLE, {"TableEvent": (_of_the_table(), False)})


class Writer:
    """Every struct is declared once, after those that lead to it."""

    def __init__(self, name: str, literals: Iterable[NamedLiteral] = ()) -> None:
        self._name = name
        self._declared: dict[str, str] = {}
        self._structs: dict[str, Any] = dict.fromkeys(TAKEN)
        self._literals = dict(literals)
        self._named: dict[str, str] = {}

    def text(self, head: str, roots: dict[str, Root], **beside: str) -> str:
        """``beside``: what a root is as well, declared elsewhere."""
        aliases = []
        for name, (kind, asked) in roots.items():
            own = self._type(inspect.type_info(kind), asked)
            aliases.append(self._alias(name, " | ".join([own, *filter(None, [beside.get(name)])])))
        literals = [self._alias(name, of) for name, of in self._named.items()]
        return "\n".join([head, *filter(None, aliases), *literals, "", *self._declared.values()])

    def _alias(self, name: str, what: str) -> str:
        return "" if what == name else f"export type {name} ={_folded(what)};"

    def _type(self, info: inspect.Type, asked: bool) -> str:
        """How it looks as JSON; ``asked``: written by the browser, not by the server."""
        match info:
            case inspect.StructType():
                return self._struct(info, asked)
            case inspect.LiteralType():
                return self._literal(info.values)
            case inspect.UnionType():
                return " | ".join(dict.fromkeys(self._type(each, asked) for each in info.types))
            case inspect.TupleType():
                return f"[{', '.join(self._type(each, asked) for each in info.item_types)}]"
            case inspect.DictType():
                key, value = (self._type(each, asked) for each in (info.key_type, info.value_type))
                whole = f"Record<{key}, {value}>"
                return whole if key == "string" else f"Partial<{whole}>"
            case inspect.Metadata():
                return self._type(info.type, asked)
            case _ if isinstance(info, LISTS):
                item = self._type(info.item_type, asked)
                return f"({item})[]" if "|" in item else f"{item}[]"
        return SIMPLE[type(info)]

    def _literal(self, values: tuple[Any, ...]) -> str:
        name, declared = self._literals.get(frozenset(values), ("", values))
        said = " | ".join(json.dumps(value) for value in declared)
        if name:
            self._named[name] = said
        return name or said

    def _struct(self, info: inspect.StructType, asked: bool) -> str:
        name = info.cls.__name__
        if self._structs.setdefault(name, info.cls) is not info.cls:
            raise ValueError(f"{self._name} has two structs called {name}")
        if name not in self._declared:
            self._declared[name] = ""
            self._declared[name] = "".join(self._lines(info, asked))
        return name

    def _lines(self, info: inspect.StructType, asked: bool) -> Iterator[str]:
        yield _comment(sentence(info.cls))
        yield f"export interface {info.cls.__name__} {{\n"
        if info.tag_field:
            yield f"  {info.tag_field}: {json.dumps(info.tag)};\n"
        said = _all_field_docs(info.cls)
        for field in info.fields:
            if field.name in _never_sent(info.cls):
                continue
            # What stands for a default is left out by the server; a browser may leave it out.
            left_out = not field.required and (asked or info.cls.__struct_config__.omit_defaults)
            what = self._type(field.type, asked)
            if left_out and field.default is None:
                what = what.removesuffix(" | null")
            yield _comment(said.get(field.name, ""), "  ")
            yield f"  {field.encode_name}{'?' if left_out else ''}: {what};\n"
        yield "}\n"


def _scene(game: Game[Any, Any]) -> Any:
    if type(game).scene is Game.scene:
        return None
    return typing.get_type_hints(game.scene)["return"]


def _literals(view: type[Any]) -> Iterator[NamedLiteral]:
    """The named choices of the game's vocabulary: ``Phase = Literal[...]``."""
    vocabulary = vars(sys.modules[view.__module__])
    for name, kind in vocabulary.items():
        if get_origin(kind) is Literal:
            values = typing.get_args(kind)
            yield frozenset(values), (name, values)


def _of_the_table() -> Any:
    """What is told in every match, whatever is played: who is away, that it stands still."""
    kinds = [each for each in engine.Event.__subclasses__() if each.__module__ == engine.__name__]
    return typing.Union[tuple(kinds)]  # noqa: UP007


def _never_sent(kind: type[Any]) -> set[str]:
    return {name for base, names in NEVER_SENT.items() if issubclass(kind, base) for name in names}


def _all_field_docs(kind: type[Any]) -> dict[str, str]:
    bases = [
        each for each in reversed(kind.__mro__) if issubclass(each, Struct) and each is not Struct
    ]
    return {name: text for each in bases for name, text in field_docs(each).items()}


def _folded(union: str) -> str:
    if len(union) < WIDTH - 30:
        return f" {union}"
    return "".join(f"\n  | {each}" for each in union.split(" | "))


def _comment(text: str, indent: str = "") -> str:
    whole = f"{indent}/** {text} */\n"
    if not text or len(whole) <= WIDTH:
        return whole if text else ""
    lines = textwrap.wrap(text, WIDTH - len(indent) - 3)
    return "".join(
        [f"{indent}/**\n", *(f"{indent} * {line}\n" for line in lines), f"{indent} */\n"]
    )


def main() -> None:
    with beside_the_others() as every_game:
        for game in every_game.values():
            path_of(game).write_text(types_of(game), "utf-8")
    path_of_the_table().write_text(types_of_the_table(), "utf-8")


if __name__ == "__main__":
    main()
