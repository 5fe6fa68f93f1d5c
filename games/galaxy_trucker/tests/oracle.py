"""Ships worked out another way: places as pairs, union-find, lists of sides, every case tried.

Slow and plain on purpose. Nothing of the game's own arithmetic is used, only the printed tiles.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import chain

from games.galaxy_trucker.tiles import TILES

Place = tuple[int, int]
"""Column, row."""
Laid = tuple[str, str, int]
"""Kind, its sides N, E, S, W as it lies, quarter turns."""
Board = Mapping[Place, Laid]
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
NEAR: dict[str, Callable[[int, int], Place]] = {
    "N": lambda c, r: (c, r - 1),
    "E": lambda c, r: (c + 1, r),
    "S": lambda c, r: (c, r + 1),
    "W": lambda c, r: (c - 1, r),
}
FIT = {"11", "22", "33", "13", "31", "23", "32"}
WRONG = {"12": "bad-join", "21": "bad-join"} | {
    f"{one}{other}": "smooth-join" for one, other in ("01", "02", "03", "10", "20", "30")
}
START: Place = (7, 7)
FAR = range(-1, 15)


def laid(tile: int, k: int) -> Laid:
    printed = "".join(map(str, TILES[tile].sides))
    return TILES[tile].kind, (printed * 2)[4 - k : 8 - k], k


def reading(place: Place) -> tuple[int, int]:
    return place[::-1]


# ---- structure


def all_sides(board: Board) -> list[tuple[Place, str, str]]:
    """Every side of every tile: place, direction, what it is."""
    return [
        (place, direction, side)
        for place, (_, sides, _) in board.items()
        for direction, side in zip("NESW", sides, strict=True)
    ]


def exposed(board: Board) -> list[tuple[Place, str]]:
    return [
        (place, direction)
        for place, direction, side in all_sides(board)
        if side != "0" and NEAR[direction](*place) not in board
    ]


def meetings(board: Board) -> Iterator[tuple[Place, Place, str]]:
    """Every pair of tiles that touch, once each way, with the two sides that face each other."""
    lies = {(place, direction): side for place, direction, side in all_sides(board)}
    for (place, direction), side in lies.items():
        other = NEAR[direction](*place)
        if other in board:
            yield place, other, side + lies[other, OPPOSITE[direction]]


def joins(board: Board) -> set[frozenset[Place]]:
    return {frozenset((one, other)) for one, other, sides in meetings(board) if sides in FIT}


def pieces(places: Iterable[Place], links: Iterable[frozenset[Place]]) -> set[frozenset[Place]]:
    """By union-find."""
    root = {place: place for place in places}

    def top(place: Place) -> Place:
        while root[place] != place:
            place = root[place]
        return place

    for one, other in map(tuple, links):
        if one in root and other in root:
            root[top(one)] = top(other)
    tops = {top(place) for place in root}
    return {frozenset(each for each in root if top(each) == it) for it in tops}


def pieces_of(board: Board) -> set[frozenset[Place]]:
    return pieces(board, joins(board))


def without(board: Board, gone: Iterable[Place]) -> Board:
    missing = set(gone)
    return {place: tile for place, tile in board.items() if place not in missing}


# ---- errors

Fault = tuple[str, frozenset[Place]]


def pair_faults(board: Board) -> set[Fault]:
    """Two tiles that are wrong with each other."""
    found = {
        (WRONG[sides], frozenset((one, other)))
        for one, other, sides in meetings(board)
        if sides in WRONG
    }
    for place, (kind, _, k) in board.items():
        ahead = NEAR["NESW"[k]](*place)
        behind = NEAR["S"](*place)
        if kind in ("C1", "C2") and ahead in board:
            found.add(("cannon-blocked", frozenset((place, ahead))))
        if kind in ("E1", "E2") and k == 0 and behind in board:
            found.add(("engine-blocked", frozenset((place, behind))))
    return found


def lone_faults(board: Board, area: Iterable[Place]) -> set[Fault]:
    inside = set(area)
    turned = {place for place, (kind, _, k) in board.items() if kind[0] == "E" and k != 0}
    return {("engine-direction", frozenset([place])) for place in turned} | {
        ("outside-area", frozenset([place])) for place in board if place not in inside
    }


def faults(board: Board, area: Iterable[Place]) -> set[Fault]:
    firsts = sorted((min(piece, key=reading) for piece in pieces_of(board)), key=reading)
    split = {("split", frozenset([first])) for first in firsts[1:]}
    return pair_faults(board) | lone_faults(board, area) | split


# ---- the automatic plan


def plan(board: Board) -> tuple[frozenset[Place], frozenset[Place]]:
    """GT-178 GT-179 What is removed and what stays: every choice tried, one tie after another."""
    gone = {place for place, (kind, _, k) in board.items() if kind[0] == "E" and k != 0}
    pairs = wrong_pairs(without(board, gone))
    while len(pairs) > 7:
        named = [place for pair in pairs for place in pair if place != START]
        most = max(named.count(place) for place in named)
        gone.add(min((each for each in named if named.count(each) == most), key=reading))
        pairs = wrong_pairs(without(board, gone))
    found, links = [], joins(board)
    for number in range(2 ** len(pairs)):
        chosen = {sorted(pair)[number >> place & 1] for place, pair in enumerate(pairs)}
        removed = frozenset(gone | chosen)
        for piece in pieces(board.keys() - removed, links):
            if any(board[place][0] in ("CB", "SC") for place in piece):
                found.append((removed, piece))
    return best_of(board, found)


def wrong_pairs(board: Board) -> list[frozenset[Place]]:
    return list({pair for _, pair in pair_faults(board)})


def best_of(
    board: Board, found: Sequence[tuple[frozenset[Place], frozenset[Place]]]
) -> tuple[frozenset[Place], frozenset[Place]]:
    def cabins(piece: frozenset[Place]) -> int:
        return sum(board[place][0] in ("CB", "SC") for place in piece)

    def keep(of: Callable[[frozenset[Place]], int]) -> None:
        nonlocal found
        most = max(of(piece) for _, piece in found)
        found = [each for each in found if of(each[1]) == most]

    keep(len)
    keep(lambda piece: START in piece)
    keep(cabins)
    return min(found, key=lambda each: sorted(map(reading, board.keys() - each[1])))


# ---- threats


def first_hit(board: Board, direction: str, number: int) -> Place | None:
    """Walks along the line from the rim."""
    walks = {
        "N": [(number, row) for row in FAR],
        "S": [(number, row) for row in reversed(FAR)],
        "W": [(column, number) for column in FAR],
        "E": [(column, number) for column in reversed(FAR)],
    }
    return next((place for place in walks[direction] if place in board), None)


def met(board: Board, threat: str, number: int, charged: bool) -> tuple[str, Place | None]:
    size, direction = threat[0], threat[1]
    hit = first_hit(board, direction, number)
    if hit is None:
        return "miss", None
    side = board[hit][1]["NESW".index(direction)]
    shields = [k for kind, _, k in board.values() if kind == "SH"]
    shielded = any(direction in ("NESW" * 2)[k : k + 2] for k in shields)
    cannons = {
        kind
        for place, (kind, _, k) in board.items()
        if kind in ("C1", "C2") and "NESW"[k] == direction and reaches(place, direction, number)
    }
    saves = {"s": shielded, "l": shielded, "L": "C2" in cannons, "H": False}[size]
    if size == "s" and side == "0":
        return "bounce", hit
    if size == "L" and "C1" in cannons:
        return "shot-down", hit
    return ("choice" if saves and charged else "hit"), hit


def reaches(place: Place, direction: str, number: int) -> bool:
    if direction == "N":
        return place[0] == number
    line = place[0] if direction == "S" else place[1]
    return line in (number - 1, number, number + 1)


def default_piece(
    board: Board, crew: Mapping[Place, int], aliens: Mapping[str, Place]
) -> frozenset[Place]:
    """GT-267, one condition after another."""
    links = joins(board)
    support = {"brown": "LB", "purple": "LP"}

    def people(piece: frozenset[Place]) -> int:
        return sum(many for place, many in crew.items() if place in piece)

    def breathes(colour: str, piece: frozenset[Place]) -> bool:
        near = [set(link) - {aliens[colour]} for link in links if aliens[colour] in link]
        return any(
            place in piece and board[place][0] == support[colour]
            for place in chain.from_iterable(near)
        )

    def aboard(piece: frozenset[Place]) -> int:
        living = [c for c, place in aliens.items() if place in piece and breathes(c, piece)]
        return people(piece) + len(living)

    left = list(pieces_of(board))
    for of in (
        lambda piece: people(piece) > 0,
        len,
        aboard,
        lambda piece: any(board[place][0] == "SC" for place in piece),
    ):
        most = max(of(piece) for piece in left)
        left = [piece for piece in left if of(piece) == most]
    return min(left, key=lambda piece: min(map(reading, piece)))


# ---- goods, days


def most_worth(own: str, offer: str, containers: int, red_containers: int, new: int | None) -> int:
    """Of all choices of cubes the dearest that fits."""
    price = {"R": 4, "Y": 3, "G": 2, "B": 1}
    cubes = [(cube, False) for cube in own] + [(cube, True) for cube in offer]
    best = 0
    for number in range(2 ** len(cubes)):
        chosen = [cube for place, cube in enumerate(cubes) if number >> place & 1]
        reds = sum(colour == "R" for colour, _ in chosen)
        fresh = sum(is_new for _, is_new in chosen)
        if len(chosen) <= containers and reds <= red_containers and fresh <= (new or 99):
            best = max(best, sum(price[colour] for colour, _ in chosen))
    return best


def nth_empty(start: int, days: int, others: Iterable[int], lap: int) -> int:
    """All positions ahead (or behind) whose space nobody stands on; the n-th of them."""
    if days == 0:
        return start
    taken = {other % lap for other in others}
    ahead = range(start + 1, start + 200) if days > 0 else range(start - 1, start - 200, -1)
    return [position for position in ahead if position % lap not in taken][abs(days) - 1]


# ---- titles


def walk(board: Board, start: Place) -> int:
    """Joins to the nearest other cabin: all pairs by Floyd and Warshall; 0 if there is none."""
    far = 999
    away = {(a, b): 0 if a == b else far for a in board for b in board}
    for one, other in map(tuple, joins(board)):
        away[one, other] = away[other, one] = 1
    for via in board:
        for one in board:
            for other in board:
                away[one, other] = min(away[one, other], away[one, via] + away[via, other])
    others = [
        away[start, place]
        for place, (kind, _, _) in board.items()
        if kind in ("CB", "SC") and place != start
    ]
    nearest = min(others, default=far)
    return nearest if nearest < far else 0


def with_view(board: Board, occupied: Iterable[Place]) -> int:
    """GT-501"""
    blank = {place for place, _, side in all_sides(board) if side == "0"}
    open_to = {
        place
        for place, direction, side in all_sides(board)
        if side == "0" and NEAR[direction](*place) not in board
    }
    return len(set(occupied) & blank & open_to)


def corridor(board: Board) -> int:
    narrow = [place for place, (_, sides, _) in board.items() if 2 <= sides.count("0") <= 3]
    return max(map(len, pieces(narrow, joins(board))), default=0)
