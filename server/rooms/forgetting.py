"""Deletes what guests have left behind: seats, names, lines of chat, documents. Matches stay for
the other players."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from itertools import groupby
from uuid import UUID

from django.db import transaction
from django.db.models import F

from server.accounts.models import Guest
from server.library.models import Document
from server.rooms.admission import barring, members_of, sent_away_of
from server.rooms.chat import AT_ONCE
from server.rooms.models import ChatLine, Played, Room
from server.rooms.vacating import vacate_all


@transaction.atomic
def forget(guests: Collection[UUID]) -> list[str]:
    """Answers the codes of rooms that changed. Nobody speaks for the seats any more, so they are
    emptied, also in a running match."""
    emptied = vacate_all(guests)
    silenced = _take_back_lines(guests)
    pardoned = _forget_bans(guests)
    Played.objects.filter(guest__in=guests).update(name="")
    Document.objects.filter(owner__in=guests).delete()
    Guest.objects.filter(pk__in=guests).update(name="")
    Room.objects.filter(code__in=[*silenced, *pardoned]).update(version=F("version") + 1)
    return sorted({*emptied, *silenced, *pardoned})


def _take_back_lines(guests: Collection[UUID]) -> list[str]:
    """Empty the lines, but keep their numbers, which have no gaps; open pages drop those that they
    may still show."""
    lines = ChatLine.objects.filter(guest__in=guests)
    rooms = Room.objects.select_for_update().filter(pk__in=lines.values("room")).order_by("pk")
    for room in rooms:
        said = lines.filter(room=room, hidden=False).order_by("channel", "number")
        for channel, numbers in groupby(said.values_list("channel", "number"), lambda row: row[0]):
            room.hidden[channel] = _shown_no_more(room, channel, [number for _, number in numbers])
        room.save(update_fields=["hidden"])
    codes = [room.code for room in rooms]
    lines.update(name="", text="", phrase="", hidden=True)
    return codes


def _shown_no_more(room: Room, channel: str, numbers: Iterable[int]) -> list[int]:
    """The channel's hidden lines with these, without those that no page has been sent lately: all
    of them go out with every picture of the room."""
    hidden = {*room.hidden.get(channel, []), *numbers}
    newest = room.chat.filter(channel=channel).order_by("-number").values_list("number", flat=True)
    oldest_shown = (newest.first() or 0) - AT_ONCE
    return sorted(number for number in hidden if number > oldest_shown)


def _forget_bans(guests: Collection[UUID]) -> list[str]:
    """Drop the names under which they were sent away; whoever comes as somebody new is sent away
    anew."""
    members = members_of(guests)
    rooms = Room.objects.select_for_update().filter(pk__in=barring(members)).order_by("pk")
    for room in rooms:
        theirs = sent_away_of(members, room.code, room.barred)
        room.barred = [each for each in room.barred if each not in theirs]
        room.save(update_fields=["barred"])
    return [room.code for room in rooms]
