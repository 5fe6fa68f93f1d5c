"""A match compared with a replay of its log, and rebuilt from it: for when what is stored cannot be
trusted."""

from __future__ import annotations

import structlog
from asgiref.sync import async_to_sync

from server.accounts.models import Member
from server.matches.core.replaying import Differs, play_again
from server.matches.models import Match
from server.matches.process.runtime import current_runtime
from server.matches.stored import checkpoint_from_log, stored_of
from server.moderation.actions import record
from server.moderation.parties import is_party
from server.rooms.refusals import Refused

log = structlog.get_logger(__name__)

LONGEST = 3_000
"""Moves of a log that is played again while somebody waits for the page, in seconds at worst."""


def compare(match: Match) -> None:
    """Whether what is stored is what the log plays to. Raises ``Refused`` where it is not, which
    says no more of a running match than from which version on."""
    _refuse_the_long(match)
    try:
        play_again(stored_of(match))
    except Differs as differs:
        raise Refused("log-differs", version=differs.version) from None
    except Exception:
        # Its text may hold what a hand holds.
        log.warning("match.not_replayed", match=match.pk)
        raise Refused("log-unplayable") from None


def rebuild_match(who: Member, match: Match, reason: str) -> None:
    """Replace the kept state of a frozen match by what its log plays to. Where the log itself does
    not fit the rules nothing can be rebuilt from it."""
    if is_party(who, match):
        raise Refused("party")
    if match.over:
        raise Refused("game-over")
    if not match.head.frozen:
        raise Refused("not-frozen")
    _refuse_the_long(match)
    try:
        checkpoint = checkpoint_from_log(match)
    except Differs as differs:
        raise Refused("log-differs", version=differs.version) from None
    except Exception:
        log.warning("match.not_replayed", match=match.pk)
        raise Refused("log-unplayable") from None
    if not async_to_sync(current_runtime().rebuild)(match.pk, checkpoint):
        raise Refused("not-rebuilt")
    record(who, "rebuild_match", match, reason, {}, {"version": checkpoint.version})


def _refuse_the_long(match: Match) -> None:
    if match.head.version > LONGEST:
        raise Refused("log-too-long", most=LONGEST)
