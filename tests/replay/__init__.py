"""Games to walk through, and saved pages."""
