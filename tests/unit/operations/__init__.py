"""Health, readiness, metrics, self-check."""
