"""Matches: accept an action, append it to the log, send each audience its frame."""
