"""How the normal bot values a shot: what it destroys, what it opens, whom it weakens."""

from __future__ import annotations

from games.mag_blast.bots.desk import SALVOS, Desk, Shot
from games.mag_blast.cards import CARDS
from games.mag_blast.fleets import is_flagship, kind
from games.mag_blast.ships import SHIPS
from games.mag_blast.zones import ZONES, Zone

WIN = 1000.0
"""To eliminate a player."""
GATE = 14.0
"""To open a zone."""
THROUGH = 4.0
"""For each point that can follow through the gate."""
AT_FLAGSHIP = 9.0
"""For each point of damage of a flagship."""


class Shooting:
    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.power = {zone: self.power_in(zone) for zone in ZONES}
        """What can still be fired from each zone in this turn."""
        self.favour = {seat: self.favour_of(seat) for seat in desk.others()}

    def power_in(self, zone: Zone) -> int:
        """Each ship fires the best card that is left, those with the fewest guns first."""
        desk, total = self.desk, 0
        cards = [card for card in desk.hand if kind(card) in SALVOS]
        ships = [ship for ship in desk.ships_in(desk.seat, zone) if not self.has_fired(ship)]
        for ship in sorted(ships, key=lambda each: len(SHIPS[each].guns)):
            fitting = [card for card in cards if kind(card) in SHIPS[ship].guns]
            if fitting:
                best = max(fitting, key=lambda card: CARDS[card].damage)
                cards.remove(best)
                total += CARDS[best].damage
        return total

    def has_fired(self, ship: str) -> bool:
        shown = self.desk.me.fleet[ship]
        return bool(shown.spent or (shown.fired and not self.desk.view.firewall))

    def favour_of(self, seat: int) -> float:
        """Whom to attack: an open or weak flagship first, then the leader."""
        desk = self.desk
        others = [desk.strength(other) for other in desk.others()]
        leads = desk.strength(seat) / max(1, max(others))
        return 1 + (8 - desk.left(f"@{seat}")) / 16 + leads / 8

    def value(self, shot: Shot) -> float:
        """Of a salvo, less what its ship and card could do elsewhere."""
        desk, target = self.desk, shot.target
        damage = desk.damage(shot.card, target)
        zone = desk.me.fleet[shot.ship].zone
        gain = self.gain(target, damage, self.power[zone])
        waste = max(0, damage - desk.left(target)) * 0.4
        return gain - waste - 0.1 * len(SHIPS[shot.ship].guns)

    def gain(self, target: str, damage: int, power: int) -> float:
        """``power``: what can be brought upon it in this turn, this shot included."""
        desk = self.desk
        left, favour = desk.left(target), self.favour[desk.owner(target)]
        if is_flagship(target):
            share = WIN * min(1, damage / left) if power >= left else 0
            return (AT_FLAGSHIP * min(damage, left) + share) * favour
        whole = desk.worth(target) + self.behind(target, power - left)
        if damage >= left:
            return whole * favour
        part = damage / left
        return whole * favour * (0.9 * part if power >= left else 0.35 * part)

    def behind(self, target: str, power: int) -> float:
        """What an opened gate is worth."""
        if not self.desk.is_last_guard(target):
            return 0
        flagship = f"@{self.desk.owner(target)}"
        follows = min(max(0, power), self.desk.left(flagship))
        wins = WIN / 2 if follows >= self.desk.left(flagship) else 0
        return GATE + THROUGH * follows + wins

    def squadrons(self, target: str, faces: dict[str, int]) -> int:
        """What all squadrons that can reach it would do; ``faces``: how many of each there are."""
        return sum(many * self.desk.damage(card, target) for card, many in faces.items())
