"""Tests of the rules of Space Hulk."""
