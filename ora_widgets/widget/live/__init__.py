"""The live page: a board in the browser's own Python, without a notebook and without ipywidgets.

A page of ours starts Python in a worker (`js/src/live/`), and this room is what runs there: an address is read, a board is laid
out, and what the board says goes to the page as JSON.

>>> from ora_widgets.widget.live import read_address
>>> read_address("?lang=pl").language
'pl'
"""

from __future__ import annotations

from .address import AddressRequest, read_address

__all__ = ["AddressRequest", "read_address"]
