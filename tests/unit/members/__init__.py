"""Members: signing up, what is theirs, and leaving."""
