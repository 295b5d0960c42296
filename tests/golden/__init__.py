"""Whole games with every turn and what it left, regenerated and compared."""
