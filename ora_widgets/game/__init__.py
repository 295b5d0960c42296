"""A game: its terms, its history, its moves."""
