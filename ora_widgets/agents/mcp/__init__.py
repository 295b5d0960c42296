"""The game for language models: a server of the Model Context Protocol; needs the extra `mcp`.

`ora-mcp` serves one client over its stdin and stdout, `ora-mcp --http` any number on this machine. The tools are
implemented in `tables.py`, which needs no extra; only `server.py` uses the protocol's SDK. Tools are described in
English; names of cards and goods are understood in every language.

>>> tables = Tables()
>>> print(tables.new_game(players=2, country="ireland").splitlines()[1])
ply 0 · round 1 · R, it is your turn
"""

from __future__ import annotations

from .tables import Tables

__all__ = ["Tables"]
