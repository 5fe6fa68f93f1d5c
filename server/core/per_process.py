"""Holds an object of which each process has one, opened and closed with the process."""

from __future__ import annotations

from typing import Generic, TypeVar

T = TypeVar("T")


class PerProcess(Generic[T]):
    def __init__(self, name: str) -> None:
        self._name = name
        self._object: T | None = None

    def open(self, opened: T) -> T:
        self._object = opened
        return opened

    def close(self) -> None:
        self._object = None

    def current(self) -> T:
        """This process's. It must have been opened."""
        if self._object is None:
            raise RuntimeError(f"the {self._name} is not open")
        return self._object

    def if_open(self) -> T | None:
        return self._object
