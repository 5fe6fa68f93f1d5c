"""A board of the greatest size in every field (SH-641, SH-643, SH-644, SH-648)."""

from __future__ import annotations

from typing import Any

WIDTH, HEIGHT, FLOOR = 48, 32, 400
CORRIDORS = range(1, HEIGHT, 4)
DOORS = range(10, 35, 6)
NAME, STORY = "ż" * 60, "ż" * 600
FIGURES = {
    "marine_ap": 8,
    "alien_ap": 10,
    "blip_ap": 10,
    "overwatch_range": 48,
    "flamer_range": 48,
    "fuel": 24,
    "reloads": 3,
    "entry_quiet_distance": 12,
    "waiting_per_entry": 6,
    "max_aliens": 30,
    "sergeant_bonus": 2,
    "outside_grace": 1,
    "shooting_die": {"hit": 1, "again": 5},
    "jam_die": {"jam": 3, "ok": 3},
}


def _rows() -> list[str]:
    """Eight corridors with five doors each, joined at one side; an entry behind airlocks at the
    other."""
    rows = [["#"] * WIDTH for _ in range(HEIGHT)]
    for y in range(CORRIDORS[0], CORRIDORS[-1]):
        rows[y][1] = "."
    for number, y in enumerate(CORRIDORS):
        rows[y][1:] = "." * (WIDTH - 3) + "AE"
        for x in DOORS:
            rows[y][x] = "D"
        if number < 4:
            rows[y][WIDTH - 4] = "A"
    for x in range(2, 8):
        rows[CORRIDORS[0]][x] = rows[CORRIDORS[1]][x] = ">"
    rows[CORRIDORS[0]][0] = "X"
    rows[CORRIDORS[-1]][3] = "O"
    lacking = FLOOR - sum(WIDTH - row.count("#") for row in rows)
    for x in range(3, 3 + lacking):
        rows[2][x] = "."
    return ["".join(row) for row in rows]


def _goals(goal: dict[str, Any]) -> list[dict[str, Any]]:
    """As many as a side may have, as deep as they may lie."""
    return [{"type": "all", "of": [{"type": "any", "of": [goal] * 6}]}] * 6


ROWS = _rows()
PLACES = [[x, y] for y, row in enumerate(ROWS) for x, sign in enumerate(row) if sign != "#"]
FREE = [[x, y] for x, y in PLACES if ROWS[y][x] == "."]
WORDS = {"en": NAME, "pl": NAME}
GREATEST: dict[str, Any] = {
    "format": 1,
    "id": "i" * 60,
    "name": WORDS,
    "story": {"en": STORY, "pl": STORY},
    "map": ROWS,
    "squad": ["sergeant", "flamer", *["rifle"] * 4] * 2,
    "squads": [6, 6],
    "deploy": "fixed",
    "start_blips": 12,
    "blips_per_round": [6] * 12,
    "supply": {str(value): 30 for value in range(7)},
    "round_limit": 40,
    "zones": {f"{number:02}".ljust(40, "z"): PLACES for number in range(12)},
    "objects": [
        {"id": f"{number}".ljust(40, "o"), "name": WORDS, "at": FREE[number]} for number in range(6)
    ],
    "goals": {
        "marines": _goals({"type": "kill", "count": 99}),
        "aliens": _goals({"type": "eliminate", "side": "marines", "count": "all"}),
        "draw": _goals({"type": "survive", "count": 12}),
    },
    "clock": {"marines_s": 1800, "aliens_s": 1800},
    "ruleset": FIGURES,
}
