"""By what is asked, the rule that somebody wants to read at that moment."""

MOMENTS = {
    "deploy": "SH-020",
    "marine-actions": "SH-061",
    "marine-end": "SH-500",
    "alien-reinforce": "SH-400",
    "alien-actions": "SH-061",
    "alien-end": "SH-501",
    "placing": "SH-451",
    "parry": "SH-346",
    "extra-hit": "SH-220",
    "flame": "SH-302",
}
