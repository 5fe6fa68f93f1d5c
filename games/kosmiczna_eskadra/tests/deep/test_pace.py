"""How long a drop and a battle may take to settle."""

import time
from statistics import median

from games.kosmiczna_eskadra import GAME
from games.kosmiczna_eskadra.firing import fight
from games.kosmiczna_eskadra.state import Drop
from games.kosmiczna_eskadra.tests.looks import RED
from games.kosmiczna_eskadra.tests.positions import racing
from games.kosmiczna_eskadra.tests.test_battle import full
from games.referee import codec
from tests.support.pace import slowness


def test_a_full_table_is_settled_in_less_than_20_ms_of_processor_time():
    tables = [full(number) for number in range(5)]
    before = time.process_time()
    for table, options in tables:
        fight(table, 4, options, range(4))
    assert (time.process_time() - before) / len(tables) < 0.020 * slowness()


def test_a_drop_takes_less_than_a_millisecond_of_a_processor():
    lies = " | ".join(
        f"{colour} {speed} {-3600 + 700 * speed} {3000 - 1500 * row} {70 * speed}"
        for row, colour in enumerate(("red", "blue", "green", "yellow"))
        for speed in range(1, 10)
    )
    first = racing(10, 10, 10, 10, table=lies, left=3)
    took = []
    for number in range(60):
        state = codec(GAME).copy(first)
        started = time.thread_time()
        GAME.apply(state, RED, Drop(-3000 + 10 * number, 2200, 450))
        took.append(time.thread_time() - started)
    assert median(took) < 0.001 * slowness()
