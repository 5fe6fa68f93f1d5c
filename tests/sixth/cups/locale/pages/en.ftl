game-how = One of you hides a pea under a cup and points at a cup, the others bet beads.
