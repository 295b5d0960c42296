"""What every door promises, whatever it is handed."""
