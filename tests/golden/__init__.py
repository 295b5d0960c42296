"""Whole games with every turn and its result, regenerated and compared."""
