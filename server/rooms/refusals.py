"""Why a room does not do what somebody asked."""

from __future__ import annotations


class Refused(Exception):
    """Nothing has changed. The sentence for people is ``refuse-<code>`` of the message files."""

    def __init__(self, code: str, /, game: str | None = None, **params: int | str) -> None:
        super().__init__(code)
        self.code = code
        self.game = game
        """Whose message file holds the sentence, where it is not one of the house."""
        self.params = params
