"""Counts of move sequences from named positions: a changed count means a changed rule."""
