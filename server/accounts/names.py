"""Default names: two friendly words, derived from the guest's id."""

from __future__ import annotations

from typing import TYPE_CHECKING
from uuid import UUID

if TYPE_CHECKING:
    from server.accounts.middleware import GuestRequest

WORDS = {
    # The noun is feminine throughout, so that the adjective agrees with it and says nothing about
    # the person behind the name.
    "pl": (
        "Bystra Chyża Cicha Ciekawa Dzielna Figlarna Gibka Lotna Miedziana Mroźna Pogodna Rącza "
        "Roztropna Rudowłosa Serdeczna Skromna Srebrna Szmaragdowa Śmiała Świetlista Uważna Wesoła "
        "Zielona Złocista Zwinna Żwawa",
        "Bryza Burza Cyranka Czajka Foka Gwiazda Iskra Jaskółka Jodła Kometa Kuna Latarnia Łasica "
        "Paproć Pszczoła Ryjówka Rzeka Sarna Sikorka Sowa Syrena Wiewiórka Wilga Wydra Zięba "
        "Żaglówka",
    ),
    "en": (
        "Amber Brave Bright Calm Clever Copper Curious Daring Emerald Frosty Gentle Golden Hardy "
        "Jolly Lively Lucky Merry Nimble Patient Quiet Ruby Silver Steady Sunny Swift Wandering",
        "Badger Beacon Breeze Comet Curlew Dolphin Ember Falcon Fern Finch Hare Harbour Kestrel "
        "Lantern Maple Marten Meadow Otter Owl Puffin River Robin Sparrow Squirrel Swallow Thistle",
    ),
}


def name_to_begin_with(request: GuestRequest, language: str) -> str:
    """The member's name, or the guest's default one."""
    if request.user.is_authenticated:
        return request.user.username
    return suggested_name(request.guest_id, language)


def suggested_name(guest_id: UUID, language: str) -> str:
    firsts, seconds = (words.split() for words in WORDS[language])
    second, first = divmod(guest_id.int, len(firsts))
    return f"{firsts[first]} {seconds[second % len(seconds)]}"
