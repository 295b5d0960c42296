"""The environment for one learner, by Gymnasium's protocol: bots answer for the other seats."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
from gymnasium import spaces

from ..bots import AnyBot
from ..engine import Move
from ..support.arguments import check, seat_of, whole
from .aec import Mask, Observation, OraEnv

MAX_SEED = 2**64 - 1


class OfferedSlots(spaces.Discrete):  # type: ignore[misc]  # Gymnasium's types are not checked against
    """The slots as an action space, which by default samples only slots that hold a move.

    Args:
        table: The environment whose slots they are.
    """

    def __init__(self, table: OraEnv) -> None:
        super().__init__(table.slots)
        self._table = table

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """A random slot.

        Args:
            mask: An int8 for each slot: 1 where it may be sampled.
            probability: Instead of a mask, the probability of each slot.
        """
        if mask is None and probability is None:
            mask = self._table.action_mask()
        return super().sample(mask, probability)


class SeatEnv(gymnasium.Env):  # type: ignore[misc]  # likewise
    """One seat of a game as a Gymnasium environment; `action_masks()` is the method that maskable PPO uses.

    Args:
        agent: The learner's colour.
        bots: The bots of the other seats, by colour; those not named play random moves.
        **terms: As for `OraEnv`.

    Raises:
        UnknownName: When no player has this colour.
        WrongArgument: When one of `bots` is not a bot.

    >>> made = SeatEnv("R", players=2, country="ireland")
    >>> seen, info = made.reset(seed=1)
    >>> seen, reward, terminated, truncated, info = made.step(made.moves().index(("pass",)))
    >>> int(made.action_masks().sum()) == len(made.moves())
    True
    """

    metadata = OraEnv.metadata

    def __init__(self, agent: str = "R", *, bots: Mapping[str, AnyBot | None] | None = None, **terms: Any) -> None:
        seats = OraEnv(**terms).possible_agents
        seat_of(agent, seats)
        check(bots is None or isinstance(bots, Mapping), "bots", bots, "seated")
        self.agent = agent
        self.table = OraEnv(**terms, bots={**{seat: None for seat in seats if seat != agent}, **(bots or {})})
        self.render_mode = self.table.render_mode
        self.observation_space = self.table.observation_space(agent)
        self.action_space = OfferedSlots(self.table)

    def reset(
        self, *, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[Observation, dict[str, object]]:
        """Begin another game.

        Args:
            seed: For bots that use random numbers.
            options: Ignored.

        Returns:
            The learner's observation, and the infos.

        Raises:
            WrongArgument: When the seed is not a whole number from 0 on.
        """
        seed = None if seed is None else whole("seed", seed, 0, MAX_SEED)
        super().reset(seed=seed)
        self.table.reset(seed=seed)
        return self.table.observe(self.agent), self.table.infos[self.agent]

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, object]]:
        """Play the move in a slot; the bots answer until the learner is asked again.

        Args:
            action: The number of the slot.

        Returns:
            The learner's observation, the reward, whether the game is over, whether it was stopped, and the infos.

        Raises:
            InvalidMove: When the slot is empty.
        """
        table, agent = self.table, self.agent
        table.step(action)
        seen = table.observe(agent)
        return seen, table.rewards[agent], table.terminations[agent], table.truncations[agent], table.infos[agent]

    def moves(self) -> list[Move]:
        """The moves in the slots, from slot 0 on."""
        return self.table.moves()

    def action_masks(self) -> Mask:
        """Which slots hold a move now.

        Returns:
            An int8 for each slot: 1 where its move may be played.
        """
        return self.table.action_mask()

    def render(self) -> Any:
        """Draw the table, in the render mode `"ansi"`."""
        return self.table.render()
