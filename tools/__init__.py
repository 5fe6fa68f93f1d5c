"""What keeps the house in order: the checks, the figures, the generators."""
