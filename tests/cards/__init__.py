"""Every card: what it does, and what is printed on it."""
