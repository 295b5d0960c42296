"""The live page: a board in the browser's own Python, without a notebook and without ipywidgets.

The page starts Python in a worker (`js/src/live/`), which runs the code here: it reads an address, makes a board, and
sends the board's messages to the page as JSON.

>>> from ora_widgets.widget.live import read_address
>>> read_address("?lang=pl").language
'pl'
"""

from __future__ import annotations

from .address import AddressRequest, read_address

__all__ = ["AddressRequest", "read_address"]
