"""Every clergyman is at home or on one building."""

from __future__ import annotations

from collections import Counter

from ..moment import Moment


def stand_in_one_place(moment: Moment) -> None:
    """No prior or lay brother is lost, doubled, or on a card that no landscape has."""
    state = moment.after
    for player in state.players:
        seat = moment.seat(player.seat)
        assert player.brothers >= 0, f"{seat} has {player.brothers} lay brothers at home"
        lost = state.mode.brothers - player.brothers - len(player.out)
        may_be_lost = state.rulings.own_occupied and state.rulings.crowded_out
        assert lost == 0 or (may_be_lost and lost > 0), f"{seat}: {player.brothers} and {player.out}"
        for card in (*player.out, *([player.prior] if player.prior else [])):
            assert card in state.sites or (may_be_lost and card == "lost"), f"a clergyman of {seat} stands on {card}"


def do_not_crowd(moment: Moment) -> None:
    """A building carries one clergyman (F5.2.5); in the bonus round a prior may join another (F9.3)."""
    state, rulings = moment.after, moment.after.rulings
    if rulings.any_building or (rulings.own_occupied and not rulings.crowded_out):  # buildings may then be crowded
        return
    last = "bonus" in state.mode.last and (not state.pending or getattr(state.pending[0], "last", False))
    standing = Counter(card for player in state.players for card in player.out)
    if not last:
        standing += Counter(player.prior for player in state.players if player.prior not in ("", "lost"))
    assert all(count == 1 for count in standing.values()), f"too many on {sorted(standing)}: {standing}"
