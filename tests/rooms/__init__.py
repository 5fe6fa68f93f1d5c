"""Rooms: what people may do in them, and their pages."""
