"""Reads CPU and memory use of processes, who listens at a port, idle time of cores."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path

PROC = Path("/proc")
TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
LISTENS = "0A"


def seconds(pids: Iterable[int]) -> float:
    """Processor time of these processes so far; of one that has ended, none."""
    return sum(_ticks(pid) for pid in pids) / TICKS


def _ticks(pid: int) -> int:
    with suppress(OSError):
        fields = (PROC / str(pid) / "stat").read_text().rpartition(")")[2].split()
        return int(fields[11]) + int(fields[12])
    return 0


def resident(pid: int) -> int:
    """Bytes of memory that a process has in use; of one that has ended, none."""
    with suppress(OSError):
        return int((PROC / str(pid) / "statm").read_text().split()[1]) * PAGE
    return 0


def open_files(pid: int) -> tuple[int, int]:
    """How many a process has open, and how many of them are sockets."""
    links = []
    for link in (PROC / str(pid) / "fd").iterdir():
        with suppress(OSError):
            links.append(os.readlink(link))
    return len(links), sum(link.startswith("socket:") for link in links)


def idle(core: int) -> float:
    """Seconds that a core has had nothing to do since the machine started."""
    for line in (PROC / "stat").read_text().splitlines():
        name, *ticks = line.split()
        if name == f"cpu{core}":
            return (int(ticks[3]) + int(ticks[4])) / TICKS
    raise LookupError(f"there is no core {core}")


def listening_at(port: int) -> int:
    """The process that listens at a port of this machine."""
    sockets = {f"socket:[{number}]" for number in _listening(port)}
    for pid in _pids():
        with suppress(OSError):
            for link in (PROC / str(pid) / "fd").iterdir():
                if os.readlink(link) in sockets:
                    return pid
    raise LookupError(f"nothing of this machine listens at port {port}")


def _listening(port: int) -> Iterator[str]:
    for table in ("tcp", "tcp6"):
        for line in (PROC / "net" / table).read_text().splitlines()[1:]:
            columns = line.split()
            if int(columns[1].rpartition(":")[2], 16) == port and columns[3] == LISTENS:
                yield columns[9]


def backends(database: str) -> list[int]:
    """PostgreSQL's processes of this machine that serve a database."""
    return [pid for pid in _pids() if _name(pid) == "postgres" and f" {database} " in _command(pid)]


def children(parent: int) -> list[int]:
    return [pid for pid in _pids() if _parent(pid) == parent]


def _parent(pid: int) -> int:
    with suppress(OSError):
        return int((PROC / str(pid) / "stat").read_text().rpartition(")")[2].split()[1])
    return 0


def keep_to(cores: set[int], pids: Iterable[int]) -> None:
    for pid in pids:
        with suppress(OSError):
            os.sched_setaffinity(pid, cores)


def _pids() -> list[int]:
    return [int(entry.name) for entry in PROC.iterdir() if entry.name.isdigit()]


def _name(pid: int) -> str:
    with suppress(OSError):
        return (PROC / str(pid) / "comm").read_text().strip()
    return ""


def _command(pid: int) -> str:
    with suppress(OSError):
        return (PROC / str(pid) / "cmdline").read_bytes().replace(b"\0", b" ").decode()
    return ""
