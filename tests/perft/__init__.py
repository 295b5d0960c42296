"""Counts of move sequences from named positions: whoever changes one has changed a rule."""
