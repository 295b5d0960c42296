"""Ora et Labora as a game of OpenSpiel, for its algorithms and for harnesses that play OpenSpiel's games.

    pip install "ora_widgets[env]" open-spiel

    import open_spiel_game, pyspiel
    game = pyspiel.load_game("python_ora_et_labora(players=3,length=short)")

An action is the number of a slot, as in `ora.env`: slot i is the i-th legal move as it is listed now. Nothing is hidden, so
everybody observes the same; nothing is random, so there are no nodes of chance. A game for two that passes the horizon ends
without a winner, as its rules need not end it (F10.6).
"""

from __future__ import annotations

import numpy as np
import pyspiel

import ora_widgets as ora
from ora_widgets.engine import options, winners
from ora_widgets.env import SLOTS
from ora_widgets.env.aec import slot_moves
from ora_widgets.env.features import NAMES, SCALES, vector
from ora_widgets.game.schedule import HORIZON, goes_beyond

TERMS = {"players": 2, "country": "france", "length": "long"}
MAX_MOVES = 100_000  # no game up to the horizon has as many
TYPE = pyspiel.GameType(
    short_name="python_ora_et_labora",
    long_name="Ora et Labora",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    min_num_players=1,
    max_num_players=4,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=TERMS,
)


class OraGame(pyspiel.Game):
    """The game with some number of players, a country and a length."""

    def __init__(self, params=None):
        self.terms = TERMS | (params or {})
        info = pyspiel.GameInfo(
            num_distinct_actions=SLOTS,
            max_chance_outcomes=0,
            num_players=self.terms["players"],
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=MAX_MOVES,
        )
        super().__init__(TYPE, info, params or {})

    def new_initial_state(self):
        return OraState(self)

    def make_py_observer(self, iig_obs_type=None, params=None):
        return OraObserver()


class OraObserver:
    """A position as the seat sees it: numbers, mostly between -1 and 1, and text."""

    def __init__(self):
        self.tensor = np.zeros(len(NAMES), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state, player):
        self.tensor[:] = np.divide(vector(state.game.now, player), SCALES)

    def string_from(self, state, player):
        return str(state.game)


class OraState(pyspiel.State):
    """A position: the game so far."""

    def __init__(self, game):
        super().__init__(game)
        self.game = ora.new_game(**game.terms)

    def current_player(self):
        return pyspiel.PlayerId.TERMINAL if self.is_terminal() else self.game.setup.seats.index(self.game.to_move)

    def is_terminal(self):
        return self.game.over or goes_beyond(self.game.now, HORIZON)

    def returns(self):
        seats = range(len(self.game.setup.seats))
        if not self.game.over:
            return [0.0 for _ in seats]
        if goal := self.game.now.mode.goal:  # alone
            return [1.0 if self.game.score()["R"].total >= goal else -1.0]
        best = winners(self.game.now)
        return [1 / len(best) if seat in best else -1.0 for seat in seats]

    def _slots(self):
        return slot_moves(options(self.game.now), SLOTS)

    def _legal_actions(self, player):
        return list(range(len(self._slots())))

    def _apply_action(self, action):
        self.game.play(ora.Move(self._slots()[action]))

    def _action_to_string(self, player, action):
        return str(ora.Move(self._slots()[action]))

    def observation_string(self, player):
        return str(self.game)

    def information_state_string(self, player):
        return self.game.code()

    def __str__(self):
        return self.game.code()


pyspiel.register_game(TYPE, OraGame)
