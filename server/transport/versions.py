"""Version guard for the libraries whose insides this package relies on."""

from __future__ import annotations

from importlib.metadata import version


def require(package: str, tested: str) -> None:
    """Raises ``ImportError`` for any version but the one that our tests have run with."""
    found = version(package)
    if found != tested:
        raise ImportError(f"{package} {tested} is needed here, and {found} is installed")
