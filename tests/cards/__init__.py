"""Every card: its functions, and its printed figures."""
