"""Compiled and pure are held against each other: `python -m tests.compiled`, which is `make wheels`."""
