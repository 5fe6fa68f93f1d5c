"""The exception of the library's services."""

from __future__ import annotations


class DocumentRefused(Exception):
    """A refused request; nothing has changed. Its text is ``refuse-<code>`` of the messages."""

    def __init__(self, code: str, /, **params: int | str) -> None:
        super().__init__(code)
        self.code = code
        self.params = params
