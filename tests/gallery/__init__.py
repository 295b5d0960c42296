"""Pictures of the board: the README's, and a gallery of scenes to look through after a change of looks."""
