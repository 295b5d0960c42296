"""A whole game, replayed by the public functions: line by line, back to the start, and to the end."""

from __future__ import annotations

from ora_widgets.engine import IllegalMove, Move, explain, options
from ora_widgets.game.game import Game

from ..moment import Whole


def lines_replay(whole: Whole) -> None:
    """Played line by line, a game reaches the positions of the engine."""
    game = Game(whole.setup).play("; ".join(str(Move(move)) for move in whole.moves))
    for ply, state in enumerate(whole.states):
        assert game.state_after(ply) == state, f"position {ply} differs"
    assert game.moves == tuple(whole.moves), "the moves are others"


def undo_and_redo(whole: Whole) -> None:
    """Undone to the start and redone to the end, by move and by turn, every position is the same as before."""
    game = whole.game()
    for by in ("move", "turn"):
        while game.ply:
            ply = game.undo(by).ply
            assert game.now == whole.states[ply], f"undoing to {ply} leads elsewhere"
        assert game.plies == len(whole.moves), "moves are lost in undoing"
        while game.ply < game.plies:
            ply = game.redo(by).ply
            assert game.now == whole.states[ply], f"redoing to {ply} leads elsewhere"
    for _ in range(5):
        ply = whole.chance.randrange(game.plies + 1)
        assert game.jump(ply).now == whole.states[ply], f"jumping to {ply} leads elsewhere"


def the_end_is_the_end(whole: Whole) -> None:
    """Where nothing is pending nothing can be answered."""
    state = whole.states[-1]
    if not state.pending:
        assert not list(options(state))
        assert explain(state, ("pass",)).message == "game-over"
        game = Game(whole.setup, state)
        for line in ("pass", "done", "use LR1 lay"):
            try:
                game.play(line)
            except IllegalMove:
                continue
            raise AssertionError(f"{line} after the end")
