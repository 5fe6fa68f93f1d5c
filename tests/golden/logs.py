"""Golden logs: whole matches as the ledger stored them, each of one version of a game's rules. They
lie in the game's own folder: ``tests/golden/log-<version>-<what it shows>.json.gz``."""

from __future__ import annotations

import gzip
from pathlib import Path

import msgspec
from msgspec import Raw, Struct

import games
from server.matches.core.replaying import Stored
from server.matches.core.rows import CheckpointRow, MatchRow, Row

GAMES = Path(games.__file__).parent


class Golden(Struct, frozen=True, rename={"checkpoint": "keepsake"}):
    begun: MatchRow
    rows: list[tuple[int, int | None, str | None, int, Raw]]
    """Version, seat, action id, match time, body."""
    checkpoint: CheckpointRow
    """Of a version in the middle."""
    outcome: Raw

    @property
    def stored(self) -> Stored:
        rows = [Row(*row) for row in self.rows]
        return Stored(self.begun, rows, len(rows), self.checkpoint, bytes(self.outcome).decode())


def files() -> list[Path]:
    return sorted(GAMES.glob("*/tests/golden/log-*.json.gz"))


def name_of(file: Path) -> str:
    """For people who read what a test says: game, version, what it shows."""
    return f"{file.parents[2].name}-{file.name.removeprefix('log-').partition('.')[0]}"


def file_of(slug: str, version: int, shows: str) -> Path:
    return GAMES / slug / "tests" / "golden" / f"log-{version}-{shows}.json.gz"


def read(file: Path) -> Golden:
    return msgspec.json.decode(gzip.decompress(file.read_bytes()), type=Golden)


def write(shows: str, golden: Golden) -> Path:
    file = file_of(golden.begun.game, golden.begun.rules_version, shows)
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(gzip.compress(msgspec.json.encode(golden), 9, mtime=0))
    return file
