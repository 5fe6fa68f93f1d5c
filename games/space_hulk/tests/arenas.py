"""Two small boards on which the sides meet at once."""

from games.space_hulk.goals import Eliminate, Goals, Kill
from games.space_hulk.ruleset import Overrides
from games.space_hulk.scenarios import Scenario, Thing, Words

ARENAS = tuple(
    Scenario(
        id="arena",
        name=Words("Arena", "Arena"),
        story=Words("", ""),
        map=rows,
        squad=("sergeant", "flamer", "rifle", "sergeant"),
        deploy="fixed",
        start_blips=4,
        blips_per_round=(3,),
        supply={0: 1, 2: 3, 3: 3, 6: 1},
        round_limit=12,
        objects=(Thing("box", Words("box", "skrzynia"), (4, 2)),),
        goals=Goals(marines=(Kill(count=40),), aliens=(Eliminate(side="marines", count="all"),)),
        ruleset=Overrides(entry_quiet_distance=0, blip_may_enter_sight=True),
    )
    for rows in (
        ("####E####", "#...D...#", "E.>>.>>.E", "#.......#", "####E####"),
        ("###E###E#", "#v..D...#", "#v.....D#", "#.d.#..>E", "E..v###.#"),
    )
)
