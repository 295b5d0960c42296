"""Names that other game libraries use for the attributes of a `Game`, so that an `AttributeError` can suggest ours."""

from __future__ import annotations

from difflib import get_close_matches
from types import MappingProxyType

FOREIGN_NAMES = MappingProxyType({
    "push": "play(line)", "push_san": "play(line)", "push_uci": "play(line)", "apply_action": "play(line)", "step": "play(line)",
    "pop": "undo()", "reset": "jump(0)", "root": "jump(0)", "end": "jump(game.plies)", "peek": "moves[game.ply - 1]",
    "turn": "to_move", "current_player": "to_move",
    "move_stack": "moves", "history": "moves", "mainline": "moves", "mainline_moves": "moves", "variations": "other_lines",
    "san": "legal_moves, which are text: str(move)", "uci": "legal_moves, which are text: str(move)", "variation_san": "record()",
    "is_legal": "legal_moves: line in game.legal_moves", "board": "state, or ora_widgets.Board(game)", "piece_at": "player(seat)",
    "players": "setup.players", "seats": "setup.seats", "points": "score()", "turns": "turn_starts",
    "headers": "ora_widgets.games(file), where each game has its tags", "zobrist_hash": "position_key()", "transposition_key": "position_key()",
    "merge": 'for_seat("R"), a side of the game that merges the answers of the others',
    "legal_actions": "legal_moves", "generate_legal_moves": "legal_moves",
    "is_game_over": "over", "is_terminal": "over",
    "result": "score().winners, once the game is over", "winner": "score().winners, once the game is over",
    "outcome": "score(), once the game is over", "returns": "score(), once the game is over",
    "fen": "code(), which ora_widgets.load reads", "set_fen": "ora_widgets.load(code)", "epd": "code(), which ora_widgets.load reads",
    "parse_san": "ora_widgets.Move(line)", "parse_uci": "ora_widgets.Move(line)", "fullmove_number": "round", "clone": "copy()",
    "pgn": "record()", "to_pgn": "record()", "export": "record()", "accept": "record()", "to_dict": "to_json()",
    "random_move": "legal_moves.sample()",
    "svg": "ora_widgets.svg(game)",
})  # fmt: skip


# Names looked up in `ora_widgets` that live elsewhere, or that other libraries use.
SUGGESTIONS = MappingProxyType({
    "playouts": "study.playouts", "what_if": "study.what_if", "ways_to": "study.ways_to", "best_turn": "study.best_turn",
    "hint": "Game.hint", "review": "Game.review", "arena": "study.arena", "stats": "study.stats", "explorer": "study.explorer", "from_json": "study.from_json",
    "External": "agents.External", "Greedy": "bots.Greedy", "Search": "bots.Search", "Random": "bots.Random",
    "pgn": "load, or games for many", "read_game": "load, or games for many", "polyglot": "study.explorer",
})  # fmt: skip


def own_name(name: str, game: type) -> str:
    """Suggest an attribute of `Game` for one that does not exist, by meaning or else by spelling; empty if none fits.

    >>> from ora_widgets import Game
    >>> own_name("push", Game), own_name("legal_move", Game), own_name("zzz", Game)
    ('play(line)', 'legal_moves', '')
    """
    if name in FOREIGN_NAMES:
        return FOREIGN_NAMES[name]
    if name.startswith("_"):  # notebooks look such names up on every object they show
        return ""
    return "".join(get_close_matches(name, [each for each in dir(game) if not each.startswith("_")], n=1))
