"""Run by ``manage.py shell`` in the database of a site: lays out people and rooms, and prints what
a test needs of them as JSON: cookies by kind of person, and codes by message, room and person."""

from __future__ import annotations

import json
import sys

from django.db import transaction

from server.rooms.models import Room
from tests.protocol.permissions import scene
from tests.protocol.permissions.messages import MESSAGES, ROOMS
from tests.protocol.permissions.scene import PEOPLE


@transaction.atomic
def main() -> None:
    people = scene.come()
    codes = {
        message: {
            state: {
                person: scene.table(
                    person, running=state == "running", free=message in ROOMS["free"]
                ).code
                for person in PEOPLE
            }
            for state in ("waiting", "running")
            if state == "waiting" or message not in ROOMS["free"]
        }
        for message in MESSAGES
    }
    named_lately()
    json.dump({"people": people, "codes": codes}, sys.stdout)


def named_lately() -> None:
    """By the time a slow machine comes to the last message, the names of a moment ago are old."""
    hour = 3_600_000
    for room in Room.objects.all():
        room.called = {key: (name, at + hour) for key, (name, at) in (room.called or {}).items()}
        room.save(update_fields=["called"])
