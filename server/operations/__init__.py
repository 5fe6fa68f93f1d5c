"""For those who keep the site up: health, readiness, figures, the check of stored matches."""
