"""What comes from outside reaches no file, no process and no network."""
