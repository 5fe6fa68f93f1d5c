"""Fixtures: staff with each set of rights, and a room with a running match."""

from collections.abc import Callable, Iterator

import pytest
from django.test import Client

from server.accounts.models import Guest, Member
from server.moderation.models import Case
from server.rooms.models import Room
from server.rooms.services import sit
from tests.support.guests import ANN, BEN
from tests.unit.moderation.cases import VILE, one_of, reported

Staff = Callable[[str], Client]


@pytest.fixture(autouse=True)
def uncollected(plain_statics: None) -> None:
    """Every page here is served as it is written."""


@pytest.fixture
def member(db: None) -> Member:
    return Member.objects.create_user("Zofia", is_staff=True)


@pytest.fixture
def moderator(db: None) -> Member:
    return one_of("moderator", "Maria")


@pytest.fixture
def other(db: None) -> Member:
    return Member.objects.create_user("Olga", is_staff=True)


@pytest.fixture
def case(table: Room) -> Case:
    return reported(table, VILE)


@pytest.fixture
def staff(db: None) -> Staff:
    """``staff("helper")``: the browser of somebody of that group."""

    def come(group: str) -> Client:
        client = Client(headers={"accept-language": "en"})
        client.force_login(one_of(group, f"a {group}"))
        return client

    return come


@pytest.fixture
def ann(room: Room) -> Guest:
    return Guest.objects.get(pk=ANN)


@pytest.fixture
def table(room: Room) -> Room:
    """Ann hosts, Ben sits with her."""
    sit(room.code, BEN, 1, "Ben")
    return room


class FakeRuntime:
    """Of the running process the tests of pages have none."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, int]] = []
        self.obeys = True

    async def resume(self, match: int) -> bool:
        self.asked.append(("resume", match))
        return self.obeys

    async def freeze(self, match: int) -> bool:
        self.asked.append(("freeze", match))
        return self.obeys


@pytest.fixture
def runtime(monkeypatch: pytest.MonkeyPatch) -> Iterator[FakeRuntime]:
    fake = FakeRuntime()
    monkeypatch.setattr("server.moderation.actions.current_runtime", lambda: fake)
    yield fake
