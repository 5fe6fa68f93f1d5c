"""Writes a small game to begin with, complete and green: the model ``tests/sixth/twenty_one`` under
another name. ``make new-game NAME="Night Train"``."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from tools.rules import known

ROOT = Path(__file__).parent.parent
MODEL = ROOT / "tests" / "sixth" / "twenty_one"
NAME = re.compile(r"[A-Z][a-z]*( [A-Z][a-z]*)*")
FORMATTERS = (
    ".venv/bin/ruff check --quiet --select I --fix",
    ".venv/bin/ruff format --quiet",
    "node_modules/.bin/biome check --write --log-level=error",
)


def renamed(text: str, name: str, letters: str) -> str:
    """What the model says, of a game of that name whose rules are numbered by those letters."""
    words = name.lower().split()
    for old, new in {
        "twenty_one": "_".join(words),
        "twenty-one": "-".join(words),
        "TwentyOne": name.replace(" ", ""),
        "Twenty-one": name,
        "TO-": f"{letters}-",
    }.items():
        text = text.replace(old, new)
    return text


def free_letters(name: str) -> str:
    """Two letters of the name by which no game numbers its rules yet."""
    taken = {number.partition("-")[0] for number in known()}
    first, *others = [*re.sub(r"[a-z ]", "", name), *name[1:].upper().replace(" ", "")]
    return next(first + other for other in others if first + other not in taken)


def write(name: str, games: Path = ROOT / "games") -> Path:
    """The folder of the new game. Raises ``FileExistsError`` if there is one of that name."""
    letters = free_letters(name)
    folder = games / renamed("twenty_one", name, letters)
    folder.mkdir()
    for source in sorted(MODEL.rglob("*")):
        if source.is_file() and source.suffix != ".pyc":
            file = folder / renamed(str(source.relative_to(MODEL)), name, letters)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(renamed(source.read_text("utf-8"), name, letters), "utf-8")
    return folder


def main(name: str) -> int:
    if not NAME.fullmatch(name):
        print(
            'Its name, in plain letters, each word with a capital: make new-game NAME="Night Train"'
        )
        return 2
    folder = write(name)
    # Another name makes lines longer, and sorts imports otherwise.
    for words in FORMATTERS:
        subprocess.run([*words.split(), str(folder)], cwd=ROOT, check=True)
    print(f"{folder.relative_to(ROOT)} is there: `make run` offers it, `make check` tests it.")
    print("docs/adding-a-game.md shows what comes next.")
    return 0


if __name__ == "__main__":
    sys.exit(main(" ".join(sys.argv[1:])))
