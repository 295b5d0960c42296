"""Walking through games, and saved pages."""
