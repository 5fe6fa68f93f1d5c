"""What the browser tests have measured, said at the end of a run."""

FIGURES: dict[str, str] = {}
