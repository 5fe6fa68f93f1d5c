"""Tests of Galaxy Trucker."""
