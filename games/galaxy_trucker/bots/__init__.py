"""8 Two bots, from view and offers alone."""
