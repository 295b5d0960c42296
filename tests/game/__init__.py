"""Tests of the game object: what a person does from a cell."""
