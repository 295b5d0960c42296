"""Fuzz tests: damaged samples for everything that reads data from outside."""
