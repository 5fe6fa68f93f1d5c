"""A first match of every game by its own board, in Firefox and WebKit, as elsewhere in Chromium."""
