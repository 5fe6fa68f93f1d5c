"""The rules of each game as people read them, from the pages in its folder."""
