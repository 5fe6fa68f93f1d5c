"""Presentation of games on the site: name, options, poster, rulebook."""
