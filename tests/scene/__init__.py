"""The drawn scene and its question."""
