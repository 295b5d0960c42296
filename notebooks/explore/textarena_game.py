"""Ora et Labora as a game of TextArena, for language models that play each other in words.

    pip install ora_widgets textarena

    import textarena, textarena_game
    env = textarena.make("OraEtLabora-v0")
    env.reset(num_players=3)
    player, observation = env.get_observation()
    done, info = env.step("fell 0,1 wood; pass; done")

A step is a whole turn, or as much of it as is in one answer: lines joined by `;`, after the last `[` where there are brackets. A turn
that is refused changes nothing, and the reason names the rule and what is legal; who is refused too often in a row has lost.
A game for two that passes the horizon ends without a winner, as its rules need not end it (F10.6).
"""

from __future__ import annotations

import re

import textarena

import ora_widgets as ora
from ora_widgets.agents.exchange import Exchange
from ora_widgets.agents.turn import RefusedTurn, turn
from ora_widgets.engine import winners
from ora_widgets.game.schedule import HORIZON, goes_beyond

NAME = "OraEtLabora-v0"
TRIES = 3  # refusals in a row that a player may have
BRACKETS = re.compile(r"\[([^\[\]]*)\]\s*$")


class OraEnv(textarena.Env):
    """A table at which every player is asked in words, and answers with a turn."""

    def __init__(self, country="france", length="long"):
        self.terms = {"country": country, "length": length}

    def reset(self, num_players, seed=None):
        self.game = ora.new_game(num_players, **self.terms)
        self.state = textarena.FFAMultiPlayerState(num_players, seed=seed, error_allowance=TRIES)
        self.state.reset(game_state={"code": self.game.code()}, player_prompt_function=self._prompt)
        self._ask()

    def step(self, action):
        kinds = textarena.ObservationType
        player = self.state.current_player_id
        self.state.add_observation(action, kinds.PLAYER_ACTION, from_id=player)
        found = BRACKETS.search(action)
        moves = turn(self.game.now, self.game.setup.seats, found[1] if found else action)
        if isinstance(moves, RefusedTurn):
            self.state.set_invalid_move(reason=str(moves))
            if not self.state.is_player_alive(player):  # nobody can play on for them
                rewards = {each: -1 if each == player else 0 for each in range(self.state.num_players)}
                self.state.set_game_outcome(rewards, f"Player {player} was refused {TRIES + 1} times in a row.")
        else:
            self.game.play(moves)
            self.state.game_state["code"] = self.game.code()
            self.state.add_observation("; ".join(map(str, moves)), kinds.GAME_ACTION_DESCRIPTION)
            self._judge()
        if not self.state.done:
            self._ask()
        return self.state.step(rotate_player=False)

    def _ask(self):
        """Show the table to whoever is to move, with what may be answered."""
        player = self.game.setup.seats.index(self.game.to_move)
        self.state.manually_set_current_player_id(player)
        shown = Exchange(self.game).question().text
        self.state.add_observation(shown, textarena.ObservationType.GAME_BOARD, to_id=player)

    def _judge(self):
        """End the game where its rules do, or where it would go on for ever."""
        points = {seat: score.total for seat, score in self.game.score().items()}
        if self.game.over and (goal := self.game.now.mode.goal):  # alone
            self.state.set_game_outcome({0: 1 if points["R"] >= goal else -1}, f"{points} of {goal}")
        elif self.game.over:
            self.state.set_winners([*winners(self.game.now)], f"Points: {points}")
        elif goes_beyond(self.game.now, HORIZON):
            self.state.set_game_outcome(
                dict.fromkeys(range(len(points)), 0), f"Stopped at the horizon. Points: {points}"
            )

    def _prompt(self, player_id, game_state):
        return f"You play Ora et Labora, a board game for 1 to 4 players. You are {self.game.setup.seats[player_id]}."


textarena.register(NAME, OraEnv)
