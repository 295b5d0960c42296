"""Training of the weights that bots evaluate positions with."""
