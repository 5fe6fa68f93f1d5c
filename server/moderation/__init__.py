"""The staff's view: Django's plain admin, never state, seed or hands of a running match."""
