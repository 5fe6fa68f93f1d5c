"""Services of those who make documents: each a short transaction that raises ``DocumentRefused`` or
has happened.

A document is its owner's in whichever browser the owner is signed in. Nobody else finds it here, so
nobody else changes it.
"""

from __future__ import annotations

from typing import Annotated
from uuid import UUID

import msgspec
from django.db import transaction
from django.db.models import Q, QuerySet
from msgspec import Meta

from server.accounts.models import Guest
from server.accounts.names import suggested_name
from server.accounts.rude_words import is_rude
from server.core.codes import fresh_code
from server.library.examined import game_of, refuse_errors
from server.library.models import Document
from server.library.refusals import DocumentRefused
from server.protocol.messages import NO_CONTROL

MOST = 100
"""Documents that somebody may keep."""
LONGEST = 48 * 1024
"""Bytes of a body."""
LISTED = 100
"""The most recently changed of the published ones that a list shows."""

DocumentName = Annotated[str, Meta(min_length=1, max_length=60, pattern=NO_CONTROL)]


def own_documents(guest_id: UUID) -> QuerySet[Document]:
    """Those of the guest, or of the member who is signed in as it; the last changed first."""
    return _all_of(guest_id).filter(withdrawn=False).order_by("-updated_at", "-pk")


def _all_of(guest_id: UUID) -> QuerySet[Document]:
    """What is withdrawn as well."""
    own = Q(owner=guest_id) | Q(owner__member__guests=guest_id)
    # By their keys: joined to a member's guests, a row would be locked along with theirs.
    return Document.objects.filter(pk__in=Document.objects.filter(own).values("pk"))


def own_by_game(guest_id: UUID | None) -> dict[str, list[tuple[str, str]]]:
    """Code and name of each, by game; nothing of a browser that has seen no page before."""
    found: dict[str, list[tuple[str, str]]] = {}
    if guest_id is not None:
        for game, code, name in own_documents(guest_id).values_list("game", "code", "name"):
            found.setdefault(game, []).append((code, name))
    return found


def published_documents(game: str) -> QuerySet[Document]:
    """What everybody may look through."""
    found = Document.objects.filter(game=game, published=True, withdrawn=False)
    return found.select_related("owner__member").order_by("-updated_at", "-pk")[:LISTED]


def maker_of(document: Document, language: str) -> str:
    """What whoever made it is called: as a member, else as at the last table, else as proposed."""
    owner = document.owner
    if owner.member is not None:
        return str(owner.member.username)
    return owner.name or suggested_name(owner.pk, language)


def document_called(code: str, game: str | None = None, asker: UUID | None = None) -> Document:
    """The document of a code, for anybody who knows it. Raises ``no-document``,
    ``document-withdrawn``, to its owner ``document-taken-away`` if staff have done so, and, asked
    for one of a certain game, ``document-of-another-game``."""
    found = Document.objects.filter(code=code).first()
    if found is None:
        raise DocumentRefused("no-document")
    if found.withdrawn:
        taken = found.body and asker is not None and _all_of(asker).filter(pk=found.pk).exists()
        raise DocumentRefused("document-taken-away" if taken else "document-withdrawn")
    if game not in (None, found.game):
        raise DocumentRefused("document-of-another-game")
    return found


@transaction.atomic
def save_new(guest_id: UUID, game: str, name: str, body: str) -> Document:
    """Keep a document, with errors or without: it may be work in progress."""
    game_of(game)
    name, body = _named(name), sound(body)
    owner, _ = Guest.objects.select_for_update().get_or_create(id=guest_id)
    if own_documents(owner.pk).count() >= MOST:
        raise DocumentRefused("too-many-documents", most=MOST)
    return Document.objects.create(code=fresh_code(), game=game, owner=owner, name=name, body=body)


@transaction.atomic
def save_changed(guest_id: UUID, code: str, name: str, body: str) -> Document:
    """Change what it is from now on. What is published stays without errors."""
    document = _owned(guest_id, code)
    document.name, document.body = _named(name), sound(body)
    if document.published:
        refuse_errors(document.game, msgspec.json.decode(document.body))
    document.save()
    return document


@transaction.atomic
def publish(guest_id: UUID, code: str, published: bool) -> Document:
    """List it for everybody, or leave it to those who know its code."""
    document = _owned(guest_id, code)
    if published:
        refuse_errors(document.game, msgspec.json.decode(document.body))
    document.published = published
    document.save(update_fields=["published"])
    return document


@transaction.atomic
def withdraw(guest_id: UUID, code: str) -> None:
    """End it for good. Name and body are forgotten; the code stays, to say that it is withdrawn."""
    document = _owned(guest_id, code)
    document.name = document.body = ""
    document.published, document.withdrawn = False, True
    document.save()


@transaction.atomic
def take_away(code: str) -> Document:
    """End somebody's document; the caller is authorised. The body stays, for later review."""
    document = Document.objects.select_for_update().get(code=code)
    if document.withdrawn:
        raise DocumentRefused("document-withdrawn")
    document.published, document.withdrawn = False, True
    document.save(update_fields=["published", "withdrawn"])
    return document


def give_back(code: str, published: bool) -> None:
    """What staff have taken away is there again, unless it has gone with its owner."""
    taken = Document.objects.filter(code=code, withdrawn=True).exclude(body="")
    taken.update(withdrawn=False, published=published)


def _owned(guest_id: UUID, code: str) -> Document:
    """The owner's document, locked. Raises what ``document_called`` does, and ``not-your-document``
    for others."""
    document_called(code, asker=guest_id)
    document = own_documents(guest_id).select_for_update().filter(code=code).first()
    if document is None:
        raise DocumentRefused("not-your-document")
    return document


def _named(name: str) -> str:
    try:
        kept = msgspec.convert(name.strip(), DocumentName)
    except msgspec.ValidationError:
        raise DocumentRefused("bad-document-name") from None
    if is_rude(kept):
        raise DocumentRefused("rude-document-name")
    return kept


def sound(body: str) -> str:
    """JSON of some size, without the zero character, which PostgreSQL takes in no text."""
    if len(body.encode()) > LONGEST:
        raise DocumentRefused("document-too-large", most=LONGEST // 1024)
    try:
        parsed = msgspec.json.decode(body)
        compact = msgspec.json.encode(parsed).decode()
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        raise DocumentRefused("malformed") from None
    if not isinstance(parsed, dict) or "\\u0000" in compact:
        raise DocumentRefused("malformed")
    return compact
