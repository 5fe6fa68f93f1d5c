"""Asy przestworzy: two hands of fighter aircraft of 1914-1918 meet in ten to twenty duels.

In each duel both seats secretly lay one aircraft, and the higher value in the attribute at stake
takes a victory card. Whoever holds the initiative names the attribute; a tie passes it on. Victory
cards are also advantages that serve once: another card, one point more, a tie won. Eight of them
win at once, else whoever has more when an air force is used up.
"""

from games.asy_przestworzy.rules import AsyPrzestworzy

GAME = AsyPrzestworzy()
