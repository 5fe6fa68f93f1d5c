"""``make deploy`` does what docs/operations.md says, step by step, and ends where one fails."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
from pathlib import Path

import yaml

from tests.support.processes import ROOT

PAGE = (ROOT / "docs" / "operations.md").read_text()
BLOCKS = dict(re.findall(r"^```sh ([\w-]+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL))
STEPS = BLOCKS["deploy-docker"].splitlines()
SAME = {"first-look", "figures"}
"""They are the same with Docker, as the page says."""
AT_HOME = {"backup-sqlite"}


def deployed(folder: Path, fails_at: str = "nothing") -> tuple[int, list[str]]:
    """How it ended, and what was asked of Docker, which fails at what has these words in it."""
    docker, said = folder / "docker", folder / "said"
    docker.write_text(
        f'#!/bin/sh\necho "docker $*" >> {said}\ncase "$*" in *"{fails_at}"*) exit 3;; esac\n'
    )
    docker.chmod(0o700)
    done = subprocess.run(
        ["sh", "deploy/update.sh"],
        cwd=ROOT,
        env={"PATH": f"{folder}{os.pathsep}{os.environ['PATH']}"},
        check=False,
    )
    return done.returncode, said.read_text().splitlines()


def test_it_takes_the_steps_of_the_page(tmp_path: Path) -> None:
    assert deployed(tmp_path) == (0, STEPS)
    assert "sh deploy/update.sh" in (ROOT / "Makefile").read_text()


def test_it_ends_at_the_first_step_that_fails(tmp_path: Path) -> None:
    for step in STEPS:
        words = step.removeprefix("docker ")
        first = next(n for n, each in enumerate(STEPS) if words in each)
        (tmp_path / "said").write_text("")
        assert deployed(tmp_path, words) == (3, STEPS[: first + 1])


def test_there_is_always_a_web_process() -> None:
    """Both are restarted alone, and waited for, before anything restarts the rest."""
    alone = [step for step in STEPS if "--no-deps --wait" in step]
    assert [step.split()[-1] for step in alone] == ["web1", "web2"]
    assert STEPS.index("docker compose up --detach") > STEPS.index(alone[-1])


def test_every_command_has_its_form_with_docker() -> None:
    plain = {name for name in BLOCKS if not name.endswith("-docker")}
    with_docker = {name.removesuffix("-docker") for name in BLOCKS if name.endswith("-docker")}
    assert plain - SAME - AT_HOME == with_docker - {"deploy"}
    assert len(re.findall("^With Docker the same", PAGE, re.MULTILINE)) == len(SAME)


def test_they_name_services_that_are_there_and_what_they_run() -> None:
    services = set(yaml.safe_load((ROOT / "docker-compose.yml").read_text())["services"])
    for name, block in BLOCKS.items():
        for line in block.splitlines() if name.endswith("-docker") else ():
            words = shlex.split(line)
            if words[0] == "export":
                continue
            assert words[:2] == ["docker", "compose"], line
            named = [word for word in words[3:] if not word.startswith("-")]
            assert not named or named[0] in services, line
