"""What is said in a room, and what is found of it by each of many questions: on any database."""

from __future__ import annotations

from server.rooms.models import ChatLine, Room
from server.rooms.searching import lines_found

ALL = ("room__code", "name", "text", "guest__member__username")
SAID = ("Zażółć gęślą jaźń", "ZAZOLC raz jeszcze", "na www.example.com/kup-teraz", "it's fine")
FOUND = {
    "zażółć": SAID[:2],
    "Zazolc": SAID[:2],
    "jazn zaz": SAID[:1],
    "ażó": (),
    "kup": SAID[2:3],
    "example": SAID[2:3],
    "example.com": SAID[2:3],
    "łuc fine": SAID[3:],
    "lucja it's": SAID[3:],
    "'\"*:()&|!<->": (),
    "NEAR(a b) OR": (),
    "a" * 3000: (),
    " ": (),
}
"""What words find, whoever they are asked by."""


def say(room: Room) -> list[ChatLine]:
    return [
        ChatLine.objects.create(room=room, number=number, name="Łucja", text=text)
        for number, text in enumerate(SAID, 1)
    ]


def found(asked: str, paths: tuple[str, ...] = ALL) -> tuple[str, ...]:
    lines = lines_found(ChatLine.objects.order_by("pk"), asked, paths)
    return tuple(line.text for line in lines)
