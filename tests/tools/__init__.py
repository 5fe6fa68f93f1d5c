"""The tools that play at many tables: what they count, and that each way to run them runs."""
