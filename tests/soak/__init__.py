"""Games by the thousand, and after every move what must hold of any game."""
