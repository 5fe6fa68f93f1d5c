"""Reserved names, in every disguise."""

from __future__ import annotations

import pytest

from server.accounts.reserved import is_reserved

PLAIN = [
    *(
        "Admin",
        "ADMIN 2",
        "Moderator Ola",
        "Ola (mod)",
        "Bot",
        "bot 3",
        "me",
        "Obsługa",
        "Staff_Ola",
    ),
    *("Mod Team", "ModTeam", "modteam", "TheAdmin", "Support Team", "Pomoc techniczna", "HelpDesk"),
]
DISGUISED = [
    *(
        "adm1n",
        "4dm1n",
        "@dmin",
        "adm|n",
        "m0d",
        "M0DERAT0R",
        "$taff",
        "Admin!",
        "adrnin",
        "aclmin",
    ),
    *("addmin", "S.y.s.t.e.m", "a d m i n", "Ádmiń", "Adrninistrator"),
    *("\u0430dmin", "\u1d00\u1d05\u1d0d\u026a\u0274", "s\u028fs\u1d1b\u1d07\u1d0d"),
    *("\u0455t\u0430ff", "\uff21\uff44\uff4d\uff49\uff4e", "\u24b6dmin", "\U0001f170dmin"),
    "\U0001f150\U0001f153\U0001f15c\U0001f158\U0001f15d",
    "\U0001f1f2\U0001f1f4\U0001f1e9",
]


@pytest.mark.parametrize("name", [*PLAIN, *DISGUISED], ids=ascii)
def test_nobody_passes_for_the_house(name: str) -> None:
    assert is_reserved(name)


@pytest.mark.parametrize(
    "name",
    [
        *("Adminka", "Robot", "Botwina", "Modest", "Ala 2", "Ann", "Theme", "Rot", "Modiano"),
        *("Systematic", "Helpful Ann", "Ben Support", "Team Ann", "Admiral", "Wanda", "李小龙"),
    ],
)
def test_names_that_only_begin_like_the_houses_are_fine(name: str) -> None:
    assert not is_reserved(name)
