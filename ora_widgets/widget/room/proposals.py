"""What is done by consent: taking back, and playing again. A proposal lapses when somebody moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from ...game.history import has_ended, live

if TYPE_CHECKING:
    from collections.abc import Collection

    from ...game.game import Game


class OpenProposal(NamedTuple):
    """A proposal that waits for consent.

    Attributes:
        by: The colour that proposes.
        at: How many moves lay behind the position.
        to: Where the game goes back to; the same as `at` for a new game.
        missing: The colours that have not consented.
    """

    what: Literal["undo", "again"]
    by: str
    at: int
    to: int
    missing: frozenset[str]


def take_back(game: Game, by: str, bots: Collection[str]) -> OpenProposal | None:
    """Back to before the last turn of a colour; those who have moved since must consent, bots excepted.

    Args:
        by: The colour that proposes.
        bots: The colours that bots play.

    Returns:
        The proposal; nothing where the colour has not moved yet.

    >>> from ora_widgets import new_game
    >>> game = new_game(3).play("pass; done; pass; done")
    >>> take_back(game, "R", ())
    OpenProposal(what='undo', by='R', at=4, to=0, missing=frozenset({'G'}))
    """
    seats = game.setup.seats
    movers = [seats[live(game, ply).pending[-1].seat] for ply in range(game.ply)]
    if by not in movers:
        return None
    last = game.ply - 1 - movers[::-1].index(by)
    to = max((start for start in game.turn_starts if start <= last), default=0)
    missing = frozenset(movers[to:]) - {by, *bots}
    return OpenProposal("undo", by, game.ply, to, missing)


def play_again(game: Game, by: str, players: Collection[str]) -> OpenProposal | None:
    """Another game at this table, once this one is over and everybody consents.

    Args:
        by: The colour that proposes.
        players: The colours that people play.

    Returns:
        The proposal; nothing before the end.
    """
    if not has_ended(game):
        return None
    return OpenProposal("again", by, game.ply, game.ply, frozenset(players) - {by})
