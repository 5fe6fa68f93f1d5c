"""Runs functions in forked children, a few at a time, and hands back what they return."""

from __future__ import annotations

import os
import pickle
import selectors
import sys
import traceback
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Died:
    """What a child returned that was killed, by its own limits or by a mutant."""

    code: int


class Raised(Exception):
    """Its text is the traceback in the child."""


@dataclass
class _Child:
    what: Any
    process: int
    said: bytearray = field(default_factory=bytearray)


def in_children(
    acts: Iterable[tuple[Any, Callable[[], Any]]], jobs: int
) -> Iterator[tuple[Any, Any]]:
    """Each act in a child of its own: which act it was, and what it returned, in any order."""
    with selectors.DefaultSelector() as selector:
        for what, act in acts:
            process, reader = _fork(act)
            selector.register(reader, selectors.EVENT_READ, _Child(what, process))
            while len(selector.get_map()) >= jobs:
                yield from _ended(selector)
        while selector.get_map():
            yield from _ended(selector)


def in_child(act: Callable[[], Any]) -> Any:
    for _, answer in in_children([("", act)], 1):
        return answer


def _fork(act: Callable[[], Any]) -> tuple[int, int]:
    reader, writer = os.pipe()
    sys.stdout.flush()
    sys.stderr.flush()
    if process := os.fork():
        os.close(writer)
        return process, reader
    os.close(reader)
    try:
        answer: Any = act()
    except BaseException:
        # Whatever it was, a second copy of the parent must not go on.
        answer = Raised(traceback.format_exc())
    with os.fdopen(writer, "wb") as pipe:
        pickle.dump(answer, pipe)
    os._exit(0)


def _ended(selector: selectors.BaseSelector) -> Iterator[tuple[Any, Any]]:
    """Wait until at least one child has said all."""
    for key, _ in selector.select():
        child: _Child = key.data
        if part := os.read(key.fd, 1 << 16):
            child.said += part
            continue
        selector.unregister(key.fd)
        os.close(key.fd)
        _, status = os.waitpid(child.process, 0)
        code = os.waitstatus_to_exitcode(status)
        answer = Died(code) if code else pickle.loads(child.said)
        if isinstance(answer, Raised):
            raise answer
        yield child.what, answer
