"""Thousands of games, with invariants checked after every move."""
