# The replay; the browser fetches this nowhere else.

replay-controls = Recording of the match
replay-where = Which move
replay-at = Move { $number } of { $count }, at { $time }
replay-first = First move
replay-previous = One move back
replay-play = Play
replay-stop = Stop
replay-next = One move on
replay-last = Last move
replay-speed = Speed
replay-eyes = As it was seen by
replay-everybody = Spectators
replay-played = Played { $date }
replay-copy = Copy a link to this move
replay-copied = Copied
replay-keys = ← and → step, Home and End jump, the space bar plays.
replay-keys-chapters = [ and ] go to the chapter before and after.
