"""Exhaustive search over turns, on which studies, puzzles and the card trainer stand."""
