"""Collects measurements of the browser tests and prints them at the end of a run."""

FIGURES: dict[str, str] = {}
