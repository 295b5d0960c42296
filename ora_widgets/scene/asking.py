"""The question now: its sentence, its legal answers, and the pieces that a person picks to give one of them.

The picks of an answer are the words of its line after the verb; a payment of three grain is three picks. No answer's
picks contain another's, so picking all of one, in any order, means that answer.
"""

from __future__ import annotations

from collections import Counter
from itertools import islice
from typing import TYPE_CHECKING

from ..engine import State, answers, conversions
from ..engine.goods import CODES, FIVE_COINS, INDEX, tile, token
from ..engine.steps.base import SKIP, Plain
from ..engine.steps.wheel import INDICATOR_INDEX
from ..game.history import read_only_state
from ..language.fluent import has, say
from ..language.labels import HARVEST, harvest_label, label, paid_words
from ..language.names import bag_words, card_name, colour, good_name, known_card
from ..language.prompts import prompt, subject_card
from .book import actions
from .paying import payment

if TYPE_CHECKING:
    from ..game.history import GameView
    from ..wire.to_page import Ask, Button, Option

MAX_LISTED = 200  # listed answers, about 20 kB; if there are more, the page asks what still fits
VERBS_OF_TILES = ("pay", "give", "claim")  # moves whose tiles are picked one by one
VERBS_WITH_BUTTONS = ("take", "enter")  # moves that have a button in addition to a piece
VERBS_OF_OWN_TILES = ("pay", "give")  # moves whose tiles come from the player's supply


def ask(game: GameView, language: str) -> Ask:
    """The question that is open now, and beside its answers the free conversions.

    >>> from ora_widgets import new_game
    >>> ask(new_game(3, "france"), "en")["options"][0]
    {'line': 'use LR1 lay', 'picks': ['LR1', 'lay'], 'label': 'Use the Clay Mound with a lay brother'}
    """
    state, seats = read_only_state(game), game.setup.seats
    question: Ask = {
        "seat": None, "land": None, "prompt": prompt(state, seats, language), "actions": actions(state, language),
        "piece": piece(state), "options": [], "buttons": [], "more": False, "pay": None, "conversions": [],
    }  # fmt: skip
    if state.over:
        return question
    moves = list_answers(state, MAX_LISTED + 1)
    more = len(moves) > MAX_LISTED
    del moves[MAX_LISTED:]
    pay = payment(state, language)
    # A person who pays by hand picks every tile, so none is filled in.
    picks = [picks_of_move(move) for move in moves] if more or pay else differing_picks(moves)
    seat = state.pending[-1].seat
    land = state.mode.players if state.pending[-1].kind == "place" else seat
    question["seat"] = colour(seats, seat)
    question["land"] = colour(seats, land)
    question["options"] = [
        _option(state, move, words, seats, language) for move, words in zip(moves, picks, strict=True)
    ]
    question["buttons"] = _buttons(state, moves, picks, language, seats)
    question["more"] = more
    question["conversions"] = [
        {"line": " ".join(move), "label": label(state, move, language)} for move in conversions(state)
    ]
    question["pay"] = pay
    return question


def piece(state: State) -> str | None:
    """The card that the question now is about, whose function or use it belongs to."""
    return None if state.over else subject_card(state.pending[-1]) or None


def list_answers(state: State, most: int = MAX_LISTED) -> list[Plain]:
    """The answers to the question, up to a limit."""
    return list(islice(iter(answers(state)), most))


def narrow(game: GameView, picks: list[str]) -> tuple[list[str], str | None]:
    """What may still be picked, and the line that has been picked, where the list of answers was cut.

    Returns:
        The live tokens and the finished line, if it is one.
    """
    state = read_only_state(game)
    if state.over:
        return [], None
    offered = answers(state)
    if hasattr(offered, "narrow") and "skip" not in picks:
        verb = next(iter(offered))[0]
        fitting = offered.narrow(picks)
        counted = Counter(picks)
        order = (*CODES, FIVE_COINS)
        move = (verb, *(token(code, counted[code]) for code in order if counted[code]))
        if not picks and SKIP in offered:
            fitting = [*fitting, "skip"]
        return fitting, " ".join(move) if picks and not fitting and move in offered else None
    wanted = Counter(picks)
    live_tokens: dict[str, None] = {}
    for move in offered:
        left = Counter(picks_of_move(move))
        if wanted <= left:
            left -= wanted
            if not left:
                return [], " ".join(move)
            live_tokens.update(dict.fromkeys(left))
    return list(live_tokens), None


def picks_of_move(move: Plain) -> list[str]:
    """The picks of a single move: its words, with tiles one by one; the verb if it has no words.

    >>> picks_of_move(("pay", "2Gn", "Sh")), picks_of_move(("build", "G07", "0,3")), picks_of_move(("done",))
    (['Gn', 'Gn', 'Sh'], ['G07', '0,3'], ['done'])
    >>> picks_of_move(("take", "joker", "Gn"))
    ['joker', 'joker:Gn']
    """
    if len(move) == 1:
        return [move[0]]
    if move[0] == "take" and move[2:]:
        return [move[1], ":".join(move[1:])]  # goods that a move brings cannot be picked as tiles
    if move[0] not in VERBS_OF_TILES:
        return list(move[1:])
    return [code for code, count in map(tile, move[1:]) for _ in range(count)]


def differing_picks(moves: list[Plain]) -> list[list[str]]:
    """The picks of every move, without those that all moves share, which are no choice.

    >>> differing_picks([("pay", "Gn", "Sh"), ("pay", "2Gn")])
    [['Sh'], ['Gn']]
    """
    words = [picks_of_move(move) for move in moves]
    if len(moves) == 1:
        return words
    taking = [own for move, own in zip(moves, words, strict=True) if move[0] == "take"]
    if len(taking) > 1 and all(len(own) > 1 for own in taking):
        # Only the joker can be used, so only the good is a choice.
        return [own[1:] if move[0] == "take" else own for move, own in zip(moves, words, strict=True)]
    shared = Counter(words[0])
    for others in words[1:]:
        if not shared:
            break
        shared &= Counter(others)
    return [_unshared_words(own, shared) for own in words] if shared else words


def _unshared_words(words: list[str], shared: Counter[str]) -> list[str]:
    rest = Counter(words) - shared
    return [word for word in dict.fromkeys(words) for _ in range(rest[word])]


def drawn_tokens(state: State, verb: str) -> set[str]:
    """The tokens that are pieces on the table where the player who is asked can pick them.

    Args:
        verb: The verb of the move they are picked for; goods that a move brings are not on the table yet.
    """
    frame = state.pending[-1]
    player = state.players[frame.seat]
    land = state.players[state.mode.players] if frame.kind == "place" else player
    tokens = {*state.display, *state.sites, *player.hand, *land.ground}
    if verb in VERBS_OF_OWN_TILES:
        tokens |= {code for code, count in zip(CODES, player.goods, strict=True) if count}
    tokens |= {indicator for indicator, place in INDICATOR_INDEX.items() if state.since[place] is not None}
    return tokens


def _option(state: State, move: Plain, words: list[str], seats: str, language: str) -> Option:
    option: Option = {"line": " ".join(move), "picks": words, "label": label(state, move, language, seats)}
    if move[0] in HARVEST:  # the space is picked, and its name would take the next answer’s room
        option["short"] = harvest_label(state, move, language)
    return option


def _buttons(state: State, moves: list[Plain], picks: list[list[str]], language: str, seats: str) -> list[Button]:
    """Buttons for the tokens that have no piece on the table, in the order of the answers.

    A button that is a whole answer says what it does; any other names its token. Goods to produce and buildings to use
    next have both buttons and pieces: an indicator explains nothing, and the building may be out of sight.
    """
    pieces = {
        verb: set() if verb in VERBS_WITH_BUTTONS else drawn_tokens(state, verb) for verb in {move[0] for move in moves}
    }
    found: dict[str, Button] = {}
    for move, words in zip(moves, picks, strict=True):
        if move[0] in ("district", "plot"):
            continue  # land is picked at the places where it could lie
        # The joker alone is a piece of the wheel, but not an answer.
        tokens = words[-1:] if move[0] == "take" else words
        for word in tokens:
            if word not in pieces[move[0]] and word not in found:
                whole = tokens == [word]
                if whole:
                    text = label(state, move, language, seats)
                elif move[0] == "pay":
                    text = paid_words(state, [word], language)
                else:
                    text = token_words(state, word, language)
                found[word] = {"pick": word, "label": text, "whole": whole, "line": " ".join(move) if whole else None}
    return list(found.values())


def token_words(state: State, word: str, language: str) -> str:
    """A token in words.

    Args:
        word: Part of a line: a kind of clergyman or payment, a card, or tiles.
    """
    if has(f"token-{word}", language) and word.isidentifier():
        return say(f"token-{word}", language, coins=good_name("Pn", language, state.price))
    if known_card(word):
        return card_name(word, language)
    if word[-2:] in INDEX or word[-2:] == FIVE_COINS:
        return bag_words(word, language)
    return word
