"""Cups in real browsers."""
