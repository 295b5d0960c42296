"""Games as text that travels: codes, addresses, play by message."""
