"""Moderation: Django admin for staff, without state, seed or hands of running matches."""
