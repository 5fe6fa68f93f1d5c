"""Matches: from a click to a row in the log and a frame to everybody who may know of it."""
