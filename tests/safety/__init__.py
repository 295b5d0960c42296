"""Data from outside reaches no file, process or network."""
