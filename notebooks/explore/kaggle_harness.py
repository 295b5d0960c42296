"""Ora et Labora in Kaggle's environments: the game by OpenSpiel, and the harness by which language models play it there.

    pip install "ora_widgets[env]" open-spiel kaggle-environments

    import kaggle_environments, kaggle_harness
    from kaggle_environments.core_harness import create_agent_fn
    env = kaggle_environments.make(kaggle_harness.NAME, configuration={"includeLegalActions": True})
    env.run([create_agent_fn(kaggle_harness.OraHarness()), "random"])

One answer is one move. What a model writes is read as everywhere here (names of cards, short forms), and of several lines the
first; after a refusal the prompt says which rule forbids the move, and what is legal instead.
"""

from __future__ import annotations

import kaggle_environments
import open_spiel_game  # beside this file: it registers the game
import pyspiel
from kaggle_environments.core_harness import ParseResult
from kaggle_environments.envs.open_spiel_env import open_spiel_env

from ora_widgets.agents.exchange import Exchange
from ora_widgets.agents.turn import RefusedTurn, turn

NAME = "ora_et_labora"
GAME = f"{open_spiel_game.TYPE.short_name}(players=2,length=short)"


def state_of(observation):
    """The state that an observation holds."""
    return pyspiel.deserialize_game_and_state(observation["serializedGameAndState"])[1]


def tried(state, answer):
    """What an answer is as moves, or why not; models reason first, and write the move last."""
    lines = [line.strip("` ") for line in answer.splitlines()]
    last = next(filter(None, reversed(lines)), "")
    return turn(state.game.now, state.game.setup.seats, last)


class OraHarness:
    """What Kaggle's harness asks of a game."""

    def get_legal_moves(self, observation):
        if not observation.get("serializedGameAndState"):
            return {}  # asked before there is a table
        state = state_of(observation)
        return {action: state.action_to_string(action) for action in state.legal_actions()}

    def make_prompt(self, observation, move_history, previous_response=None, previous_action=None):
        state = state_of(observation)
        prompt = f"{Exchange(state.game).question().text}\nWrite one move, on the last line of your answer."
        if previous_response is None:
            return prompt
        refused = tried(state, previous_response)
        why = str(refused) if isinstance(refused, RefusedTurn) else "No move was found on the last line."
        return f"{prompt}\nYour last answer was refused. {why}"

    def parse_response(self, response, legal_action_strings, *, observation):
        moves = tried(state_of(observation), response)
        if isinstance(moves, RefusedTurn):
            return ParseResult(raw_action=moves.line)
        [move, *_] = map(str, moves)
        return ParseResult(legal_action=move if move in legal_action_strings else None, raw_action=move)


kaggle_environments.register(NAME, open_spiel_env._build_env(GAME))
