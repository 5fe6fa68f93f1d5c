"""Operations: health, readiness, metrics, self-check of stored matches."""
