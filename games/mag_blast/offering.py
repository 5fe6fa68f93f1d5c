"""12.1 What a seat may do now, field by field."""

from __future__ import annotations

from games.mag_blast import abilities, attacking, hands, piles, sounding, stack, windows
from games.mag_blast.actions import NOISES, PRESETS
from games.mag_blast.fleets import kind, zones_with_room
from games.mag_blast.hands import Price
from games.mag_blast.state import Choice, MagState, Player
from games.mag_blast.wishes import LAST_TWO
from games.mag_blast.zones import ZONES
from games.offers import AnyDomain, Each, Offer, One, Some

YES_NO = One([True, False])
RESIGN = Offer("resign", standing=True)
SET_PRESET = Offer("set_preset", {"preset": One(list(PRESETS)), "on": YES_NO}, standing=True)
NOISE = One(list(range(NOISES)))


def offers(state: MagState, seat: int) -> list[Offer]:
    player = state.players[seat]
    if state.phase == "over" or not player.alive or seat in state.resigning:
        return []
    return [*awaited(state, seat, player), *at_any_time(state, seat, player)]


def awaited(state: MagState, seat: int, player: Player) -> list[Offer]:
    if state.phase == "deploy":
        return deployment(player)
    found = in_window(state, seat) if windows.is_undecided(state, seat) else []
    if seat == state.seat:
        found += of_turn(state, seat, player)
    return found


def at_any_time(state: MagState, seat: int, player: Player) -> list[Offer]:
    """Standing offers: the other value only of what others see."""
    found, options = [SET_PRESET, RESIGN], state.options
    if options.sound_help == "on" and options.sound != "off":
        found.append(Offer("set_sound_help", {"on": One([not player.help])}, standing=True))
    agreed = state.firewall or state.firewall_due
    if options.firewall == "vote" and not agreed and len(state.living) == LAST_TWO:
        wish = One([not player.wants_firewall])
        found.append(Offer("want_firewall", {"on": wish}, standing=True))
    return found


def deployment(player: Player) -> list[Offer]:
    """MB-054 Judged as it comes; the example deals in order."""
    if player.deployed is not None:
        return [Offer("take_back", standing=True)]
    dealt = player.dealt
    zones: dict[str, AnyDomain] = {zone: One(dealt) for zone in ZONES}
    found = [Offer("deploy", zones, example=dict(zip(ZONES, dealt, strict=False)))]
    if player.flags:
        found.append(Offer("name_flagship", {"flagship": One(player.flags)}))
    return found


# ---- windows


def in_window(state: MagState, seat: int) -> list[Offer]:
    """MB-289 MB-292"""
    window, player = state.window, state.players[seat]
    assert window is not None
    number, possible = One([window.number]), windows.answers_possible(state)[seat]
    found = [Offer("pass", {"window": number})]
    may = possible & stack.ANSWERS.keys()
    if cards := [card for card in player.hand if kind(card) in may]:
        found.append(Offer("answer", {"window": number, "card": One(cards)}))
    paid = hands.some_payment(player, hands.SALVO) if "F10" in possible else None
    if paid is not None:
        take: dict[str, AnyDomain] = {"window": number, "cards": payable(player, hands.SALVO)}
        example = {"window": window.number, "cards": paid}
        found.append(Offer("buy_off", take, example=example))
    if player.holds and not window.held:
        found.append(Offer("hold", {"window": number}))
    return found


# ---- the own turn


def of_turn(state: MagState, seat: int, player: Player) -> list[Offer]:
    found = sound(state)
    if state.window is not None:
        return found
    if state.choice is not None:
        return [*found, *choice_of(state, player, state.choice)]
    match state.phase:
        case "discard":
            found += discards(state, seat, player)
        case "draw":
            most = abilities.MOST_SALVAGED
            salvos = abilities.salvos_of_pile(state)
            found.append(Offer("salvage", {"cards": Some(salvos, 1, min(most, len(salvos)))}))
        case "reinforce":
            found += purchases(state, seat, player)
        case "move":
            found += moves(state, seat, player)
        case "attack":
            return [*found, *attacking.offers(state, seat)]
    return [*found, Offer("end_phase", {"phase": One([state.phase])})]


def sound(state: MagState) -> list[Offer]:
    """MB-214 Awaited while a salvo waits, else possible at any time in the attack."""
    if state.options.sound == "off" or state.phase != "attack":
        return []
    return [Offer("sound", {"noise": NOISE}, standing=not sounding.is_due(state))]


def choice_of(state: MagState, player: Player, choice: Choice) -> list[Offer]:
    match choice.kind:
        case "keep":
            return [Offer("keep_ship", {"ship": One(choice.ships)})]
        case "place":
            return [Offer("place_ship", {"zone": One(zones_with_room(player))})]
    there = {
        ship: each.zone
        for other in state.players
        for ship, each in other.fleet.items()
        if ship in choice.ships
    }
    return [Offer("scatter", {"to": Each(choice.ships, One(ZONES))}, example={"to": there})]


def discards(state: MagState, seat: int, player: Player) -> list[Offer]:
    found, hand = list[Offer](), player.hand
    if hand:
        found.append(Offer("discard", {"cards": Some(hand, 1, len(hand))}))
    if not abilities.may_shift(state, seat):
        return found
    targets = One(abilities.receivers(state, seat))
    for ship, each in player.fleet.items():
        if each.under:
            take: dict[str, AnyDomain] = {
                "ship": One([ship]),
                "salvo": One(list(each.under)),
                "target": targets,
            }
            found.append(Offer("shift_salvo", take))
    return found


def purchases(state: MagState, seat: int, player: Player) -> list[Offer]:
    """MB-133 Judged as it comes; where nothing can be paid there is no offer."""
    paid = hands.some_payment(player, hands.SHIP)
    if paid is None or not zones_with_room(player):
        return []
    cards, found = payable(player, hands.SHIP), list[Offer]()
    if piles.ships_left(state):
        found.append(Offer("build", {"cards": cards}, example={"cards": paid}))
    if state.wrecks and abilities.may_use(state, seat, "f6"):
        example = {"ship": state.wrecks[-1], "cards": paid}
        take: dict[str, AnyDomain] = {"ship": One(state.wrecks), "cards": cards}
        found.append(Offer("rebuild", take, example=example))
    return found


def payable(player: Player, price: Price) -> Some:
    return Some(hands.with_symbols(player), 1, price.most)


def moves(state: MagState, seat: int, player: Player) -> list[Offer]:
    """MB-153 Judged as it comes; the example stays where it is."""
    there = {ship: each.zone for ship, each in player.fleet.items()}
    take: dict[str, AnyDomain] = {"to": Each(list(there), One(ZONES))}
    found = [Offer("move_fleet", take, example={"to": there})]
    if abilities.may_use(state, seat, "f4") and (victims := abilities.robbable(state, seat)):
        found.append(Offer("rob", {"seat": One(victims)}))
    return found
