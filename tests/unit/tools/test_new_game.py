"""A new game is the small model under another name."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import new_game


def test_nothing_of_the_models_name_is_left_in_a_new_game(tmp_path: Path) -> None:
    folder = new_game.write("Xylophone Yard", tmp_path)
    files = [file for file in folder.rglob("*") if file.is_file()]
    said = "".join(f"{file}\n{file.read_text('utf-8')}" for file in files).lower()
    assert [word for word in ("twenty", "to-00") if word in said] == []
    assert "xylophoneyard" in said
    written = [file for file in files if file.name != "types.d.ts"]
    assert sum(file.read_text("utf-8").count("\n") for file in written) <= 420
    with pytest.raises(FileExistsError):
        new_game.write("Xylophone Yard", tmp_path)


def test_rules_are_numbered_by_letters_that_no_game_has() -> None:
    assert new_game.free_letters("Cups") not in {"CU", "TO"}
