"""By what is asked, the rule that somebody wants to read at that moment."""

MOMENTS = {
    "pick-side": "AP-002",
    "lay-first": "AP-021",
    "lay-again": "AP-023",
    "lay-spd": "AP-060",
    "lay-man": "AP-060",
    "lay-rng": "AP-060",
    "lay-fire": "AP-060",
    "lay-ceil": "AP-060",
    "ceiling": "AP-044",
    "name": "AP-040",
    "bid": "AP-080",
    "deciding": "AP-084",
    "reveal": "AP-086",
    "firepower": "AP-100",
    "range": "AP-111",
    "next-game": "AP-170",
}
