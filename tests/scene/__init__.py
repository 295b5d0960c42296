"""What is drawn and asked."""
