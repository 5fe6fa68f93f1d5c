"""The staff's admin and the audit."""
