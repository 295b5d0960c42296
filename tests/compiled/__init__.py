"""Compare the compiled package with the pure one: `python -m tests.compiled`, as in `make wheels`."""
