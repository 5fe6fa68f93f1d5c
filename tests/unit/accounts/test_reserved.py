"""Reserved names, in every disguise."""

from server.accounts.reserved import is_reserved

PLAIN = """
Admin, ADMIN 2, Moderator Ola, Ola (mod), Bot, bot 3, me, Obsługa, Staff_Ola, Mod Team, ModTeam,
modteam, TheAdmin, Support Team, Pomoc techniczna, HelpDesk
"""
DISGUISED = """
adm1n, 4dm1n, @dmin, adm|n, m0d, M0DERAT0R, $taff, Admin!, adrnin, aclmin, addmin, S.y.s.t.e.m,
a d m i n, Ádmiń, Adrninistrator
"""
OF_OTHER_LETTERS = [
    *("\u0430dmin", "\u1d00\u1d05\u1d0d\u026a\u0274", "s\u028fs\u1d1b\u1d07\u1d0d"),
    *("\u0455t\u0430ff", "\uff21\uff44\uff4d\uff49\uff4e", "\u24b6dmin", "\U0001f170dmin"),
    "\U0001f150\U0001f153\U0001f15c\U0001f158\U0001f15d",
    "\U0001f1f2\U0001f1f4\U0001f1e9",
]
FREE = """
Adminka, Robot, Botwina, Modest, Ala 2, Ann, Theme, Rot, Modiano, Systematic, Helpful Ann,
Ben Support, Team Ann, Admiral, Wanda, 李小龙
"""


def names(text):
    return [name.strip() for name in text.split(",")]


def test_nobody_passes_for_the_house():
    taken = [*names(PLAIN), *names(DISGUISED), *OF_OTHER_LETTERS]
    assert [name for name in taken if not is_reserved(name)] == []


def test_names_that_only_begin_like_the_houses_are_fine():
    assert [name for name in names(FREE) if is_reserved(name)] == []
