"""Runs of the suite side by side in one checkout: what each prepares stays while it lives."""

from __future__ import annotations

from pathlib import Path

from tests.support.preparing import Run


def test_a_run_leaves_alone_what_a_living_one_has_prepared(tmp_path: Path) -> None:
    first = Run(tmp_path, "first")
    first.once("site", lambda: (first.folder / "site").mkdir())
    second = Run(tmp_path, "second")
    assert (first.folder / "site").is_dir()
    assert second.folder != first.folder


def test_a_run_removes_what_runs_that_are_over_have_prepared(tmp_path: Path) -> None:
    first, of_first_too = Run(tmp_path, "first"), Run(tmp_path, "first")
    (first.folder / "site").mkdir()
    first.leave()
    Run(tmp_path, "second").leave()
    assert (first.folder / "site").is_dir(), "one of its processes is still there"
    of_first_too.leave()
    third = Run(tmp_path, "third")
    assert [each for each in tmp_path.iterdir() if each.is_dir()] == [third.folder]


def test_what_one_process_of_a_run_has_prepared_no_other_prepares_again(tmp_path: Path) -> None:
    did: list[str] = []
    one, other, another_run = Run(tmp_path, "a"), Run(tmp_path, "a"), Run(tmp_path, "b")
    for run, name in ((one, "one"), (other, "other"), (another_run, "another run")):
        run.once("site", lambda name=name: did.append(name))
    assert did == ["one", "another run"]


def test_what_broke_off_is_prepared_again(tmp_path: Path) -> None:
    run = Run(tmp_path, "a")
    did: list[str] = []
    for act in (broken_off, lambda: did.append("done"), lambda: did.append("again")):
        try:
            run.once("site", act)
        except BrokenOff:
            did.append("broken off")
    assert did == ["broken off", "done"]


class BrokenOff(Exception):
    pass


def broken_off() -> None:
    raise BrokenOff
