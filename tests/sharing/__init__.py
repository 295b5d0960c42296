"""Games that travel: pages, addresses, codes, logs, play by message, and seats in one running game."""
