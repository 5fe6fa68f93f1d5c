"""3. One order, with four seats that act at once."""

from __future__ import annotations

from pathlib import Path

from tests.fullstack.test_conflict import fights
from tests.support.servers import Postgres


async def test_every_answer_of_four_seats_is_as_the_log_says(
    postgres: Postgres, tmp_path: Path
) -> None:
    await fights("kosmiczna_eskadra", 4, postgres, tmp_path)
