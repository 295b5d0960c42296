"""The messages between Python and the page."""
