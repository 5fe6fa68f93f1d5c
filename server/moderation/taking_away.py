"""Documents that staff take away: nobody finds them any more, and their maker is told why and may
object. Rooms and matches keep the copies they have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.db import transaction

from server.accounts.models import Member
from server.core import periods
from server.core.lazy_messages import word
from server.library import keeping
from server.library.models import Document
from server.library.refusals import DocumentRefused
from server.moderation.actions import record
from server.moderation.explaining import called, decided_about
from server.moderation.models import TAKEN, Case
from server.moderation.muting import refuse_the_concerned
from server.rooms.models import Room
from server.rooms.refusals import Refused

if TYPE_CHECKING:
    from django_stubs_ext import StrPromise


def take_away(who: Member, document: Document, ground: str, reason: str) -> None:
    """Raises ``party``, ``yourself`` and ``document-withdrawn``."""
    refuse_the_concerned(who, document.owner)
    with transaction.atomic():
        try:
            taken = keeping.take_away(document.code)
        except DocumentRefused as refused:
            raise Refused(refused.code) from None
        # ``hid``: whether it was listed, and is so again if an objection holds.
        decided_about(who, document.owner, TAKEN, ground, place=taken.code, hid=document.published)
        before = {"name": taken.name, "published": document.published}
        record(who, "take_away", taken, reason, before, {"withdrawn": True, "ground": ground})


def give_document_back(case: Case, _room: Room | None) -> None:
    """After an objection. The caller has locked the case."""
    keeping.give_back(case.place, published=case.hid)


def document_of(case: Case) -> Document | None:
    """What was taken away; None once it has gone with its maker, or of any other case."""
    return Document.objects.filter(code=case.place).first() if case.outcome == TAKEN else None


def touched_by_taking_away(document: Document) -> list[StrPromise]:
    owner = called(document.owner) or str(word("admin-guest"))
    return [
        word("touched-taken", name=document.name),
        word("touched-author", name=owner, days=periods.APPEAL),
    ]
