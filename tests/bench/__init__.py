"""Benchmarks: `python -m tests.bench` prints figures to compare; no test depends on a clock."""
