"""The shapes of what travels between Python and the page; `js/wire.py` writes the page's types from them."""
