"""``make audit``: asks OSV whether a hole is known in a package that is pinned here.

Ends with 0 if none is, 1 if some are, 2 if it could not ask: then nothing is known, and it says so.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from http.client import HTTPException
from pathlib import Path
from typing import Any, NamedTuple
from urllib.error import URLError
from urllib.request import Request, urlopen

ROOT = Path(__file__).parent.parent
URL = "https://api.osv.dev/v1/querybatch"
"""Open database of holes in packages: https://osv.dev."""
MOST = 500
"""Packages per question; it takes a thousand."""
PATIENCE = 30.0
PINNED = re.compile(r"^([A-Za-z0-9][A-Za-z0-9._-]*)==([^\s;\\]+)", re.MULTILINE)


class Package(NamedTuple):
    ecosystem: str
    name: str
    version: str
    lock: str
    """The file that pins it."""


class Unanswered(Exception):
    """OSV could not be asked, or gave no answer to be understood."""


def pinned(root: Path = ROOT) -> list[Package]:
    """Every package of the lock files, once."""
    found: dict[tuple[str, str, str], Package] = {}
    for package in (*_of_python(root), *_of_node(root)):
        found.setdefault(package[:3], package)
    return list(found.values())


def _of_python(root: Path) -> Iterator[Package]:
    for lock in sorted(root.glob("requirements*.lock")):
        for name, version in PINNED.findall(lock.read_text()):
            yield Package("PyPI", name, version, lock.name)


def _of_node(root: Path) -> Iterator[Package]:
    lock = root / "package-lock.json"
    for path, told in json.loads(lock.read_text())["packages"].items():
        if path and "version" in told:
            name = path.rpartition("node_modules/")[2]
            yield Package("npm", name, told["version"], lock.name)


def holes(packages: Sequence[Package], url: str = URL) -> dict[Package, list[str]]:
    """By package the names of its known holes. Raises ``Unanswered``."""
    found = {}
    for start in range(0, len(packages), MOST):
        some = packages[start : start + MOST]
        for package, answer in zip(some, _ask(some, url), strict=True):
            if names := sorted(hole["id"] for hole in answer.get("vulns", [])):
                found[package] = names
    return found


def _ask(packages: Sequence[Package], url: str) -> list[dict[str, Any]]:
    queries = [
        {"package": {"ecosystem": each.ecosystem, "name": each.name}, "version": each.version}
        for each in packages
    ]
    body = json.dumps({"queries": queries}).encode()
    asked = Request(url, body, {"Content-Type": "application/json"})
    try:
        with urlopen(asked, timeout=PATIENCE) as answer:
            results = json.load(answer)["results"]
    except (URLError, HTTPException, OSError, ValueError, KeyError, TypeError) as error:
        raise Unanswered(f"{type(error).__name__}: {error}") from error
    if not isinstance(results, list) or len(results) != len(packages):
        raise Unanswered(f"{len(packages)} packages were asked about, and not all were answered")
    return results


def report(found: dict[Package, list[str]]) -> Iterable[str]:
    for package, names in sorted(found.items()):
        where = f"{package.name} {package.version} ({package.lock})"
        yield f"{where}: {', '.join(f'https://osv.dev/{name}' for name in names)}"


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="make audit", description=__doc__)
    parser.add_argument("--url", default=URL, help="another server that answers as OSV does")
    url = parser.parse_args(words).url
    packages = pinned()
    try:
        found = holes(packages, url)
    except Unanswered as silence:
        print(f"COULD NOT ASK {url}: {silence}\nNothing is known of the {len(packages)} packages.")
        return 2
    for line in report(found):
        print(line)
    print(f"{len(packages)} packages, known holes in {len(found)}.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
