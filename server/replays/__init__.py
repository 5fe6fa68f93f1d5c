"""Matches that are over, for everybody with their link: the replay, and the proof of the dice."""
