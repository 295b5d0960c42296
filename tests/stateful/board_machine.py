"""Pages and cells use the boards of a game in any order, compared with a model of the game and its seats."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, precondition, rule

from ora_widgets.engine import Rulings
from ora_widgets.game.game import Game
from ora_widgets.scene import ask, scene
from ora_widgets.widget.board import Board
from tests.fixtures.write import tuples_as_lists
from tests.support.board_page import on_page, wait_for_bots
from tests.support.modes import GAMES

from .failures import Failures
from .model import Line
from .transcript import TranscriptMachine, agreed, new_game

MAX_BOARDS = 3  # boards at once
LANGUAGES = ("en", "pl", "es")
numbers = st.integers(0, 200)
pages = st.sampled_from(["", "ann", "ben"])
seats = st.sampled_from("RGBW")
stale = st.sampled_from([0, 0, 0, 1, -1])
queries: st.SearchStrategy[dict[str, Any]] = st.sampled_from(
    [
        {"do": "rules", "query": "wine", "number": ""},
        {"do": "rules", "query": "", "number": "F5.3"},
        {"do": "log", "before": 3},
        {"do": "narrow", "picks": ["LR1"], "ply": 0},
        {"do": "preview", "lines": ["pass", "x"], "ply": 0},
        {"do": "why", "picks": ["LG1"]},
        {"do": "tally"},
        {"do": "option", "name": "theme", "value": "dark"},
        {"do": "option", "name": "names", "value": {"R": "Ada"}},
        {"do": "share"},
    ]
)
junk: st.SearchStrategy[Any] = st.sampled_from(
    [
        None,
        7,
        "pass",
        [],
        {},
        {"do": "play"},
        {"do": "play", "line": 3, "ply": 0},
        {"do": "jump", "ply": 10**9},
        {"do": "claim", "seat": "X", "who": "ann"},
        {"do": "hurry"},
        {"do": "check"},
        {"do": "again"},
        {"do": "back"},
    ]
)


class BoardMachine(TranscriptMachine):
    """Up to three boards of one game, with clicks of several pages, cells, bots and saved games."""

    def __init__(self) -> None:
        super().__init__()
        self.do("from ora_widgets.widget.board import Board")
        self.do("def send(board, message): board._handle_custom_msg(message, [])")
        self.boards: dict[str, str] = {}  # the colour that each may move; empty for all
        self.claims: dict[str, str] = {}
        self.bots = ""  # the board with the bot
        self.made = 0
        self.failures = Failures()

    @property
    def game(self) -> Game:
        game: Game = self.names["game"]
        return game

    def board(self, number: int) -> str:
        return list(self.boards)[number % len(self.boards)]

    @initialize(table=st.sampled_from(GAMES), rulings=agreed)
    def begin(self, table: tuple[int, str, str], rulings: Rulings) -> None:
        self.do(new_game(table, rulings))
        self.model = Line(self.game.setup.start())
        self.open("", "en")

    def open(self, seat: str, language: str) -> None:
        name = f"board{self.made}"
        if self.tries(f"{name} = Board(game, seat={seat!r}, language={language!r})"):
            self.boards[name] = seat
            self.made += 1
        else:
            assert seat not in self.game.setup.seats

    def settle(self) -> None:
        """Wait for the bot, and add its moves to the model."""
        if self.bots:
            wait_for_bots(self.names[self.bots])
            self.catch_up()

    def catch_up(self) -> None:
        """Take over the moves, all of which must be legal, and the present position."""
        game, model = self.game, self.model
        common = 0
        while common < min(len(model.moves), game.plies) and model.moves[common] == game.moves[common]:
            common += 1
        if common < game.plies or len(model.moves) != game.plies:
            model.ply = common
            self.model = model = model.without_undone()
            model.go_on(game.moves[common:])
        model.ply = game.ply

    # ---- boards

    @rule(seat=st.sampled_from(["", "", "R", "G", "W"]), language=st.sampled_from(LANGUAGES))
    @precondition(lambda self: len(self.boards) < MAX_BOARDS)
    def open_another(self, seat: str, language: str) -> None:
        self.open(seat, language)

    @rule(number=numbers)
    @precondition(lambda self: len(self.boards) > 1)
    def close(self, number: int) -> None:
        name = self.board(number)
        if name != self.bots:
            self.do(f"{name}.close()")
            del self.boards[name]

    @rule(number=numbers, language=st.sampled_from(LANGUAGES))
    def speak(self, number: int, language: str) -> None:
        name = self.board(number)
        self.do(f"send({name}, {{'do': 'language', 'language': {language!r}}})")
        assert self.names[name].language == language

    # ---- pages

    def message(self, name: str, message: object) -> None:
        self.do(f"send({name}, {message!r})")

    def may(self, name: str, who: str, start: int, end: int) -> bool:
        """Whether a page may undo or redo these moves: each is of a colour that the page and its board play."""
        for ply in range(min(start, end), max(start, end)):
            owner = self.model.states[ply].to_move
            if owner is None:
                return True
            colour = self.game.setup.seats[owner]
            if self.boards[name] not in ("", colour):
                return False
            mine = self.claims.get(colour)
            if mine != who if mine is not None else who in self.claims.values():
                return False
        return True

    @rule(number=numbers, move=numbers, who=pages, late=stale)
    def click(self, number: int, move: int, who: str, late: int) -> None:
        name, line, ply = self.board(number), self.model.answer_by_number(move) or "pass", self.model.ply
        right = not late and bool(self.model.now.pending) and self.may(name, who, ply, ply + 1)
        self.message(name, {"do": "play", "line": line, "ply": ply - late, "who": who})
        if self.bots:
            return self.settle()
        if right:
            self.model.go_on([type(self.game.moves[-1])(line.split())])
        notice = on_page(self.names[name]).notice
        assert (notice is None) == right, (line, notice)
        return None

    @rule(number=numbers, move=numbers)
    def click_for_another(self, number: int, move: int) -> None:
        """A page of the owner, or one without a name, clicks for a claimed colour."""
        owner = self.claims.get(self.game.to_move or "")
        self.click(number, move, {"ann": "ben", "ben": "", None: "ann"}[owner], 0)

    @rule(number=numbers, do=st.sampled_from(["undo", "redo"]), by=st.sampled_from(["move", "turn"]), who=pages)
    def walk(self, number: int, do: str, by: str, who: str) -> None:
        name, wanted = self.board(number), self.model.ply_after_walk(do, by)
        right = self.may(name, who, self.model.ply, wanted)
        self.message(name, {"do": do, "by": by, "who": who})
        if self.bots:
            return self.settle()
        self.model.ply = wanted if right else self.model.ply
        return None

    @rule(number=numbers, to=numbers, who=pages)
    def jump(self, number: int, to: int, who: str) -> None:
        name, ply = self.board(number), to % (len(self.model.moves) + 1)
        right = self.may(name, who, self.model.ply, ply)
        self.message(name, {"do": "jump", "ply": ply, "who": who})
        if self.bots:
            return self.settle()
        self.model.ply = ply if right else self.model.ply
        return None

    @rule(
        number=numbers,
        seat=st.sampled_from(["", *"RGBW"]),
        who=st.sampled_from(["ann", "ben"]),
        do=st.sampled_from(["claim", "claim", "leave"]),
    )
    def claim(self, number: int, seat: str, who: str, do: str) -> None:
        if not seat:  # the player who must answer
            seat = "R" if self.game.to_move is None else self.game.to_move
        self.message(self.board(number), {"do": do, "seat": seat, "who": who})
        if seat not in self.game.setup.seats:
            return
        if do == "claim":
            self.claims.setdefault(seat, who)
        elif self.claims.get(seat) == who:
            del self.claims[seat]

    @rule(number=numbers, query=queries)
    def ask(self, number: int, query: dict[str, Any]) -> None:
        self.message(self.board(number), {**query, "id": 7})

    @rule(number=numbers, content=junk)
    def send_junk(self, number: int, content: Any) -> None:
        self.message(self.board(number), content)

    # ---- cells

    @rule(move=numbers)
    def play(self, move: int) -> None:
        if line := self.model.answer_by_number(move):
            assert self.tries(f"game.play({line!r})")
            self.catch_up()
            self.settle()

    @rule(by=st.sampled_from(["move", "turn"]))
    def undo(self, by: str) -> None:
        self.do(f"game.undo({by!r})")
        self.catch_up()
        self.settle()

    @rule()
    def branch(self) -> None:
        """Moves tried on a copy are shown on no board."""
        self.tries("game.copy().play(game.legal_moves[0])" if self.model.now.pending else "pass")

    @rule(form=st.sampled_from(["game.record()", "game.code()", "game.to_json()"]))
    def save_and_load(self, form: str) -> None:
        """All boards show the saved game, in which nobody has claimed a colour."""
        self.do(f"game = ora.load({form})")
        for name in self.boards:
            self.do(f"{name}.show(game)")
        self.model, self.claims, self.bots = self.model.without_undone(), {}, ""

    @rule(seat=seats, seed=numbers)
    def a_bot_sits_down(self, seat: str, seed: int) -> None:
        if not seed % 3 and not self.bots and seat in self.game.setup.seats and len(self.game.setup.seats) > 1:
            self.bots = self.board(0)
            self.do(f"{self.bots}.show(game, seats={{{seat!r}: ora.bots.Random(seed={seed})}})")
            self.settle()

    @rule(do=st.sampled_from(["pause", "resume", "hurry"]))
    @precondition(lambda self: self.bots)
    def speak_to_the_bot(self, do: str) -> None:
        self.message(self.bots, {"do": do})
        self.settle()

    # ---- what holds

    @invariant()
    def boards_show_the_game(self) -> None:
        game = self.game
        assert game.moves == tuple(self.model.moves)
        assert (game.ply, game.now) == (self.model.ply, self.model.now)
        for name in self.boards:
            board: Board = self.names[name]
            assert on_page(board).ply == game.ply, name
            assert on_page(board).claims == self.claims, name
            assert on_page(board).notice != {}, name

    @invariant()
    def nothing_went_wrong(self) -> None:
        assert self.failures.seen == []

    def teardown(self) -> None:
        try:
            for name in self.boards:
                board: Board = self.names[name]
                # Drawing is slow: only the last picture must be complete.
                fresh = ora_scene(board)
                assert (tuples_as_lists(on_page(board).scene), tuples_as_lists(on_page(board).ask)) == fresh, name
                board.close()
        finally:
            self.failures.close()
            super().teardown()


def ora_scene(board: Board) -> tuple[Any, Any]:
    """The expected content of a board, drawn again."""
    from ora_widgets.language.people import people

    with people(board.names):
        return tuples_as_lists(scene(board.game, board.language)), tuples_as_lists(ask(board.game, board.language))


BoardTest = BoardMachine.TestCase
