"""Whether it works in every Python, and with the oldest and newest libraries, that it says it does: `make breadth`."""
