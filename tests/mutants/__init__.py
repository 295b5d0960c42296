"""Mutation tests, which change one word of the program at a time to see whether a test fails: `make mutants`."""
