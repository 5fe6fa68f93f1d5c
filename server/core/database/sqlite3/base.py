"""Django's SQLite, whose transactions wait in turn."""

from __future__ import annotations

from functools import cached_property

from django.db.backends.sqlite3 import base

from server.core.database.turns import Turn


class DatabaseWrapper(base.DatabaseWrapper):
    # What a backend overrides is missing in the types of Django.

    @cached_property
    def _turn(self) -> Turn:
        return Turn(str(self.settings_dict["NAME"]))

    def _start_transaction_under_autocommit(self) -> None:
        if not self.is_in_memory_db():
            self._turn.take()
        try:
            super()._start_transaction_under_autocommit()  # type: ignore[misc]
        except BaseException:
            self._turn.give_back()
            raise

    def _commit(self) -> None:
        # What is to be done on commit is done later, and may write in its own turn.
        super()._commit()  # type: ignore[misc]
        self._turn.give_back()

    def _rollback(self) -> None:
        try:
            super()._rollback()  # type: ignore[misc]
        finally:
            self._turn.give_back()

    def _close(self) -> None:
        try:
            super()._close()  # type: ignore[misc]
        finally:
            self._turn.give_back()
