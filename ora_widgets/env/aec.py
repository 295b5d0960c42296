"""The environment: one agent per seat, asked in the order of the game's questions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import deepcopy
from functools import partial
from itertools import islice
from operator import index
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import conversions, wrappers

from ..bots import AnyBot, Deadline
from ..bots.contract import SeatedBot, check_seats, reseeded_copy
from ..bots.simple import Random
from ..engine import InvalidMove, Move, State, options, winners
from ..engine.moves import safe_text
from ..engine.steps.base import CLOSING_MOVES, Options, Plain
from ..engine.turn.scoring import total_points
from ..game.game import Game, new_game
from ..game.game_lock import locked
from ..game.history import read_only_state
from ..game.schedule import HORIZON, MAX_HORIZON, goes_beyond
from ..language.current import current_language
from ..language.fluent import say
from ..language.sentences import with_sentence
from ..support.arguments import check, flag, is_whole, one_of, seat_of, whole
from .features import ACTION_NAMES, NAMES, SCALES, Known, action_features, vector

REWARDS = ("rank", "win", "lead", "score")
MAX_SLOTS = 1_000_000
Observation = dict[str, np.ndarray[Any, np.dtype[np.generic]]]
Mask = np.ndarray[tuple[int, ...], np.dtype[np.int8]]
DIVISORS = np.array(SCALES, np.float32)
ONE = np.float32(1)
SLOTS = 512  # actions: more than the moves of any turn, but not of all large payments


class OraEnv(AECEnv):  # type: ignore[misc]  # PettingZoo ships no types that we check against
    """Ora et Labora as a PettingZoo environment.

    An action is the number of a slot: slot i is the i-th move in the current list of legal moves, which `moves()`
    returns. If there are more moves than slots, the first ones are offered and, in the last slot, the one that ends or
    declines, if there is one. An observation is a dict of `observation`, the vector of `NAMES`, and `action_mask`, all
    zero for an agent that is not asked; with `describe`, `actions` describes the move in each slot, in the columns of
    `ACTION_NAMES`, since a slot holds different moves at each question. Nothing in the game is random, so a seed only
    affects the sampling of action spaces, and `bots` that use random numbers.

    Args:
        start: A function that returns the game to begin with, such as a scenario's `game`; the next five arguments are
            for games without it.
        players: How many players there are, 1 to 4.
        country: `"france"` or `"ireland"`.
        length: `"short"` or `"long"`; a solo game is always long.
        seats: The colours in seating order, which are the agents' names; by default the first ones of `"RGBW"`.
        rulings: On disputed points, as for `new_game`.
        reward: `"rank"`: at the end, or when the game is stopped, 1 for the player with most points, -1 for the one
            with fewest, evenly spaced between; equal points share their ranks. `"lead"`: also then, the lead over the
            best of the others, in hundreds. `"win"`: 1 for winning, -1 for losing, a fraction for a shared win, and 0
            for a stopped game. With these three, in a solo game: the points as a share of the goal. `"score"`: the
            points added by every answer, in hundreds.
        horizon: The round after which a game for two is truncated, since the rules need not end it (F10.6): it then has
            no winner, and `infos` has `"horizon"`.
        slots: The size of the action space, 2 or more.
        scaled: Whether the vector is divided by `SCALES` and clipped to between -1 and 1; otherwise it holds plain
            counts.
        describe: Whether an observation has the `actions`.
        render_mode: `"ansi"`, or `None` for no pictures.
        bots: The bots by colour; these seats are not agents.

    Raises:
        InvalidSetup: When there is no such game.
        ValueError: When `reward` is unknown, or `horizon` or `slots` is out of bounds.
        WrongArgument: When `start` does not return a game, or `render_mode` is unknown.

    >>> made = OraEnv(players=2, country="ireland")
    >>> made.reset(seed=1)
    >>> made.step(made.moves().index(("pass",)))
    >>> made.observe(made.agent_selection)["action_mask"].shape
    (512,)
    """

    metadata = {"name": "ora_et_labora_v0", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012  # theirs

    def __init__(
        self,
        start: Callable[[], Game] | None = None,
        *,
        players: int = 2,
        country: str = "france",
        length: str = "long",
        seats: str = "",
        rulings: Any = None,
        reward: str = "rank",
        horizon: int = HORIZON,
        slots: int = SLOTS,
        scaled: bool = True,
        describe: bool = False,
        render_mode: str | None = None,
        bots: Mapping[str, AnyBot | None] | None = None,
    ) -> None:
        super().__init__()
        if not one_of(reward, REWARDS):
            raise ValueError(say("env-bad-terms", current_language(), reward=safe_text(reward, 40)))
        check(start is None or callable(start), "start", start, "start")
        check(
            render_mode is None or one_of(render_mode, self.metadata["render_modes"]),
            "render_mode",
            render_mode,
            "render",
        )
        self._begin = start or partial(new_game, players, country, length, seats=seats, rulings=rulings)
        self.reward = reward
        self.horizon = whole("horizon", horizon, 1, MAX_HORIZON)
        self.slots = slots = whole("slots", slots, 2, MAX_SLOTS)
        self.scaled = flag("scaled", scaled)
        self.describe = flag("describe", describe)
        self.render_mode = render_mode
        self.game = self._start()
        colours = self.game.setup.seats
        if isinstance(bots, Mapping):
            bots = {seat: Random(None) if bot is None else bot for seat, bot in bots.items()}
        self.bots = check_seats({} if bots is None else bots, colours, "bots")
        self.possible_agents = [seat for seat in colours if seat not in self.bots]
        check(bool(self.possible_agents), "bots", bots, "agents")
        self._action_space = {agent: spaces.Discrete(slots) for agent in self.possible_agents}
        limit = 1.0 if self.scaled else np.inf
        seen: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(-limit, limit, (len(NAMES),), np.float32),
            "action_mask": spaces.Box(0, 1, (slots,), np.int8),
        }
        if self.describe:
            numbers = np.iinfo(np.int16)
            seen["actions"] = spaces.Box(numbers.min, numbers.max, (slots, len(ACTION_NAMES)), np.int16)
        self._observation_space = {agent: spaces.Dict(seen) for agent in self.possible_agents}

    def _start(self) -> Game:
        game = self._begin()
        check(isinstance(game, Game), "start", game, "start")
        return game

    def _seat(self, agent: str) -> int:
        """The seat of an agent, from 0.

        Raises:
            UnknownName: When it is not an agent.
        """
        seat_of(agent, self.possible_agents)
        return self.game.setup.seats.index(agent)

    def observation_space(self, agent: str) -> Any:
        """The space of an agent's observations.

        Args:
            agent: The agent's colour.

        Returns:
            A `Dict` of `observation`, a `Box` as long as `NAMES`, `action_mask`, a `Box` of 0 and 1 for each slot, and
            with `describe` also `actions`, a `Box` of slots and `ACTION_NAMES`.
        """
        return self._observation_space[self.game.setup.seats[self._seat(agent)]]

    def action_space(self, agent: str) -> Any:
        """The space of an agent's actions.

        Args:
            agent: The agent's colour.

        Returns:
            A `Discrete`, the number of a slot.
        """
        return self._action_space[self.game.setup.seats[self._seat(agent)]]

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """Begin another game.

        Args:
            seed: The seed of bots; nothing in the game is random.
            options: Ignored.
        """
        self.game = self._start()
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        bots = (
            self.bots
            if seed is None
            else {seat: reseeded_copy(bot, f"{seed}:{seat}") for seat, bot in self.bots.items()}
        )
        self._seated = {seat: SeatedBot(bot, self.game.setup, "bots") for seat, bot in bots.items()}
        self._now, self._known = read_only_state(self.game), Known()
        self._points = self._scores()
        self._answer()
        self._ask()

    def moves(self) -> list[Move]:
        """The moves in the slots, from slot 0 on."""
        return [Move(move) for move in self._offered]

    def observe(self, agent: str) -> Observation:
        """An agent's observation.

        Args:
            agent: The agent's colour.

        Returns:
            `observation`, as many float32 as `NAMES`; `action_mask`, an int8 for each slot: 1 if its move may be
            played; and with `describe` also `actions`, a row of int16 for each slot, 0 in empty ones.
        """
        seat = self._seat(agent)
        numbers = np.frombuffer(vector(self._now, seat, self._known), np.float32)
        if self.scaled:
            numbers /= DIVISORS
            np.minimum(np.maximum(numbers, -ONE, out=numbers), ONE, out=numbers)
        seen: Observation = {"observation": numbers, "action_mask": self._mask(agent)}
        if self.describe:
            seen["actions"] = rows = np.zeros((self.slots, len(ACTION_NAMES)), np.int16)
            if agent == self._asked and self._offered:
                rows[: len(self._offered)] = [action_features(self._now, move, seat) for move in self._offered]
        return seen

    def action_mask(self) -> Mask:
        """Which slots hold a move of the player to answer.

        Returns:
            An int8 for each slot: 1 where its move may be played.
        """
        mask = np.zeros(self.slots, np.int8)
        mask[: len(self._offered)] = 1
        return mask

    def _mask(self, agent: str) -> Mask:
        """The mask of an agent, all zero while it is not asked."""
        return self.action_mask() if agent == self._asked else np.zeros(self.slots, np.int8)

    def clone(self) -> OraEnv:
        """An independent copy of the environment at the same question, to look ahead or to return to."""
        return deepcopy(self)

    def step(self, action: Any) -> None:
        """Play the move in a slot for the agent that is asked.

        Args:
            action: The number of the slot; `None` for an agent whose game is over.

        Raises:
            InvalidMove: When the slot is empty.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if not is_whole(action, 0, len(self._offered) - 1):
            given = safe_text(action.item() if isinstance(action, np.generic) else action, 40)
            raise with_sentence(InvalidMove("env-empty-slot", "", given=given, last=len(self._offered) - 1))
        self._cumulative_rewards[agent] = 0.0
        _play(self.game, self._now, Move(self._offered[index(action)]))
        self._answer()
        self._give_rewards()
        self._ask()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """Draw the table.

        Returns:
            The table in characters; `None` without the render mode `"ansi"`.
        """
        if self.render_mode != "ansi":
            return None
        stopped = goes_beyond(self.game.now, self.horizon)
        return (
            f"{self.game}\n{say('env-stopped', current_language(), round=self.horizon)}" if stopped else str(self.game)
        )

    def close(self) -> None:
        """Do nothing: no resources are open."""

    def _answer(self) -> None:
        """Let the bots answer until an agent is asked or the game is over."""
        game = self.game
        while (bot := self._seated.get(asked := game.to_move or "")) and not goes_beyond(
            read_only_state(game), self.horizon
        ):
            game.play(bot.play(game.now, Deadline()))
        self._now, self._asked = read_only_state(game), asked

    def _ask(self) -> None:
        """Select the player who must answer; at the end, every agent in turn, for its last step."""
        over, long = self._now.over, goes_beyond(self._now, self.horizon)
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, long)
        self._offered = () if over else slot_moves(options(self._now), self.slots)
        self.agent_selection: str = self.agents[0] if over or long else self._asked
        stopped = {"horizon": self.horizon} if long else {}
        masks = np.zeros((len(self.agents), self.slots), np.int8)
        if self._asked in self.agents:
            masks[self.agents.index(self._asked), : len(self._offered)] = 1
        self.infos = {agent: {"action_mask": masks[i], **stopped} for i, agent in enumerate(self.agents)}

    def _scores(self) -> dict[str, int]:
        return {agent: total_points(self._now, self._seat(agent)) for agent in self.possible_agents}

    def _give_rewards(self) -> None:
        self._clear_rewards()
        if self.reward == "score":
            points = self._scores()
            self.rewards = {agent: (points[agent] - self._points[agent]) / 100 for agent in self.agents}
            self._points = points
        elif self._now.over or (self.reward != "win" and goes_beyond(self._now, self.horizon)):
            self.rewards = {agent: self._final_reward(self._seat(agent)) for agent in self.agents}

    def _final_reward(self, seat: int) -> float:
        """The reward of a seat at the end, or when the game is stopped."""
        state = self._now
        points = [total_points(state, other) for other in range(state.mode.players)]
        own, others = points[seat], points[:seat] + points[seat + 1 :]
        if goal := state.mode.goal:
            return own / goal
        if self.reward == "lead":
            return (own - max(others)) / 100
        if self.reward == "rank":
            return sum((own > other) - (own < other) for other in others) / len(others)
        best = winners(state)
        return 1 / len(best) if seat in best else -1.0


@locked
def _play(game: Game, listed: State, move: Move) -> None:
    """Play a move that is legal in a position; it is checked again only if the game is no longer in that position."""
    if read_only_state(game) is listed:
        game._append((move,))
    else:
        game.play(move)


def slot_moves(listed: Options, slots: int) -> tuple[Plain, ...]:
    """The moves that are given slots.

    >>> slot_moves((("use", "LR1", "lay"), ("flip", "Gn"), ("pass",)), 2)
    (('use', 'LR1', 'lay'), ('pass',))
    """
    if isinstance(listed, list) and len(listed) <= slots:
        return tuple(listed)
    first = tuple(islice(iter(listed), slots + 1))
    if len(first) <= slots:
        return first
    closing = next((move for move in CLOSING_MOVES if move in listed), first[slots - 1])
    return (*first[: slots - 1], closing)


class InOrder(wrappers.OrderEnforcingWrapper):  # type: ignore[misc]  # likewise
    """PettingZoo's wrapper that checks the order of calls, with shortcuts for what is used at every step."""

    def __getattr__(self, name: str) -> Any:
        return getattr(self.env, name) if name[:1] != "_" and self._has_reset else super().__getattr__(name)

    def last(self, observe: bool = True) -> Any:
        """The result of `OraEnv.last` for the agent that is asked."""
        return self.env.last(observe) if self._has_reset else super().last(observe)

    def __str__(self) -> str:
        return str(self.env)


def env(**terms: Any) -> Any:
    """Make the environment, in the wrapper that checks the order of calls.

    Args:
        **terms: As for `OraEnv`.

    >>> made = env(players=2)
    >>> made.reset()
    >>> made.agent_selection
    'R'
    """
    return InOrder(OraEnv(**terms))


def parallel_env(**terms: Any) -> Any:
    """Make the environment for frameworks with only parallel ones; only the action of the agent that is asked counts.

    Args:
        **terms: As for `OraEnv`.

    >>> made = parallel_env(players=2)
    >>> seen, infos = made.reset(seed=1)
    >>> sorted(seen), [int(info["action_mask"].any()) for info in infos.values()]
    (['G', 'R'], [1, 0])
    """
    return conversions.turn_based_aec_to_parallel_wrapper(env(**terms))
