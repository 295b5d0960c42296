"""The votes of a room: one proposal at a time, which is carried out once everybody who is concerned has consented."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TYPE_CHECKING

from .proposals import OpenProposal, play_again, take_back

if TYPE_CHECKING:
    from ...game.game import Game


class Votes:
    """What has been proposed, and whose consent is missing.

    Args:
        game: Gives the game that is played now.
        bots: Gives the colours that bots play, who consent to everything.
        again: Begins another game at this table.

    Attributes:
        proposal: What waits for consent.

    >>> from ora_widgets import new_game
    >>> game = new_game(3).play("pass; done; pass; done")
    >>> votes = Votes(lambda: game, tuple, lambda: None)
    >>> votes.propose("undo", "R"), sorted(votes.missing)
    (True, ['G'])
    >>> votes.consent("G")
    >>> game.ply
    0
    """

    def __init__(
        self, game: Callable[[], Game], bots: Callable[[], Collection[str]], again: Callable[[], object]
    ) -> None:
        self._game, self._bots, self._again = game, bots, again
        self.proposal: OpenProposal | None = None

    @property
    def players(self) -> frozenset[str]:
        """The colours that people play."""
        return frozenset(self._game().setup.seats) - {*self._bots()}

    @property
    def missing(self) -> frozenset[str]:
        """The colours whose consent is missing."""
        return self.proposal.missing if self.proposal is not None else frozenset()

    def propose(self, what: str, seats: Collection[str]) -> bool:
        """Put something to the vote, with the consent of those who propose it; whether there is anything to vote on.

        Args:
            what: `"undo"` or `"again"`.
            seats: The colours that propose it. Of several, what goes back least.
        """
        game = self._game()
        if what == "undo":
            found = [one for seat in seats if (one := take_back(game, seat, self._bots()))]
            proposal = max(found, key=lambda one: one.to, default=None)
        else:
            proposal = next((one for seat in seats if (one := play_again(game, seat, self.players))), None)
        if proposal is None:
            return False
        self.proposal = proposal
        self.consent(seats)
        return True

    def consent(self, seats: Collection[str]) -> None:
        """Consent to the proposal; it is carried out once nobody is missing."""
        if self.proposal is None:
            return
        proposal = self.proposal = self.proposal._replace(missing=self.proposal.missing - {*seats})
        if not proposal.missing:
            self.proposal = None
            if proposal.what == "undo":
                self._game().jump(proposal.to)
            else:
                self._again()

    def refuse(self) -> None:
        """Drop the proposal."""
        self.proposal = None

    def lapse(self) -> bool:
        """Drop a proposal that was about another position; whether there was one."""
        lapsed = self.proposal is not None and self.proposal.at != self._game().ply
        if lapsed:
            self.proposal = None
        return lapsed
