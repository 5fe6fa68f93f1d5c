"""Logs and recordings that were made once and must go on meaning what they meant."""
