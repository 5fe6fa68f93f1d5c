"""The site in real browsers."""
