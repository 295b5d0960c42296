"""Whether the tests notice when a rule is changed: `make mutants`, which changes one word of the program at a time."""
