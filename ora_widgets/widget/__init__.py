"""The board in the notebook: traits out, messages in."""
