"""How fast it is: `python -m tests.bench`. Figures to read and to compare; no test depends on a clock."""
