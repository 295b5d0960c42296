"""Games with comments: how they are written, walked through, and saved as pages."""
