"""The kinds of step that the functions of buildings are made of."""
