"""9 The easy bot: whatever is legal and looks like something."""

from __future__ import annotations

from typing import TypeVar

from games.chance import Chance
from games.mag_blast.actions import NOISES
from games.mag_blast.bots import keeping
from games.mag_blast.bots.desk import Act, Desk, Shot, words
from games.mag_blast.fleets import is_flagship, kind
from games.mag_blast.ships import SHIPS
from games.mag_blast.zones import ZONES, Zone, distance

T = TypeVar("T")
FORGETS = 25
"""MB-224 One salvo in so many."""


class Easy:
    kept = 3
    """So many cards at most are left when it draws."""
    never_spent: tuple[str, ...] = ()
    forgets = FORGETS

    def __init__(self, desk: Desk, chance: Chance) -> None:
        self.desk, self.chance = desk, chance

    def decide(self) -> Act:
        desk = self.desk
        if desk.has("deploy"):
            return self.deploy()
        if desk.has("pass"):
            return self.answer()
        for do, thinks in (
            ("keep_ship", self.keep),
            ("place_ship", self.place),
            ("scatter", self.scatter),
        ):
            if desk.has(do):
                return thinks()
        if desk.has("end_turn"):
            return self.attack()
        return self.before_attack()

    def one_in(self, many: int) -> bool:
        return self.chance.below(many, "bot") == 0

    # ---- before the first turn

    def deploy(self) -> Act:
        """Four random ships in random zones."""
        dealt = self.chance.shuffled(list(self.desk.own.dealt or []), "bot")
        return {"do": "deploy", **dict(zip(ZONES, dealt, strict=False))}

    # ---- phases 1 to 4

    def before_attack(self) -> Act:
        desk = self.desk
        match desk.view.phase:
            case "discard":
                act = self.discard()
            case "draw":
                act = self.salvage()
            case "reinforce":
                act = self.build()
            case _:
                act = self.rob() or self.move()
        return act or {"do": "end_phase", "phase": desk.view.phase}

    def discard(self) -> Act | None:
        """What cannot be played, and the least useful of what is left."""
        desk = self.desk
        ordered = keeping.by_worth(desk, desk.hand)
        useless = [card for card in ordered if keeping.worth(desk, card) < 1]
        useful = [card for card in ordered if card not in useless]
        cards = useless + useful[: max(0, len(useful) - self.kept)]
        return {"do": "discard", "cards": cards} if cards else None

    def salvage(self) -> Act | None:
        return None

    def build(self) -> Act | None:
        desk = self.desk
        paid = keeping.cheapest_payment(desk, self.never_spent)
        if paid is None or not desk.has("build"):
            return None
        return {"do": "build", "cards": paid}

    def rob(self) -> Act | None:
        if not self.desk.has("rob"):
            return None
        return {"do": "rob", "seat": self.pick(self.desk.values("rob", "seat"))}

    def move(self) -> Act | None:
        """One ship into an empty zone, if there is one that leaves no other zone empty."""
        desk = self.desk
        counts, there = desk.counts(), dict(desk.usual("move_fleet")["to"])
        if desk.is_mined():
            return None
        for zone in desk.empty_zones():
            for ship, each in desk.me.fleet.items():
                if counts[each.zone] > 1 and distance(each.zone, zone) <= SHIPS[ship].speed:
                    return {"do": "move_fleet", "to": there | {ship: zone}}
        return None

    # ---- choices

    def keep(self) -> Act:
        ships = self.desk.values("keep_ship", "ship")
        return {"do": "keep_ship", "ship": max(ships, key=lambda ship: SHIPS[ship].hull)}

    def place(self) -> Act:
        zones = self.desk.values("place_ship", "zone")
        return {"do": "place_ship", "zone": self.best_place(zones)}

    def best_place(self, zones: list[Zone]) -> Zone:
        counts = self.desk.counts()
        return min(zones, key=lambda zone: counts[zone])

    def scatter(self) -> Act:
        return self.desk.usual("scatter")

    # ---- the attack

    def attack(self) -> Act:
        act = self.next_play()
        if act["do"] in ("fire", "ram") and self.needs_noise() and not self.one_in(self.forgets):
            return self.noise()
        return act

    def needs_noise(self) -> bool:
        """MB-224 It makes the noise, then lets the card go."""
        desk = self.desk
        loud = desk.has("sound") and not desk.awaits("sound")
        return loud and desk.view.kept is None and not desk.me.help

    def noise(self) -> Act:
        return {"do": "sound", "noise": self.chance.below(NOISES, "bot")}

    def pick(self, things: list[T]) -> T:
        return self.chance.pick(things, "bot")

    def next_play(self) -> Act:
        """Salvos, finishers, and special cards with one chance in two."""
        desk = self.desk
        if desk.has("direct_hit") and self.may_follow_up():
            return {"do": "direct_hit", "card": desk.values("direct_hit", "card")[0]}
        if desk.has("effect"):
            return {"do": "effect", "card": self.pick(desk.values("effect", "card"))}
        if desk.has("board"):
            cards, zones = desk.values("board", "card"), desk.values("board", "zone")
            return {"do": "board", "card": cards[0], "zone": self.best_place(zones)}
        if shots := list(desk.shots("fire")):
            return self.fire(shots)
        if (launch := self.finisher()) is not None:
            return launch
        return self.special() or {"do": "end_turn"}

    def may_follow_up(self) -> bool:
        desk = self.desk
        chain = desk.view.chain
        guns = SHIPS[chain.ship].guns if chain else ""
        return any(kind(card) in (*guns, "CD", "BP", "CB", "BH") for card in desk.hand)

    def fire(self, shots: list[Shot]) -> Act:
        """At a flagship first with one chance in two."""
        flagships = [shot for shot in shots if is_flagship(shot.target)]
        shot = self.pick(flagships if flagships and self.one_in(2) else shots)
        return {"do": "fire", **shot._asdict()}

    def finisher(self) -> Act | None:
        """A squadron that destroys its target."""
        desk = self.desk
        for offer in desk.of("launch"):
            cards, targets = words(offer, "card"), words(offer, "target")
            for target in targets:
                if desk.damage(cards[0], target) >= desk.left(target):
                    return {"do": "launch", "card": cards[0], "target": target}
        return None

    def special(self) -> Act | None:
        desk = self.desk
        kinds = ("play_card", "play_with", "repair", "lay", "sweep")
        offers = [offer for do in kinds for offer in desk.of(do)]
        if not offers or not self.one_in(2):
            return None
        offer = self.pick(offers)
        if offer.do == "lay":
            return self.lay(words(offer, "card")[0])
        return offer.pick(lambda many: self.chance.below(many, "bot"))

    def lay(self, card: str) -> Act:
        seat = self.desk.seat if kind(card) == "AS" else self.pick(self.desk.others())
        return {"do": "lay", "card": card, "seat": seat}

    # ---- answers

    def answer(self) -> Act:
        desk = self.desk
        number = desk.values("pass", "window")[0]
        card = self.answering_card()
        if card is None:
            return {"do": "pass", "window": number}
        return {"do": "answer", "window": number, "card": card}

    def held(self, face: str) -> str | None:
        cards = self.desk.values("answer", "card")
        return next((card for card in cards if kind(card) == face), None)

    def answering_card(self) -> str | None:
        """EA for a ship that would be destroyed, a fighter against a bomber, a flux now and then
        against what destroys or takes a ship of its own."""
        desk, play = self.desk, self.desk.top
        if play.target is None or desk.owner(play.target) != desk.seat:
            return None
        if kind(play.card) == "BO" and (fighter := self.held("FI")):
            return fighter
        if kind(play.card) in ("CD", "BP"):
            return self.held("TF") if self.one_in(3) else None
        if desk.damage(play.card, play.target) >= desk.left(play.target):
            return self.held("EA")
        return None
