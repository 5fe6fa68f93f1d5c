"""By what is asked, the rule that somebody wants to read at that moment."""

MOMENTS = {
    "go": "GT-090",
    "countdown": "GT-090",
    "build": "GT-101",
    "build-resting": "GT-139",
    "build-last": "GT-139",
    "pick-space": "GT-144",
    "fix": "GT-165",
    "crew": "GT-192",
    "reveal": "GT-210",
    "roll": "GT-214",
    "power": "GT-235",
    "hit": "GT-250",
    "piece": "GT-266",
    "lose-crew": "GT-280",
    "lose-goods": "GT-285",
    "load": "GT-291",
    "land": "GT-320",
    "pause": "GT-431",
    "score": "GT-440",
    "next": "GT-091",
}
