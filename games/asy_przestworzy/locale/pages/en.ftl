# Only pages say this, no table does.

game-how = Each side lays an aircraft face down. The higher value in the attribute named takes a card, and that card is a trick for later.

primer-title = One duel in 60 seconds
primer-1 = There are five aircraft in a hand. Whoever has the initiative names the attribute of the duel: here speed.
primer-2 = Each side lays one aircraft face down.
primer-3 = Both are revealed at once: the higher speed wins.
primer-4 = You win a speed card. It lies face up and serves once, at its own moment: to exchange an aircraft of the hand before you lay one.
primer-5 = The winner has the initiative, too, and names the next attribute, another one. Eight cards won are the victory.
