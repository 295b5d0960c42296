"""The questions of the turn itself, and the course of the game."""
