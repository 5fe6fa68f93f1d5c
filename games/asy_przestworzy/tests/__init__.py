"""Every rule of Asy przestworzy, proved on small positions."""
