"""Programs the tests need beside Python: where to find them, how to install them.

``python -m tools.needs`` installs what is missing, where it may; else it fails, and says how.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path


def postgres() -> Path | None:
    """Where ``postgres`` and ``initdb`` lie; Debian keeps them off the PATH, a folder a version."""
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"), key=version_of)
    found = debian[-1] if debian else shutil.which("postgres")
    return Path(found).parent if found else None


def version_of(server: Path) -> float:
    return float(server.parent.parent.name)


def redis() -> Path | None:
    found = shutil.which("redis-server") or shutil.which("valkey-server")
    return Path(found) if found else None


def nginx() -> Path | None:
    """Debian keeps it where only administrators look."""
    found = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
    return Path(found) if found else None


CHROMIUMS = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)


@cache
def chromium() -> Path | None:
    """A Chromium that runs: the system's, or else Playwright's own. First the one without a window,
    which draws nothing around the pages: the same tests cost it a third less."""
    for name in CHROMIUMS:
        found = shutil.which(name)
        if found and answers(found):
            return Path(found)
    return next((path for path in downloads() if answers(str(path))), None)


def firefox() -> Path | None:
    """The long supported one, or any."""
    names = ("firefox-esr", "firefox", "/Applications/Firefox.app/Contents/MacOS/firefox")
    found = next(filter(answers, filter(None, map(shutil.which, names))), None)
    return Path(found) if found else None


def webkit() -> tuple[Path, Path] | None:
    """WebKitGTK's WebDriver and the browser that it starts, both without a screen of their own."""
    driver = shutil.which("WebKitWebDriver")
    folders = ("lib/*", "lib64", "libexec", "lib")
    browsers = [
        path for lib in folders for path in Path("/usr").glob(f"{lib}/webkit2gtk-4.*/MiniBrowser")
    ]
    if not (driver and browsers and shutil.which("Xvfb") and shutil.which("localedef")):
        return None
    return Path(driver), browsers[-1]


def answers(browser: str) -> bool:
    # Ubuntu's package only asks for a snap; there it is found and still does not run.
    return subprocess.run([browser, "--version"], capture_output=True, check=False).returncode == 0


def downloads() -> list[Path]:
    """Where ``playwright install chromium`` puts one."""
    folders = (Path.home() / ".cache", Path.home() / "Library" / "Caches")
    patterns = (
        "chromium_headless_shell-*/chrome-headless-shell-*/chrome-headless-shell",
        "chromium-*/chrome-linux*/chrome",
        "chromium-*/chrome-mac*/Chromium.app/Contents/MacOS/Chromium",
    )
    return [
        path
        for folder in folders
        for pattern in patterns
        for path in sorted(folder.glob(f"ms-playwright/{pattern}"), reverse=True)
    ]


@dataclass(frozen=True)
class Need:
    """Something that has to be on the machine for a part of the tests."""

    name: str
    package: str
    find: Callable[[], object | None]
    given: str = ""
    """The environment variable that names a running one instead."""

    @property
    def missing(self) -> bool:
        return not os.environ.get(self.given) and self.find() is None


POSTGRES = Need("PostgreSQL", "postgresql", postgres, "DATABASE_URL")
REDIS = Need("Redis", "redis-server", redis, "REDIS_URL")
NGINX = Need("nginx", "nginx", nginx)
# Playwright's own Node.js does not start without libatomic, which a bare Debian lacks.
CHROMIUM = Need("Chromium", "chromium-headless-shell libatomic1", chromium)
FIREFOX = Need("Firefox", "firefox-esr", firefox)
WEBKIT = Need("WebKit", "webkit2gtk-driver xvfb locales", webkit)
ALL = (POSTGRES, REDIS, NGINX, CHROMIUM, FIREFOX, WEBKIT)


def missing() -> list[Need]:
    return [need for need in ALL if need.missing]


def provide() -> list[Need]:
    """Install what is missing, where we may; what is missing still."""
    lacking = missing()
    if lacking and may_install():
        install(lacking)
        chromium.cache_clear()
        lacking = missing()
    return lacking


def may_install() -> bool:
    return os.geteuid() == 0 and shutil.which("apt-get") is not None


def install(needs: list[Need]) -> None:
    packages = " ".join(need.package for need in needs)
    names = " and ".join(need.name for need in needs)
    print(f"{names} missing: installing {packages} by apt-get", flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    apt = ["apt-get", "-qq", "-o", "Dpkg::Use-Pty=0"]
    subprocess.run([*apt, "update"], env=environment, check=False)
    subprocess.run(
        [*apt, "install", "--yes", "--no-install-recommends", *packages.split()],
        env=environment,
        stdout=subprocess.DEVNULL,
        check=False,
    )


def how_to_install(needs: list[Need]) -> str:
    """The command that a person types."""
    brew = shutil.which("brew") is not None
    # Ubuntu's Chromium is a snap, Homebrew's an application: neither is what tests can start.
    downloaded = [need for need in needs if need is CHROMIUM and (brew or shutil.which("snap"))]
    otherwise = [*downloaded, *((FIREFOX, WEBKIT) if brew else ())]
    packages = " ".join(need.package for need in needs if need not in otherwise)
    commands = []
    if packages and brew:
        commands.append("brew install " + packages.replace("redis-server", "redis"))
    elif packages:
        commands.append(f"sudo apt-get install {packages}")
    if downloaded:
        commands.append(".venv/bin/playwright install --with-deps chromium")
    if brew and FIREFOX in needs:
        commands.append("brew install --cask firefox")
    if brew and WEBKIT in needs:
        commands.append("echo WebKitGTK runs on Linux alone")
    return " && ".join(commands)


def main() -> int:
    lacking = provide()
    if lacking:
        names = " and ".join(need.name for need in lacking)
        print(f"The tests need {names}: install with `{how_to_install(lacking)}`")
    return int(bool(lacking))


if __name__ == "__main__":
    sys.exit(main())
