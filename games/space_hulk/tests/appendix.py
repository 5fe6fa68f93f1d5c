"""The appendix: the six scenarios in the format of 3.5, less name, story and map.

Their blips follow from matches of two bots of the normal level.
"""

from typing import Any

SCENARIOS: tuple[dict[str, Any], ...] = (
    {
        "id": "cold_start",
        "squad": ["rifle", "rifle", "sergeant", "rifle"],
        "deploy": "fixed",
        "start_blips": 1,
        "blips_per_round": [1],
        "supply": {"0": 3, "1": 5, "2": 6},
        "round_limit": 10,
        "at_limit": "aliens",
        "goals": {
            "marines": [{"type": "exit", "count": 2}],
            "aliens": [{"type": "eliminate", "side": "marines", "count": 3}],
        },
        "clock": {"marines_s": 180, "aliens_s": 120},
    },
    {
        "id": "brood_furnace",
        "squad": ["rifle", "flamer", "sergeant", "rifle", "rifle"],
        "deploy": "fixed",
        "start_blips": 1,
        "blips_per_round": [1, 0, 0],
        "round_limit": 12,
        "at_limit": "aliens",
        "goals": {
            "marines": [{"type": "burn", "zone": "O", "squares": "any"}],
            "aliens": [
                {"type": "eliminate", "side": "marines", "count": "all", "role": "flamer"},
                {"type": "out_of_fuel"},
            ],
        },
        "clock": {"marines_s": 195, "aliens_s": 150},
    },
    {
        "id": "black_box",
        "squad": ["rifle", "flamer", "sergeant", "rifle", "rifle"],
        "deploy": "fixed",
        "start_blips": 2,
        "blips_per_round": [1, 1, 1, 2],
        "round_limit": 13,
        "at_limit": "aliens",
        "objects": [
            {"id": "recorder", "name": {"en": "recorder", "pl": "rejestrator"}, "at": [20, 6]}
        ],
        "goals": {
            "marines": [{"type": "carry", "object": "recorder", "to": "exit"}],
            "aliens": [{"type": "eliminate", "side": "marines", "count": "all"}],
        },
        "clock": {"marines_s": 195, "aliens_s": 150},
    },
    {
        "id": "iron_valves",
        "squad": ["rifle", "sergeant", "flamer", "rifle", "rifle"],
        "deploy": "fixed",
        "start_blips": 2,
        "blips_per_round": [1, 1, 1, 0],
        "round_limit": 9,
        "at_limit": "aliens",
        "goals": {
            "marines": [{"type": "close", "which": "all", "at_least": 4}],
            "aliens": [
                {"type": "eliminate", "side": "marines", "count": "all"},
                {"type": "close", "which": "all", "at_most": 2, "when": "limit"},
            ],
            "draw": [
                {"type": "close", "which": "all", "at_least": 3, "at_most": 3, "when": "limit"}
            ],
        },
        "clock": {"marines_s": 195, "aliens_s": 180},
    },
    {
        "id": "last_pumps",
        "squad": ["rifle", "rifle", "sergeant", "flamer", "rifle", "rifle"],
        "deploy": "swap",
        "start_blips": 1,
        "blips_per_round": [1, 1, 0],
        "round_limit": 10,
        "at_limit": "aliens",
        "goals": {
            "marines": [
                {
                    "type": "all",
                    "of": [
                        {"type": "survive", "count": 1},
                        {
                            "type": "not",
                            "of": [
                                {
                                    "type": "hold",
                                    "side": "aliens",
                                    "zone": "O",
                                    "count": 1,
                                    "rounds": 1,
                                }
                            ],
                        },
                    ],
                    "when": "limit",
                }
            ],
            "aliens": [
                {"type": "hold", "side": "aliens", "zone": "O", "count": 1, "rounds": 1},
                {"type": "eliminate", "side": "marines", "count": "all"},
            ],
        },
        "clock": {"marines_s": 210, "aliens_s": 210},
    },
    {
        "id": "long_way_out",
        "squad": [
            "rifle",
            "flamer",
            "sergeant",
            "rifle",
            "rifle",
            "rifle",
            "rifle",
            "sergeant",
            "flamer",
            "rifle",
        ],
        "squads": [5, 5],
        "deploy": "fixed",
        "start_blips": 3,
        "blips_per_round": [1, 1, 1, 2],
        "round_limit": 14,
        "at_limit": "aliens",
        "goals": {
            "marines": [{"type": "exit", "count": 5}],
            "aliens": [{"type": "eliminate", "side": "marines", "count": 6}],
        },
        "clock": {"marines_s": 300, "aliens_s": 180},
    },
)
