"""What the normal bot may play, and what it expects of each play."""

from __future__ import annotations

from collections.abc import Callable

from games.chance import Chance
from games.mag_blast.bots import keeping
from games.mag_blast.bots.desk import SALVOS, Act, Desk, Shot, words
from games.mag_blast.bots.shooting import WIN, Shooting
from games.mag_blast.cards import CARDS
from games.mag_blast.fleets import is_flagship, kind
from games.mag_blast.ships import SHIPS
from games.mag_blast.zones import Zone

Valued = list[tuple[float, Act]]
ALWAYS = 60.0
"""Cards that only give."""
URGENT = 80.0
"""What keeps the own fleet from fighting."""


class Plays:
    def __init__(
        self, desk: Desk, chance: Chance, best_place: Callable[[list[Zone]], Zone]
    ) -> None:
        self.desk, self.chance, self.best_place = desk, chance, best_place
        self.shooting = Shooting(desk)

    def all(self) -> Valued:
        return [
            *self.chains(),
            *self.salvos(),
            *self.launches(),
            *self.rams(),
            *self.specials(),
        ]

    def salvos(self) -> Valued:
        """A small random term keeps a table of bots from ganging up on one seat."""
        shots = list(self.desk.shots("fire"))
        if not shots:
            return []
        noise = {s: self.chance.below(100, "bot") / 400 for s in self.desk.others()}
        return [
            (
                self.shooting.value(shot) * (1 + noise[self.desk.owner(shot.target)]),
                {"do": "fire", **shot._asdict()},
            )
            for shot in shots
        ]

    def launches(self) -> Valued:
        """Squadrons come last, as finishers: only if together they destroy."""
        desk, found = self.desk, Valued()
        reach: dict[str, dict[str, int]] = {}
        for offer in desk.of("launch"):
            cards, targets = words(offer, "card"), words(offer, "target")
            for target in targets:
                reach.setdefault(target, {})[cards[0]] = len(cards)
        for target, faces in reach.items():
            total, left = self.shooting.squadrons(target, faces), desk.left(target)
            if total < left:
                continue
            card = max(faces, key=lambda each: min(desk.damage(each, target), left))
            gain = self.shooting.gain(target, left, total)
            found.append((gain * 0.45, {"do": "launch", "card": card, "target": target}))
        return found

    def rams(self) -> Valued:
        """Only what destroys or opens the last gate is worth a ship."""
        desk, found = self.desk, Valued()
        times = 2 if desk.options.balanced == "on" else 1
        for ship, card, target in desk.shots("ram"):
            damage = SHIPS[ship].speed * times
            if damage >= desk.left(target):
                gain = self.shooting.gain(target, damage, damage) - 1.5 * desk.worth(ship)
                found.append((gain, {"do": "ram", **Shot(ship, card, target)._asdict()}))
        return found

    def chains(self) -> Valued:
        desk, found = self.desk, Valued()
        chain = desk.view.chain
        if chain is None:
            return found
        worth = self.worth_of_effects(chain.target)
        if desk.has("direct_hit"):
            further = max((c for c in desk.hand if kind(c) in SHIPS[chain.ship].guns), default=None)
            best = max([0.0, *(worth.get(kind(card), 0) for card in desk.hand)])
            follow = 4 + CARDS[further].damage if further else 0
            if best or follow:
                card = desk.values("direct_hit", "card")[0]
                found.append((max(best, follow) + 3, {"do": "direct_hit", "card": card}))
        for card in desk.values("effect", "card"):
            found.append((worth[kind(card)], {"do": "effect", "card": card}))
        if desk.has("board"):
            zone = self.best_place(desk.values("board", "zone"))
            card = desk.values("board", "card")[0]
            found.append((worth["BP"], {"do": "board", "card": card, "zone": zone}))
        return found

    def worth_of_effects(self, target: str) -> dict[str, float]:
        desk = self.desk
        if is_flagship(target):
            return {"CD": WIN, "BP": 0, "CB": 0, "BH": 9}
        worth = desk.worth(target)
        opens = self.shooting.behind(target, self.shooting.power[self.zone_of(target)])
        return {"CD": worth + opens, "BP": worth * 1.6 + opens, "CB": 4 + opens, "BH": 7}

    def zone_of(self, ship: str) -> Zone:
        return self.desk.view.seats[self.desk.owner(ship)].fleet[ship].zone

    def specials(self) -> Valued:
        desk, found = self.desk, Valued()
        for card in desk.values("play_card", "card"):
            found.append((ALWAYS, {"do": "play_card", "card": card}))
        for offer in desk.of("play_with"):
            card, extras = words(offer, "card")[0], words(offer, "extra")
            extra = keeping.by_worth(desk, extras)[0]
            gain = 8 - keeping.worth(desk, extra)
            found.append((gain, {"do": "play_with", "card": card, "extra": extra}))
        found += [*self.sweeps(), *self.repairs(), *self.markers()]
        return found

    def sweeps(self) -> Valued:
        """First what keeps the own fleet from fighting; other markers with what is idle."""
        desk, found = self.desk, Valued()
        for offer in desk.of("sweep"):
            ship, markers = words(offer, "ship")[0], words(offer, "marker")
            for marker in markers:
                own = marker in (desk.me.markers or {})
                if kind(marker) == "MF" and own:
                    found.append((URGENT, {"do": "sweep", "ship": ship, "marker": marker}))
                elif kind(marker) == "AS" and not own and self.has_salvos():
                    found.append((6, {"do": "sweep", "ship": ship, "marker": marker}))
        return found

    def has_salvos(self) -> bool:
        return any(kind(card) in SALVOS for card in self.desk.hand)

    def repairs(self) -> Valued:
        """What saves two points or more."""
        desk, found = self.desk, Valued()
        for offer in desk.of("repair"):
            ship, cards = words(offer, "ship")[0], words(offer, "card")
            under = desk.me.fleet[ship].under or {}
            salvo = max(under, key=lambda card: under[card])
            if under[salvo] >= 2:
                act = {"do": "repair", "ship": ship, "salvo": salvo, "card": cards[0]}
                found.append((3 + under[salvo], act))
        return found

    def markers(self) -> Valued:
        """A minefield for the strongest, asteroids for itself where a gate is open."""
        desk, found = self.desk, Valued()
        for card in desk.values("lay", "card"):
            if kind(card) == "MF":
                free = [s for s in desk.others() if not desk.view.seats[s].markers]
                if free:
                    seat = max(free, key=lambda each: desk.strength(each))
                    found.append((2, {"do": "lay", "card": card, "seat": seat}))
            elif not desk.me.markers and (desk.empty_zones() or desk.strength(desk.seat) < 15):
                found.append((1, {"do": "lay", "card": card, "seat": desk.seat}))
        return found
