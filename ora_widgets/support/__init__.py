"""Helpers without any rules of the game: checks of arguments, files, tables, charts, callbacks, display."""
