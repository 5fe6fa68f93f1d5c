"""The desk of the staff, and what stays on record."""
