"""``deploy/pin.sh`` writes into ``.env`` which digests the tags of others have today."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from hashlib import sha256
from pathlib import Path

import pytest

from tests.support.processes import ROOT

SCRIPT = ROOT / "deploy" / "pin.sh"
COMPOSE = ROOT / "docker-compose.yml"
TRIED = dict(re.findall(r"\$\{([A-Z]+_IMAGE):-([^@}]+)@", COMPOSE.read_text()))
DOCKER = """#!/bin/sh
echo "$*" >> "{said}"
case "$2" in {silent}) exit 0;; {fails}) exit 3;; esac
echo "Pulling from somewhere"
echo "Digest: sha256:$(printf '%s' "$2" | sha256sum | cut -d ' ' -f 1)"
echo "Status: Image is up to date for $2"
"""


class Site:
    """A folder with script and compose file, an ``.env``, and a Docker that pulls whatever it is
    asked for."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.env, self.said = folder, folder / ".env", folder / "said"
        (folder / "deploy").mkdir()
        shutil.copy(SCRIPT, folder / "deploy")
        shutil.copy(COMPOSE, folder)
        self.docker()

    def docker(self, silent: str = "nothing", fails: str = "nothing") -> None:
        docker = self.folder / "docker"
        docker.write_text(DOCKER.format(said=self.said, silent=silent, fails=fails))
        docker.chmod(0o700)

    def pin(self) -> subprocess.CompletedProcess[str]:
        self.said.write_text("")
        return subprocess.run(
            ["sh", self.folder / "deploy" / "pin.sh"],
            env={"PATH": f"{self.folder}{os.pathsep}{os.environ['PATH']}"},
            capture_output=True,
            text=True,
            check=False,
        )

    def pulled(self) -> list[str]:
        return [line.removeprefix("pull ") for line in self.said.read_text().splitlines()]

    def lines(self) -> list[str]:
        return self.env.read_text().splitlines()


@pytest.fixture
def site(tmp_path: Path) -> Site:
    return Site(tmp_path)


def pinned(tag: str) -> str:
    """As the pretended Docker names it."""
    return f"{tag}@sha256:{sha256(tag.encode()).hexdigest()}"


def test_each_image_is_named_by_the_digest_of_its_tag(site: Site) -> None:
    site.env.write_text("SECRET_KEY=a\nPORT=80")
    done = site.pin()
    assert done.returncode == 0, done.stderr
    named = [f"{name}={pinned(tag)}" for name, tag in TRIED.items()]
    assert site.lines() == ["SECRET_KEY=a", "PORT=80", *named]
    assert done.stdout.splitlines() == named and site.pulled() == [*TRIED.values()]
    # It holds the site's keys.
    assert site.env.stat().st_mode & 0o077 == 0


@pytest.mark.parametrize("before", [None, "0" * 64], ids=["no .env", "another digest"])
def test_without_an_env_one_is_made_and_what_was_pinned_is_pinned_anew(
    site: Site, before: str | None
) -> None:
    if before is not None:
        site.env.write_text(f"REDIS_IMAGE={TRIED['REDIS_IMAGE']}@sha256:{before}\n")
    done = site.pin()
    assert done.returncode == 0 and done.stderr == ""
    assert f"REDIS_IMAGE={pinned(TRIED['REDIS_IMAGE'])}" in site.lines()
    assert len(site.lines()) == len(TRIED)
    assert site.env.stat().st_mode & 0o077 == 0


@pytest.mark.parametrize("written", ["postgres:16-alpine", '"postgres:16-alpine"'])
def test_a_tag_of_the_sites_own_choice_stays(site: Site, written: str) -> None:
    """Another PostgreSQL would not read its database; that it is another than was tried is said."""
    site.env.write_text(f"POSTGRES_IMAGE={written}\n")
    done = site.pin()
    assert f"POSTGRES_IMAGE={pinned('postgres:16-alpine')}" in site.lines()
    assert done.stderr.count(TRIED["POSTGRES_IMAGE"]) == 1


@pytest.mark.parametrize("wrong", ["silent", "fails"])
def test_without_a_digest_nothing_is_written_and_it_ends(site: Site, wrong: str) -> None:
    second = [*TRIED.values()][1]
    site.docker(**{wrong: second})
    assert site.pin().returncode != 0
    assert [line.partition("=")[0] for line in site.lines()] == [[*TRIED][0]]
    assert site.pulled()[-1] == second
