"""What the site shows of a game: name, options, poster, rulebook."""
