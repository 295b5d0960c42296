"""What travels between Python and page."""
