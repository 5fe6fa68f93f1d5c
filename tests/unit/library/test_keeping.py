"""Documents: whose they are, what is kept of them, and who finds them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from games.space_hulk.tests.boards import GOOD, board
from server.accounts.models import Guest
from server.library import keeping
from server.library.keeping import LONGEST, MOST, document_called, own_documents, save_new
from server.library.models import Document
from server.library.refusals import DocumentRefused
from tests.support.guests import ANN, BEN

HULK = "space_hulk"
TEXT = json.dumps(GOOD)
BROKEN = json.dumps(board(goals={"marines": [], "aliens": []}))

pytestmark = pytest.mark.django_db


@contextmanager
def refused(code: str) -> Iterator[None]:
    """With this code, and nothing has changed."""
    before = list(Document.objects.order_by("pk").values())
    with pytest.raises(DocumentRefused) as refusal:
        yield
    assert refusal.value.code == code
    assert list(Document.objects.order_by("pk").values()) == before


def saved(body: str = TEXT, name: str = "Loop") -> Document:
    return save_new(ANN, HULK, name, body)


def test_what_is_saved_is_found_by_its_code_by_anybody() -> None:
    kept = saved(name="  Loop ")
    found = document_called(kept.code)
    assert (found.name, found.owner_id, found.published) == ("Loop", ANN, False)
    assert json.loads(found.body) == GOOD
    with refused("no-document"):
        document_called("nowhere")
    with refused("document-of-another-game"):
        document_called(kept.code, "asy_przestworzy")


def test_work_in_progress_is_kept_and_not_published() -> None:
    kept = saved(BROKEN)
    with refused("document-has-errors"):
        keeping.publish(ANN, kept.code, True)
    keeping.save_changed(ANN, kept.code, "Loop", TEXT)
    assert keeping.publish(ANN, kept.code, True).published
    assert [each.code for each in keeping.published_documents(HULK)] == [kept.code]
    with refused("document-has-errors"):
        keeping.save_changed(ANN, kept.code, "Loop", BROKEN)


def test_nobody_else_changes_publishes_or_withdraws_it() -> None:
    kept = saved()
    save_new(BEN, HULK, "Ben's", TEXT)
    for attempt in (
        lambda: keeping.save_changed(BEN, kept.code, "Mine", TEXT),
        lambda: keeping.publish(BEN, kept.code, True),
        lambda: keeping.withdraw(BEN, kept.code),
    ):
        with refused("not-your-document"):
            attempt()
    assert [each.name for each in own_documents(BEN)] == ["Ben's"]


def test_what_is_withdrawn_is_forgotten_but_for_its_code() -> None:
    kept = saved()
    keeping.withdraw(ANN, kept.code)
    row = Document.objects.get()
    assert (row.name, row.body, row.withdrawn) == ("", "", True)
    assert not own_documents(ANN)
    with refused("document-withdrawn"):
        document_called(kept.code)


@pytest.mark.parametrize(
    ("kept", "code"),
    [
        ({"game": "asy_przestworzy"}, "no-documents"),
        ({"game": "chess"}, "no-documents"),
        ({"name": ""}, "bad-document-name"),
        ({"name": "x" * 61}, "bad-document-name"),
        ({"name": "a\x07b"}, "bad-document-name"),
        ({"name": "chujowa mapa"}, "rude-document-name"),
        ({"body": "no JSON"}, "malformed"),
        ({"body": "[1]"}, "malformed"),
        ({"body": '{"a":"\\u0000"}'}, "malformed"),
        ({"body": json.dumps({"a": "x" * LONGEST})}, "document-too-large"),
    ],
)
def test_what_cannot_be_kept_is_refused(kept: dict[str, str], code: str) -> None:
    with refused(code):
        save_new(ANN, **{"game": HULK, "name": "Loop", "body": TEXT, **kept})


def test_a_flood_of_saves_ends_at_so_many() -> None:
    owner = Guest.objects.create(id=ANN)
    Document.objects.bulk_create(
        Document(code=f"c{number}", game=HULK, owner=owner, name="Loop", body="{}")
        for number in range(MOST)
    )
    with refused("too-many-documents"):
        saved()
