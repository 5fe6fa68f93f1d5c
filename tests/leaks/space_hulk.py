"""Eight ways in which space_hulk could tell a secret."""

from __future__ import annotations

from msgspec.structs import replace

from games.space_hulk.events import BlipPlaced, ValuesDrawn
from games.space_hulk.rules import SpaceHulk
from tests.leaks import Leaky, altered


class Hulk(Leaky, SpaceHulk):
    pass


class ShowsValuesOfWaiting(Hulk):
    """To everybody, of the counters at the entries."""

    def show(self, state, audience, view):
        blips = {
            name: replace(blip, ap=state.blips[name].value) if blip.entry else blip
            for name, blip in view.blips.items()
        }
        return replace(view, blips=blips)


class OrdersBlipsByValue(Hulk):
    """The map by id says nothing but by its order."""

    def show(self, state, audience, view):
        ordered = sorted(view.blips, key=lambda name: state.blips[name].value)
        return replace(view, blips={name: view.blips[name] for name in ordered})


class TellsDrawnValues(Hulk):
    public = (ValuesDrawn,)


class TellsValuePlaced(Hulk):
    """Something in an event for everybody follows from the value."""

    def tell(self, state, seat, action, events):
        def entry(event):
            blip = state.blips.get(event.piece)
            return {"entry": event.entry + 10 * (blip is not None and blip.value == 0)}

        return altered(events, BlipPlaced, entry)


class RingsEarlierForDecoys(Hulk):
    """The phase of aliens that have only counters of 0 ends sooner."""

    def later(self, state):
        return -100 * sum(blip.value == 0 for blip in state.blips.values())


class CountsDownWithoutDecoys(Hulk):
    """SH-748 What is left to a counter of 0 is nothing."""

    def apply(self, state, seat, action):
        events = super().apply(state, seat, action)
        idle = not state.aliens and all(blip.value == 0 for blip in state.blips.values())
        if state.phase == "alien_actions" and idle and state.options.auto_end != "off":
            state.nothing_since = state.now
        return events


class OffersDrawBeforeBigBlips(Hulk):
    """The marines may offer a draw only as long as no six waits."""

    def offers(self, state, seat):
        big = any(blip.value == 6 for blip in state.blips.values())
        return [each for each in super().offers(state, seat) if each.do != "offer_draw" or not big]


class TakesBackWithoutBigBlips(Hulk):
    """Acts can be taken back only as long as no six lies on the board or waits."""

    def undo(self, state):
        return super().undo(state) and all(blip.value != 6 for blip in state.blips.values())
