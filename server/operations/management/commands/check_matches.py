"""``manage.py check_matches``: replays every match and reports those that differ from their
logs."""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from server.matches.core.replaying import play_again
from server.matches.models import LESSONS, Match
from server.matches.stored import stored_of


class Command(BaseCommand):
    help = "Play matches again from their logs and say which do not come out as they are stored."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--running", action="store_true", help="only those that are not over")
        parser.add_argument("code", nargs="*", help="only the matches of these codes")

    def handle(self, *_args: Any, **options: Any) -> None:
        matches = Match.objects.exclude(LESSONS).order_by("pk")
        if options["running"]:
            matches = matches.filter(over=False)
        if options["code"]:
            matches = matches.filter(code__in=options["code"])
        played: Counter[str] = Counter()
        different = 0
        for match in matches.iterator(chunk_size=100):
            played[f"{match.game}, version {match.rules_version}"] += 1
            different += not self._comes_out(match)
        for rules, count in sorted(played.items()):
            self.stdout.write(f"{rules}: {count}")
        self.stdout.write(f"{played.total()} matches played again, {different} differ")
        if different:
            raise CommandError("not everything is as it was stored")

    def _comes_out(self, match: Match) -> bool:
        """Whether the match is sound. Changes nothing: freezing is left to whoever reads the
        report."""
        try:
            play_again(stored_of(match))
        except Exception as error:
            self.stderr.write(f"{match.code} ({match.game}): {type(error).__name__}: {error}")
            return False
        return True
