"""The exception of the rooms' services."""

from __future__ import annotations


class Refused(Exception):
    """A refused request; nothing has changed. Its text is ``refuse-<code>`` of the messages."""

    def __init__(self, code: str, /, game: str | None = None, **params: int | str) -> None:
        super().__init__(code)
        self.code = code
        self.game = game
        """Slug of the game whose messages hold the text; None for the site's."""
        self.params = params
