# Only pages say this, no table does.

game-how = Join tiles by their connectors. Then cards bring meteors, pirates and planets, and you answer with what you have built.

primer-title = One flight in 60 seconds
primer-1 = Everybody at once draws tiles from one heap and joins them to their ship. Single connectors fit single ones, double fit double, and the fork fits both.
primer-2 = Meanwhile the sand runs. Nothing may lie before a cannon or behind an engine; what is wrong costs tiles at the check.
primer-3 = Then cards come. Dice name the line of a meteor, for all ships alike: a cannon on it shoots a large one down, and small ones bounce off smooth sides.
primer-4 = Planets give goods and cost days, and the leader chooses first. At the end goods and places bring credits, lost tiles cost some, and the most credits win.

cubes-and = { $cubes }, { $more }
