"""Tests of the game object, used like a person in a cell."""
