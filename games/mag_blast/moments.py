"""By what is asked, the rule that somebody wants to read at that moment."""

MOMENTS = {
    "deploy": "MB-054",
    "discard": "MB-100",
    "draw": "MB-110",
    "reinforce": "MB-130",
    "move": "MB-150",
    "attack": "MB-170",
    "sound": "MB-210",
    "keep-ship": "MB-419",
    "place-ship": "MB-137",
    "answer": "MB-281",
    "answers": "MB-281",
}
