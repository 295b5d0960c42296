"""What `Game` offers from the rooms above it: advice, reviews, play by message, a log, the board as text.

`Game` imports this module when one of these is first asked for: the one place where imports point upwards, so that
`game.hint()` can be a method.
"""

from __future__ import annotations

from ..bots.contract import AnyBot
from ..bots.hint import Hint, hint
from ..bots.review_run import Review, review
from ..notation.correspondence import Side
from ..notation.kennerspiel.log import log_of
from ..scene.text_board import text

__all__ = ["AnyBot", "Hint", "Review", "Side", "hint", "log_of", "review", "text"]
