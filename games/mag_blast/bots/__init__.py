"""9 Two bots, from scene, view and offers alone."""
