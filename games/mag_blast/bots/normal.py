"""9 The normal bot: it looks for what a play gains."""

from __future__ import annotations

from games.mag_blast.bots import answering, keeping
from games.mag_blast.bots.desk import Act
from games.mag_blast.bots.easy import Easy
from games.mag_blast.bots.manoeuvre import Manoeuvre
from games.mag_blast.bots.plays import Plays
from games.mag_blast.cards import CARDS
from games.mag_blast.fleets import kind
from games.mag_blast.ships import SHIPS
from games.mag_blast.zones import ZONES, Zone

ENOUGH_SHIPS = 6
END_TURN: Act = {"do": "end_turn"}
PREFERRED = ("f5", "f10", "f7", "f3", "f6", "f8", "f4", "f2", "f9", "f1")
"""With ``pick``."""


class Normal(Easy):
    kept = 4
    never_spent = keeping.NEVER_SPENT
    forgets = 1_000_000_000

    def decide(self) -> Act:
        if self.wants_firewall():
            return {"do": "want_firewall", "on": True}
        return super().decide()

    def wants_firewall(self) -> bool:
        """MB-461 With the stronger fleet, or if the other one wants it and it has the guns."""
        desk = self.desk
        leisure = desk.awaits("end_phase") or desk.awaits("end_turn")
        if not leisure or True not in desk.values("want_firewall", "on"):
            return False
        (other,) = desk.others()
        if desk.strength(desk.seat) > desk.strength(other):
            return True
        salvos = [card for card in desk.hand if keeping.is_playable_salvo(desk, card)]
        wanted = bool(desk.view.seats[other].wants_firewall)
        return wanted and len(salvos) >= len(desk.me.fleet)

    # ---- before the first turn

    def deploy(self) -> Act:
        """The four best cards, one of them at least able to fill a gap."""
        desk = self.desk
        if desk.own.flagships and desk.own.named is None:
            named = min(desk.own.flagships, key=PREFERRED.index)
            return {"do": "name_flagship", "flagship": named}
        best = sorted(desk.own.dealt or [], key=lambda ship: -self.card_worth(ship))
        chosen = best[:4]
        if not any(SHIPS[ship].speed for ship in chosen):
            chosen[-1] = next((ship for ship in best[4:] if SHIPS[ship].speed), chosen[-1])
        chosen = self.chance.shuffled(chosen, "bot")
        return {"do": "deploy", **dict(zip(ZONES, chosen, strict=True))}

    def card_worth(self, ship: str) -> float:
        printed = SHIPS[ship]
        return printed.hull + 2 * len(printed.guns) + (3 if printed.cls == "CA" else 0)

    # ---- phases 1 to 4

    def discard(self) -> Act | None:
        """All that cannot be played, and beyond four whatever is no salvo it can fire."""
        desk = self.desk
        paying = set(keeping.cheapest_payment(desk, self.never_spent) or ())
        ordered = keeping.by_worth(desk, desk.hand)
        gone = [c for c in ordered if keeping.worth(desk, c) < 1 and c not in paying]
        rest = [c for c in ordered if c not in gone]
        loose = [c for c in rest if not keeping.is_playable_salvo(desk, c)]
        gone += loose[: max(0, len(rest) - self.kept)]
        return {"do": "discard", "cards": gone} if gone else None

    def salvage(self) -> Act | None:
        """F1: salvos that it can fire, if they are worth more than what it would draw."""
        desk = self.desk
        fitting = [c for c in desk.values("salvage", "cards") if kind(c) in desk.guns()]
        best = sorted(fitting, key=lambda card: -CARDS[card].damage)[:3]
        worth = sum(CARDS[card].damage for card in best)
        draws = 5 - len(desk.hand)
        return {"do": "salvage", "cards": best} if worth > 1 + 2 * draws else None

    def build(self) -> Act | None:
        desk = self.desk
        if not desk.empty_zones() and len(desk.me.fleet) >= ENOUGH_SHIPS:
            return None
        paid = keeping.cheapest_payment(desk, self.never_spent)
        if paid is None:
            return None
        if desk.has("rebuild"):
            ships = desk.values("rebuild", "ship")
            ship = max(ships, key=self.card_worth)
            return {"do": "rebuild", "ship": ship, "cards": paid}
        return {"do": "build", "cards": paid} if desk.has("build") else None

    def rob(self) -> Act | None:
        desk = self.desk
        if not desk.has("rob"):
            return None
        most = max(desk.values("rob", "seat"), key=lambda seat: desk.view.seats[seat].hand)
        enough = desk.view.seats[most].hand >= 3
        return {"do": "rob", "seat": most} if enough else None

    def move(self) -> Act | None:
        desk = self.desk
        if desk.is_mined() or not desk.me.fleet:
            return None
        plan = Manoeuvre(desk)
        best = plan.best()
        return {"do": "move_fleet", "to": best} if best != plan.start else None

    # ---- choices

    def keep(self) -> Act:
        ships = self.desk.values("keep_ship", "ship")
        return {"do": "keep_ship", "ship": max(ships, key=self.card_worth)}

    def best_place(self, zones: list[Zone]) -> Zone:
        """An empty zone that guns face, else where the fleet is thin."""
        desk, threat = self.desk, Manoeuvre(self.desk).threat

        def need(zone: Zone) -> float:
            hulls = sum(desk.left(ship) for ship in desk.ships_in(desk.seat, zone))
            return (40 if not hulls else 0) + (1 + threat[zone]) / (1 + hulls)

        return max(zones, key=need)

    def scatter(self) -> Act:
        """All but what has no room into one other zone, so that the blasted one is open."""
        desk = self.desk
        act = desk.usual("scatter")
        there: dict[str, Zone] = dict(act["to"])
        owner = desk.owner(next(iter(there)))
        counts = {zone: len(desk.ships_in(owner, zone)) for zone in ZONES}
        for ship, zone in there.items():
            roomy = [z for z in ZONES if z != zone and counts[z] < 3]
            if roomy:
                there[ship] = max(roomy, key=lambda z: counts[z])
                counts[there[ship]] += 1
        return {"do": "scatter", "to": there}

    # ---- the attack

    def attack(self) -> Act:
        if self.desk.awaits("sound"):
            return self.noise()
        return super().attack()

    def next_play(self) -> Act:
        """The best of all; below a little nothing is worth playing."""
        found = [*Plays(self.desk, self.chance, self.best_place).all(), (0.5, END_TURN)]
        return max(found, key=lambda pair: pair[0])[1]

    # ---- answers

    def answer(self) -> Act:
        """A fighter, then F10, then evasive action, then a flux."""
        desk, play = self.desk, self.desk.top
        number = desk.values("pass", "window")[0]
        lost = answering.loss(desk, play)
        if lost >= answering.WORTH_FIGHTER and (card := self.held("FI")):
            return {"do": "answer", "window": number, "card": card}
        if lost >= answering.WORTH_PAYING and (paid := self.buy_off()):
            return {"do": "buy_off", "window": number, "cards": paid}
        if lost >= answering.WORTH_EVADING and (card := self.held("EA")):
            return {"do": "answer", "window": number, "card": card}
        gain = max(lost, answering.gain_of_saving(desk, play))
        if desk.below is not None:
            gain = max(gain, answering.gain_of_answering(desk, play, desk.below))
        if gain >= answering.WORTH_FLUX and (card := self.held("TF")):
            return {"do": "answer", "window": number, "card": card}
        return {"do": "pass", "window": number}

    def buy_off(self) -> list[str] | None:
        """The least useful cards with two symbols."""
        if not self.desk.has("buy_off"):
            return None
        cards = keeping.by_worth(self.desk, self.desk.values("buy_off", "cards"))
        ones = [[card] for card in cards]
        twos = [[one, other] for one in cards for other in cards if one < other]
        return next((some for some in [*ones, *twos] if self.is_cheap(some)), None)

    def is_cheap(self, cards: list[str]) -> bool:
        """MB-428 It pays, and with nothing superfluous or too good."""
        symbols = [CARDS[card].symbols for card in cards]
        enough = len("".join(symbols)) >= 2 and (len(cards) == 1 or max(map(len, symbols)) == 1)
        return enough and not any(kind(card) in self.never_spent for card in cards)
