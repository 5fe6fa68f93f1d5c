"""How the normal bot moves: from its place by single steps and swaps to a better one."""

from __future__ import annotations

from collections.abc import Iterator

from games.mag_blast.bots.desk import SALVOS, Desk
from games.mag_blast.cards import CARDS
from games.mag_blast.fleets import kind
from games.mag_blast.ships import SHIPS
from games.mag_blast.zones import ROOM, ZONES, Zone, distance

ROUNDS = 4
OPEN = 25.0
"""Against an empty zone, and for each point that guns there could do."""
DAMAGE = {"L": 1, "B": 3, "M": 5}
Map = dict[str, Zone]


class Manoeuvre:
    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.start: Map = {ship: each.zone for ship, each in desk.me.fleet.items()}
        self.threat = {zone: self.threat_in(zone) for zone in ZONES}
        self.prey = {zone: self.prey_in(zone) for zone in ZONES}
        self.salvos = sorted(
            (card for card in desk.hand if kind(card) in SALVOS),
            key=lambda card: -CARDS[card].damage,
        )

    def threat_in(self, zone: Zone) -> float:
        """What guns of others stand there."""
        desk = self.desk
        ships = [ship for seat in desk.can_attack() for ship in desk.ships_in(seat, zone)]
        return sum(max(DAMAGE[gun] for gun in SHIPS[ship].guns) for ship in ships)

    def prey_in(self, zone: Zone) -> tuple[float, float]:
        """Hull that is left of the nearest target, and what a point of damage is worth there."""
        desk, best = self.desk, (99.0, 0.0)
        for seat in desk.can_attack():
            ships = desk.ships_in(seat, zone)
            if not ships:
                best = max(best, (float(desk.left(f"@{seat}")), 5.0), key=lambda each: each[1])
            else:
                weakest = min(map(desk.left, ships))
                best = max(best, (float(weakest), 1.5), key=lambda each: each[1])
        return best

    def best(self) -> Map:
        """The best map found from the present one; it may be that."""
        found, value = self.start, self.value(self.start)
        for _ in range(ROUNDS):
            tried = [(self.value(each), each) for each in self.near(found)]
            better = max(tried, key=lambda pair: pair[0], default=(value, found))
            if better[0] <= value + 0.01:
                break
            value, found = better
        return found

    def near(self, there: Map) -> Iterator[Map]:
        for ship in there:
            for zone in self.reach(ship):
                moved = {**there, ship: zone}
                if zone != there[ship] and list(moved.values()).count(zone) <= ROOM:
                    yield moved

    def reach(self, ship: str) -> list[Zone]:
        return [zone for zone in ZONES if distance(self.start[ship], zone) <= SHIPS[ship].speed]

    def value(self, there: Map) -> float:
        return sum(self.guard(there, zone) + self.attack(there, zone) for zone in ZONES)

    def guard(self, there: Map, zone: Zone) -> float:
        """An empty zone costs more, the more guns face it; a thin one a little."""
        hulls = [self.desk.left(ship) for ship, at in there.items() if at == zone]
        if not hulls:
            return -OPEN - 2 * self.threat[zone]
        return -1.5 * self.threat[zone] / sum(hulls)

    def attack(self, there: Map, zone: Zone) -> float:
        """What the hand can do from there, at what stands opposite."""
        left, worth = self.prey[zone]
        cards, total = list(self.salvos), 0
        for ship, at in there.items():
            if at != zone:
                continue
            card = next((each for each in cards if kind(each) in SHIPS[ship].guns), None)
            if card is not None:
                cards.remove(card)
                total += CARDS[card].damage
        kills = 6 * worth if total >= left else 0
        return worth * min(total, left) + kills
