"""Which processes a process has started."""

from __future__ import annotations

from pathlib import Path


def children(process: int) -> list[int]:
    """None where the system does not tell, or the process has ended."""
    file = Path(f"/proc/{process}/task/{process}/children")
    try:
        return [int(child) for child in file.read_text().split()]
    except (FileNotFoundError, ProcessLookupError):
        return []
