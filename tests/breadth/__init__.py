"""Test every supported Python, with the oldest and the newest libraries: `make breadth`."""
