"""Games as text: codes, addresses, play by message."""
