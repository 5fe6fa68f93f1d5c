"""The rules of the games: pure Python without clock, I/O or framework."""
