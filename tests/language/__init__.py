"""Words and sentences in all languages."""
