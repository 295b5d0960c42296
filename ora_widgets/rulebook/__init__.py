"""The numbered rules in our own words, searched and shown by examples."""
