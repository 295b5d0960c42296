"""Play by message with stale, repeated and reordered codes, by players who look back, undo and branch.

No move disappears without a message: a merge without one has kept everything known, and a refused one has changed
nothing.
"""

from __future__ import annotations

import json
from random import Random
from typing import NamedTuple

import pytest

import ora_widgets as ora
from ora_widgets.game.game import Game
from ora_widgets.notation.correspondence import Conflict, Side
from ora_widgets.widget import kept_files

STEPS = 400  # moves of a game, during which some hundred messages are opened
GAMES = 12


class Device(NamedTuple):
    """A device of a player, who may have two."""

    seat: str
    name: str


class Mail:
    """Some devices, and all messages sent so far."""

    def __init__(self, seed: int, *, faithful: bool) -> None:
        self.rng = Random(seed)
        self.faithful = faithful  # nobody undoes a move
        players = self.rng.choice((2, 3, 4))
        start = ora.new_game(players, self.rng.choice(("france", "ireland")), "short")
        # A player with two devices does not undo moves, since one device's moves must load on the other.
        self.sides = {Device(seat, "phone"): start.copy().for_seat(seat) for seat in start.setup.seats}
        self.sent: list[object] = []
        self.merged = self.refused = 0

    def step(self) -> None:
        device = self.rng.choice([*self.sides])
        side = self.sides[device]
        self.rng.choice([self.play, self.play, self.send, self.open, self.open, self.look, self.go_on, self.restart])(
            device, side
        )
        if not self.faithful and self.rng.random() < 0.05:
            self.branch(device, side)

    def play(self, _: Device, side: Side) -> None:
        if side.game.ply == side.game.plies and side.my_turn and side.legal_moves:
            side.play(side.legal_moves.sample(self.rng))

    def send(self, _: Device, side: Side) -> None:
        game = side.game
        whole = game.copy().jump(self.rng.choice((game.ply, game.plies)))
        forms = (
            whole.code(),
            whole.record(),
            whole.to_json(),
            json.dumps(whole.to_json()),
            f"> my move: {whole.code()}\nBest, A.",
        )
        self.sent.append(self.rng.choice(forms))

    def open(self, _: Device, side: Side) -> None:
        """Open any message sent so far, for the first time or again."""
        if not self.sent:
            return
        message = self.rng.choice(self.sent[-8:] if self.rng.random() < 0.7 else self.sent)
        game = side.game
        known, ply = game.moves, game.ply
        theirs = ora.load(message).moves  # type: ignore[arg-type]
        try:
            side.merge(message)  # type: ignore[arg-type]
        except Conflict:
            assert (game.moves, game.ply) == (known, ply)
            assert not self.faithful
            self.refused += 1
            return
        assert game.moves[: len(known)] == known
        assert game.moves[: len(theirs)] == theirs[: len(game.moves)]
        assert game.ply == (len(game.moves) if len(theirs) > len(known) else ply)
        self.merged += 1

    def look(self, _: Device, side: Side) -> None:
        side.game.jump(self.rng.randint(0, side.game.plies))

    def go_on(self, _: Device, side: Side) -> None:
        side.game.jump(side.game.plies)

    def branch(self, _: Device, side: Side) -> None:
        """Undo, and play something else."""
        side.game.jump(self.rng.randint(max(0, side.game.plies - 4), side.game.plies))
        if side.my_turn and side.legal_moves:
            side.play(side.legal_moves.sample(self.rng))

    def restart(self, device: Device, side: Side) -> None:
        """Restart a kernel, and read the game from its file."""
        kept = kept_files.read_game_text(kept_files.text_of(side.game, {}, {}))
        game = Game(kept.setup)
        game.play(ora.load(kept.text).moves).jump(kept.ply)
        assert (game.moves, game.ply) == (side.game.moves, side.game.ply)
        self.sides[device] = game.for_seat(device.seat)


@pytest.mark.parametrize("seed", range(GAMES))
def test_whoever_only_looks_back_loses_nothing_and_is_refused_nothing(seed: int) -> None:
    mail = Mail(seed, faithful=True)
    for _ in range(STEPS):
        mail.step()
    assert mail.merged > 20
    for sender in mail.sides.values():
        code = sender.game.copy().jump(sender.game.plies).code()
        for side in mail.sides.values():
            side.merge(code)
    [moves] = {side.game.moves for side in mail.sides.values()}
    assert len(moves) > 3


def test_whoever_takes_back_is_told() -> None:
    refused = merged = 0
    for seed in range(GAMES):
        mail = Mail(seed, faithful=False)
        for _ in range(STEPS):
            mail.step()
        refused, merged = refused + mail.refused, merged + mail.merged
    assert refused > 100
    assert merged > 100


def test_an_older_code_changes_nothing_while_somebody_looks_back() -> None:
    red, green = (ora.new_game(3).for_seat(seat) for seat in "RG")
    older = red.play("pass; done").code()
    green.merge(older).play("pass; done")
    for ply in range(green.plies + 1):
        green.game.jump(ply)
        green.merge(older)
        assert (green.plies, green.ply) == (4, ply)


def test_an_answer_is_taken_while_somebody_looks_back() -> None:
    red, green = (ora.new_game(3).for_seat(seat) for seat in "RG")
    answer = green.merge(red.play("pass; done").code()).play("pass; done").code()
    red.game.jump(0)
    red.merge(answer)
    assert (red.plies, red.ply) == (4, 4)
