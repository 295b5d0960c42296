"""Actions on games from a cell in any order, compared with a model of only moves and positions."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, precondition, rule

import ora_widgets as ora
from ora_widgets.engine import Rulings
from ora_widgets.game.game import Game
from tests.support.modes import GAMES

from .model import Line
from .transcript import TranscriptMachine, agreed, new_game

MAX_GAMES = 4  # games at once
numbers = st.integers(0, 200)
wrong_lines = st.sampled_from(
    [
        "",
        "done; done; done",
        "build G99 0,3",
        "fell 9,9 wood",
        "pay 99Gn",
        "use LR1",
        "times 64",
        "settle S8 0,0",
        "٣",
        "x y",
    ]
) | st.text(max_size=6)
bys = st.sampled_from(["move", "turn"])
forms = st.sampled_from(
    [
        "ora.load({}.record())",
        "ora.load({}.code())",
        "ora.load(json.loads(json.dumps({}.to_json())))",
        "pickle.loads(pickle.dumps({}))",
        "{}.copy()",
    ]
)


class GameMachine(TranscriptMachine):
    """Several games, one of which is played at a time without affecting the others."""

    def __init__(self) -> None:
        super().__init__()
        self.models: dict[str, Line] = {}
        self.at = ""
        self.changes = 0

    @property
    def game(self) -> Game:
        game: Game = self.names[self.at]
        return game

    @property
    def model(self) -> Line:
        return self.models[self.at]

    @initialize(table=st.sampled_from(GAMES), rulings=agreed)
    def begin(self, table: tuple[int, str, str], rulings: Rulings) -> None:
        self.do(new_game(table, rulings))
        self.at = "game"
        self.models["game"] = Line(self.game.setup.start())
        self.game.on_change(self.heard)

    def heard(self) -> None:
        self.changes += 1

    def plays(self, lines: str) -> bool:
        """Play lines; if they are refused, nothing may have changed."""
        if not self.tries(f"{self.at}.play({lines!r})"):
            return False
        self.model.go_on(self.game.moves[self.model.ply : self.game.ply])
        return True

    # ---- moves

    @rule(number=numbers)
    def legal(self, number: int) -> None:
        line = self.model.answer_by_number(number)
        if line:
            assert self.plays(line), f"{line} is listed, but refused"

    @rule(chosen=st.lists(numbers, min_size=2, max_size=6))
    def several(self, chosen: list[int]) -> None:
        ahead, lines = self.model.without_undone(), []
        for number in chosen:
            if line := ahead.answer_by_number(number):
                ahead.go_on([ora.Move.parse(line)])
                lines.append(line)
        assert self.plays("; ".join(lines)) or not lines
        assert self.model.now == ahead.now

    @rule(line=wrong_lines)
    def illegal(self, line: str) -> None:
        self.plays(line)

    @rule(number=numbers, line=wrong_lines)
    def half_a_move(self, number: int, line: str) -> None:
        """All or nothing, even if the first of several lines is legal."""
        self.plays(f"{self.model.answer_by_number(number) or 'pass'}; {line}")

    @rule(seed=numbers)
    @precondition(lambda self: self.model.now.pending)
    def a_bot_answers(self, seed: int) -> None:
        assert self.plays_moves(f"ora.bots.Random(seed={seed}).choose({self.at})")

    def plays_moves(self, expression: str) -> bool:
        self.do(f"{self.at}.play({expression})")
        before = self.model.ply
        self.model.go_on(self.game.moves[before : self.game.ply])
        return self.model.ply > before

    # ---- back and forth

    @rule(do=st.sampled_from(["undo", "redo"]), by=bys)
    def walk(self, do: str, by: str) -> None:
        wanted = self.model.ply_after_walk(do, by)
        self.do(f"{self.at}.{do}({by!r})")
        self.model.ply = wanted

    @rule(number=numbers)
    def jump(self, number: int) -> None:
        ply = number % (len(self.model.moves) + 1)
        self.do(f"{self.at}.jump({ply})")
        self.model.ply = ply

    # ---- several games

    @rule(form=forms)
    @precondition(lambda self: len(self.models) < MAX_GAMES)
    def save_and_load(self, form: str) -> None:
        name = f"game{len(self.models) + 1}"
        self.do(f"{name} = {form.format(self.at)}")
        whole = form.startswith("pickle") or form.endswith("copy()")
        self.models[name] = self.model.copy() if whole else self.model.without_undone()

    @rule(number=numbers)
    def turn_to_another(self, number: int) -> None:
        self.at = list(self.models)[number % len(self.models)]

    @rule(number=numbers, seat=st.sampled_from("RGBW"))
    def take_over_by_message(self, number: int, seat: str) -> None:
        """Play by message: nobody else sends a player's own moves, and nothing is half accepted."""
        other = list(self.models)[number % len(self.models)]
        if self.tries(f"{self.at}.for_seat({seat!r}).merge({other}.code())"):
            theirs = self.models[other].without_undone().moves
            ours = self.model.moves  # undone moves of a player have been played, too
            assert theirs[: len(ours)] == ours[: len(theirs)], "another course of the game was taken over"
            if len(theirs) > len(ours):
                owners = [self.models[other].states[ply].to_move for ply in range(len(ours), len(theirs))]
                assert self.game.setup.seats.find(seat) not in owners, "somebody moved in another's name"
                self.model.ply = len(ours)
                self.model.go_on(theirs[len(ours) :])

    # ---- what holds

    @invariant()
    def games_are_as_they_should_be(self) -> None:
        for name, model in self.models.items():
            game: Any = self.names[name]
            assert (game.ply, game.plies) == (model.ply, len(model.moves)), name
            assert game.moves == tuple(model.moves), name
            assert game.now == model.now, name
            assert game.to_move == (None if game.over else game.setup.seats[model.now.to_move]), name
            assert bool(game.legal_moves) == bool(model.now.pending), name


GameTest = GameMachine.TestCase
