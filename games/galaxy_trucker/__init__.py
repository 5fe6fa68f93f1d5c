"""Galaxy Trucker."""
