"""Faulty rules, each by one replaced function, and the invariant that must notice it during play.

Each replacement takes the place of the named function; `really` is the original one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from ora_widgets.engine import IllegalMove, Move
from ora_widgets.engine.cards import CARDS
from ora_widgets.game.history import read_only_state

Replace = Callable[[Callable[..., Any]], Callable[..., Any]]


class Fault(NamedTuple):
    """The invariant that must notice, the fault, and its place and replacement."""

    invariant: str
    wrong: str
    where: str
    how: Replace


def nothing(really: Callable[..., Any]) -> Callable[..., Any]:
    """Leave it out."""
    return lambda *_, **__: None


def twice(really: Callable[..., Any]) -> Callable[..., Any]:
    """Do it twice."""

    def both(*given: Any, **named: Any) -> Any:
        really(*given, **named)
        return really(*given, **named)

    return both


def then(change: Callable[..., object]) -> Replace:
    """Do it, and then something else with the same arguments."""

    def replace(really: Callable[..., Any]) -> Callable[..., Any]:
        def both(*given: Any, **named: Any) -> Any:
            result = really(*given, **named)
            change(*given)
            return result

        return both

    return replace


def result(change: Callable[..., Any]) -> Replace:
    """Change its result."""
    return lambda really: lambda *given, **named: change(really(*given, **named))


def forget_undone(game: Any, *_: object) -> None:
    """Forget undone moves."""
    game._history = game._history._replace(plies=game.ply)


def lame(player: Any, kind: str, _: str) -> None:
    """One more lay brother stays away."""
    player.brothers -= kind == "lay"


def takes_everything(_state: Any, line: object) -> Move:
    """Accept any line as a move."""
    return Move.parse(line)


ENGINE = "ora_widgets.engine."
SOAK = "tests.soak.invariants."
EVERYWHERE = frozenset(f"{row},{col}" for row in range(-3, 5) for col in range(-2, 7))

# Played with all invariants of single moves: the first one to notice must be the named one.
BROKEN_ENGINES = [
    Fault("goods are booked", "what is got comes twice", ENGINE + "steps.trade.receive", twice),
    Fault("goods are booked", "trades give nothing", ENGINE + "steps.trade.Price.charge", nothing),
    Fault("goods are booked", "what was paid for is not handed out", ENGINE + "rules.WORK[got]", nothing),
    Fault("goods are booked", "owners are not paid", ENGINE + "turn.contract.pay", nothing),
    Fault("goods are booked", "the wheel gives nothing", ENGINE + "turn.harvest.produce", nothing),
    Fault("goods are booked", "buildings are free", ENGINE + "state.Player.give", nothing),
    Fault("goods are booked", "no gifts", ENGINE + "turn.rounds.AUTOMATIC_WORDS[gifts]", nothing),
    Fault("goods are booked", "bills are not paid", ENGINE + "steps.payment.hand_in", nothing),
    Fault("goods are booked", "grain becomes two straw", ENGINE + "steps.convert.convert", then(lambda player, _: player.gain(((8, 1),)))),
    Fault("goods are booked", "a function goes on after its fee was refused", ENGINE + "steps.trade.Fee._decline", nothing),
    Fault("goods are booked", "the joker shows more", ENGINE + "steps.wheel.value", result(lambda shown: shown + 1)),
    Fault("goods are booked", "no bonus for all in the short game", ENGINE + "steps.wheel.bonus", result(lambda _: 0)),
    Fault("wonders are eight", "the supply forgets what it gives", ENGINE + "rules.receive", then(lambda state, *_: setattr(state, "wonders", 9))),
    Fault("cards lie in one place", "built cards stay for sale", ENGINE + "turn.act.MAIN_ACTIONS[build]", then(lambda state, _, move: setattr(state, "display", (*state.display, move[1])))),
    Fault("cards lie in one place", "a pile is not dealt", ENGINE + "rules.WORK[deal]", nothing),
    Fault("settlements are each one's own", "a built settlement stays in hand", ENGINE + "turn.settling.settle", then(lambda state, seat, move: setattr(state.players[seat], "hand", (*state.players[seat].hand, move[1])))),
    Fault("lists agree with the land", "felled forests stay in the list", ENGINE + "state.Player.empty", then(lambda player, space: setattr(player, "forests", (*player.forests, space)))),
    Fault("clergymen stand in one place", "a brother is lost on the way", ENGINE + "state.Player.station", then(lame)),
    Fault("clergymen stand in one place", "nobody comes home", ENGINE + "turn.rounds.take_back", then(lambda player: setattr(player, "out", ()))),
    Fault("clergymen do not crowd", "occupied buildings are open to all", ENGINE + "state.State.occupied_cards", result(lambda _: set())),
    Fault("land is made of its pieces", "half a piece of land", ENGINE + "state.Player.add_land", lambda really: lambda player, ground, covered: really(player, dict([*ground.items()][:-1]) if len(ground) < 6 and player.holds else ground, {space: card for space, card in covered.items() if space != [*ground][-1]})),
    Fault("land joins", "districts may lie anywhere", ENGINE + "turn.landscape.rows", result(lambda rows: (*rows, "9"))),
    Fault("land was for sale", "land comes from nowhere", ENGINE + "turn.landscape.lay", lambda really: lambda *given, **_: really(*given, keep=True)),
    Fault("buildings suit the ground", "anything anywhere", ENGINE + "turn.building.offers", lambda really: lambda state, player: [(verb, card, space) for verb, card, _ in really(state, player) if not CARDS[card].cloister for space in player.free]),
    Fault("cloisters touch", "cloisters stand by themselves", ENGINE + "turn.building.neighbours_of", result(lambda _: EVERYWHERE)),
]  # fmt: skip

# Checked in positions of good games: in some position the named invariant must notice.
BROKEN_DOORS = [
    Fault("listed moves play", "everybody is rich", ENGINE + "state.Player.can_give", result(lambda _: True)),
    Fault("listed moves play", "a conversion does nothing", ENGINE + "steps.convert.convert", nothing),
    Fault("listed moves play", "nobody may be sent", ENGINE + "turn.building.PriorVisit.options", result(lambda _: ())),
    Fault("lists are lists", "a move is listed twice", ENGINE + "turn.act.Act.mains", result(lambda moves: moves * 2)),
    Fault("lists are lists", "nothing can be answered", ENGINE + "turn.act.Act.options", result(lambda _: [])),
    Fault("unlisted moves are refused", "any line is taken", "ora_widgets.game.game.read", lambda _: takes_everything),
    Fault("unlisted moves are refused", "refusing says nothing", "ora_widgets.game.game.with_sentence", lambda _: lambda *_: IllegalMove("")),
    Fault("clicks never end early", "an answer within another", ENGINE + "turn.act.Act.options", result(lambda moves: [*moves, ("build", "0,3"), ("build", "0,3", "x")])),
    Fault("refusals have words", "a sentence that nobody wrote", ENGINE + "turn.act.Act.explain", lambda _: lambda *_: IllegalMove("no-such-sentence")),
    Fault("refusals have words", "a rule that nobody wrote", ENGINE + "turn.act.Act.explain", lambda _: lambda *_: IllegalMove("game-over", "F99.9")),
    Fault("scene agrees", "goods are not drawn", "ora_widgets.scene.table._player", result(lambda drawn: drawn | {"goods": drawn["goods"][1:]})),
    Fault("scene agrees", "a clergyman is not drawn", "ora_widgets.scene.table._clergy", result(lambda _: [])),
    Fault("scene agrees", "the wheel stands still", "ora_widgets.scene.table.value", result(lambda _: 0)),
    Fault("scene agrees", "land costs another price", "ora_widgets.scene.table._offer", result(lambda offer: offer and offer | {"price": 1})),
    Fault("characters agree", "goods are not written", "ora_widgets.scene.text_board.belongings", result(lambda rows: [row for row in rows if row[0] != "goods"])),
    Fault("characters agree", "cards are not written", "ora_widgets.scene.text_board._space_lines", result(lambda words: (words[0], ""))),
    Fault("characters agree", "forests are not written", "ora_widgets.scene.text_board._space_lines", result(lambda words: ("", words[1]))),
    Fault("characters agree", "the display is not written", "ora_widgets.scene.text_board._cost", lambda _: lambda card: f"{card['id']} "),
]  # fmt: skip

# Checked in whole games.
BROKEN_FORMS = [
    Fault("lines replay", "what is typed has another effect", "ora_widgets.game.history.play", then(lambda state, _: state.players[0].gain(((0, 1),)))),
    Fault("lines replay", "another move is understood", "ora_widgets.game.game.read", lambda really: lambda state, line: really(state, "pass" if line.strip().startswith("fell") else line)),
    Fault("undo and redo", "undoing forgets what follows", "ora_widgets.game.game.Game.undo", then(forget_undone)),
    Fault("undo and redo", "going back costs something", "ora_widgets.game.game.Game.jump", then(lambda game, *_: read_only_state(game).players[0].gain(((0, 1),)))),
    Fault("record round trip", "the last line is not written", "ora_widgets.game.record.write", result(lambda text: text.rstrip().rpartition("\n")[0])),
    Fault("record round trip", "another country is written", "ora_widgets.game.record._terms", result(lambda terms: terms | {"seats": terms["seats"][::-1]})),
    Fault("code round trip", "the last move is not packed", "ora_widgets.game.record.encode", lambda really: lambda setup, moves: really(setup, [*moves][:-1])),
    Fault("JSON round trip", "the first move is not written", "ora_widgets.game.record.to_json", result(lambda data: data | {"moves": data["moves"][:-1]})),
    Fault("JSON round trip", "a state that is no plain data", ENGINE + "state.State.to_json", result(lambda data: data | {"pending": {1: 2}})),
    Fault("pickle round trip", "what was undone is left behind", "ora_widgets.game.history.History.detached", lambda _: lambda history: history._replace(line=history.line.first(history.ply), plies=history.ply)),
    Fault("the end is the end", "something can be answered", SOAK + "history.options", result(lambda _: [("pass",)])),
    Fault("points are what is printed", "five coins are one point", ENGINE + "turn.scoring.coin_points", result(lambda worth: worth // 2)),
    Fault("points are what is printed", "settlements have no neighbours", ENGINE + "turn.scoring.dwelling", result(lambda _: None)),
    Fault("the end is the end", "moves are taken after the end", "ora_widgets.game.game.Game.play", lambda _: lambda game, _: game),
]  # fmt: skip
