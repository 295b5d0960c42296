"""Pictures of the board: for the README, and a gallery to check after changes of its appearance."""
