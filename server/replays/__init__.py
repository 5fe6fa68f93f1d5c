"""Pages of finished matches, for everybody with the link: replay, and verification of the dice."""
