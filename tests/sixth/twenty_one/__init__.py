"""Twenty-one: take cards one by one, nearest to 21 wins, and beyond it you are out."""

from games.twenty_one.rules import TwentyOne

GAME = TwentyOne()
