"""Words and sentences of all languages."""
