"""How long a battle may take to settle."""

import time

from games.kosmiczna_eskadra.firing import fight
from games.kosmiczna_eskadra.tests.test_film import full
from tests.support.pace import slowness


def test_a_full_table_is_settled_in_less_than_20_ms_of_processor_time():
    tables = [full(number) for number in range(5)]
    before = time.process_time()
    for table, options in tables:
        fight(table, 4, options, range(4))
    assert (time.process_time() - before) / len(tables) < 0.020 * slowness()
