"""Rules, their search and their sheet."""
