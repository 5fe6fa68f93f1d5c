"""Refusals before Django: in every language, and late for who tries again at once."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any

import pytest

from server.core.messages import LANGUAGES, say
from server.transport.refusing import Tarpit, headers_of, page_of, refuse

LONG = 3_600


async def held(tarpit: Tarpit) -> asyncio.Task[None]:
    task = asyncio.create_task(tarpit.hold())
    await asyncio.sleep(0)
    return task


async def test_a_refusal_is_held_and_then_said() -> None:
    assert not (first := await held(Tarpit(LONG))).done()
    first.cancel()
    await asyncio.wait_for(Tarpit(0.01).hold(), 5)


async def test_no_more_are_held_than_may_and_who_has_gone_makes_room() -> None:
    tarpit = Tarpit(LONG, at_once=2)
    first, second, third = [await held(tarpit) for _ in range(3)]
    assert [task.done() for task in (first, second, third)] == [False, False, True]
    first.cancel()
    await asyncio.wait([first])
    fourth, fifth = await held(tarpit), await held(tarpit)
    assert [fourth.done(), fifth.done()] == [False, True]
    for task in (second, fourth):
        task.cancel()


async def test_a_refusal_is_a_bare_page_in_every_language() -> None:
    sent: list[Mapping[str, Any]] = []

    async def send(message: Mapping[str, Any]) -> None:
        sent.append(message)

    await refuse(send, HTTPStatus.TOO_MANY_REQUESTS, "too-many-line")
    start, answer = sent
    headers, text = dict(start["headers"]), answer["body"].decode()
    assert (start["status"], headers[b"retry-after"]) == (429, b"5")
    assert int(headers[b"content-length"]) == len(answer["body"])
    assert headers[b"content-security-policy"].startswith(b"default-src 'none'")
    for language in LANGUAGES:
        assert f'<p lang="{language}">{say(language, "too-many-line")}' in text


@pytest.mark.parametrize(
    ("word", "again"), [("too-many-line", True), ("body-too-slow", True), ("too-large-line", False)]
)
def test_what_is_refused_for_good_is_not_to_be_tried_again(word: str, again: bool) -> None:
    page = page_of(word)
    assert (b'<a href="">' in page, b'<a href="/">' in page) == (again, not again)
    assert (b"retry-after" in dict(headers_of(page, word))) is again
