"""A lesson and its steps, each with a position, a task, and a test of whether the task is done."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import groupby
from typing import Any, NamedTuple

from ..engine.cards.rows import COLOURS
from ..engine.goods import CODES
from ..engine.moves import Move
from ..game.figures import figures
from ..game.game import Game
from ..game.history import read_only_state
from ..language.fluent import has, say
from ..language.labels import label
from ..language.log_sentences import log_sentence
from ..rulebook.rules import rule
from ..scenarios import Scenario
from ..scenarios.goals import Moment, read_goal
from .outcome import NOT_YET, SOLVED, UNTRIED, Outcome

TILE_COUNT = re.compile(rf"([0-9]*)({'|'.join(CODES)})")
SELF_EXPLAINING = ("took", "spared", "unused", "turns")  # conditions whose sentences say what was done instead
HINT_STEPS = 3
# The message that names each kind of move; moves of other kinds are left out of hints.
MOVE_NAMES = {
    "use": "action-use",
    "contract": "action-hire",
    "build": "action-build",
    "settle": "action-settle",
    "place": "action-place",
    "fell": "action-harvest",
    "cut": "action-harvest",
    "district": "action-land",
    "plot": "action-land",
    "pass": "do-pass",
    "done": "do-done",
}


class Numbers(NamedTuple):
    """Other numbers of a step: terms to add to its position, and what is then different of its goal, answer and solution."""

    position: Mapping[str, object]
    goal: str
    answer: str
    solution: str


def with_numbers(goal: str = "", *, answer: str = "", solution: str = "", **position: object) -> Numbers:
    """Other numbers of a step.

    Args:
        goal: The goal of a task, if it is another one.
        answer: The key of the right answer to a question.
        solution: The moves that reach the goal, if the same moves do not.
        **position: Terms to add to the position.

    >>> with_numbers("R has 2Br", wheel={"clay": 4}).position
    {'wheel': {'clay': 4}}
    """
    return Numbers(position, goal, answer, solution)


@dataclass(frozen=True)
class LessonStep:
    """One idea with one task: moves to play on the board, or a question with a few answers to choose from.

    Args:
        name: Its name within the lesson.
        rules: The numbers of the rules that it teaches or uses.
        position: The terms of its `Scenario`.
        goal: The goal in the syntax of `goals/`; empty for a question.
        solution: Moves that reach the goal.
        choices: The keys of the answers to a question.
        answer: The key of the right answer.
        message: The id of its words in `locale/`.
        opponents: Whether bots play the other seats, as in a whole game.
        answered: Whether a quick, deterministic bot plays the other seats. It is used in tasks of several turns in
            which the others' moves matter.
        introduces: Words of `tests/lessons/glossary.py`, verbs of moves, card numbers and parts of the table
            (`step_on_board.py`) that this and later steps may use. Parts of the table are hidden until then.
        guided: Whether the board leads through the solution: it marks the next click and plays the other seats' moves.
        variations: Other numbers, for practice after it has been solved.

    >>> from ora_widgets.lessons import lessons
    >>> lessons()["wheel"].steps[0].name
    'first-harvest'
    """

    name: str
    rules: str = ""
    position: Mapping[str, Any] = field(default_factory=dict)
    goal: str = ""
    solution: str = ""
    choices: str = ""
    answer: str = ""
    message: str = ""
    opponents: bool = False
    answered: bool = False
    introduces: str = ""
    guided: bool = False
    variations: tuple[Numbers, ...] = ()

    @property
    def scenario(self) -> Scenario:
        """The position that it begins from."""
        return Scenario(self.name, **self.position)

    @property
    def asks(self) -> bool:
        """Whether the step asks for a move or an answer."""
        return bool(self.solution or self.answer)

    @property
    def turns(self) -> int:
        """How many turns its solution takes, those of other seats included; 0 without a solution."""
        moves = self.solution.split("; ") if self.solution else []
        return moves.count("done") + (moves[-1:] != ["done"]) if moves else 0

    @property
    def has_bots(self) -> bool:
        """Whether bots play the other seats."""
        return self.opponents or self.answered

    def varied(self, repetition: int) -> LessonStep:
        """The step with other numbers for each repetition, if it has any.

        Args:
            repetition: How often it has been solved; 0 for its own numbers.

        >>> from ora_widgets.lessons import lessons
        >>> lessons()["wheel"].steps[2].varied(1).goal
        'turns 1; R took 4Gn joker; wheel grain 3'
        """
        other = (None, *self.variations)[repetition % (1 + len(self.variations))]
        if other is None:
            return self
        return replace(
            self,
            position={**self.position, **other.position},
            goal=other.goal or self.goal,
            answer=other.answer,
            solution=other.solution or self.solution,
        )

    def game(self) -> Game:
        """A new game at the position that the step begins from."""
        return self.scenario.game()

    def words(self, part: str, language: str) -> str:
        """A piece of its text: `title`, `text`, `task`, `learnt`; empty where there is none.

        Its figures are those of the position, of the position after the solution (`then-…`), the difference of the two
        (`gain-…`), what the goal asks for (`want-…`) and the `answer`. It may quote the `solution`.

        Args:
            part: `"title"`, `"text"`, `"task"` or `"learnt"`.
        """
        name = self.message if part == "text" else f"{self.message}.{part}"
        # Line breaks are only there for the file.
        figures = {**self.amounts, "solution": self.solution}
        text = " ".join(say(name, language, **figures).split("\n")) if has(name, language) else ""
        return self.with_answers(text, language) if part == "task" else text

    def with_answers(self, task: str, language: str) -> str:
        """The task, and a sentence that a bot plays the other seats if one does.

        Args:
            task: The words of the task.
        """
        if not self.answered:
            return task
        return f"{task} {say('lesson-answers', language, others=self.scenario.setup.players - 1)}"

    @cached_property
    def amounts(self) -> dict[str, int]:
        """The figures that its words may use."""
        if not (self.position or self.goal):
            return {}
        game = self.scenario.game()
        before = figures(game.now, game.setup.seats)
        after = figures(game.play(self.solution).now, game.setup.seats) if self.solution else {}
        found = before | _wanted_figures(self.goal) | {f"then-{name}": count for name, count in after.items()}
        found |= {f"gain-{name}": after[name] - before[name] for name in before.keys() & after.keys()}
        return found | ({"answer": int(self.answer)} if self.answer.isdecimal() else {})

    def hints(self, language: str) -> tuple[str, ...]:
        """Its three hints, the gentlest first; only the last may give the move."""
        found = [hint for number in (1, 2, 3) if (hint := self.words(f"hint-{number}", language))]
        if self.answer:
            labels = self.labels(language)
            other = next(label for key, label in labels.items() if key != self.answer)
            return hints_of_question(found, self.rules, other, labels[self.answer], language)
        return hints_of_moves(found, self.own_moves, self.rules, language) if found else ()

    @cached_property
    def own_moves(self) -> str:
        """The moves of its solution without those of an answering bot."""
        if not self.answered:
            return self.solution
        game, own = self.game(), list[str]()
        learner = game.to_move
        for move in self.solution.split("; "):
            if game.to_move == learner:
                own.append(move)
            game.play(move)
        return "; ".join(own)

    def play_line(self, line: str) -> Game:
        """The game after the learner's moves, with a bot's moves in between if one plays the other seats.

        Args:
            line: The moves, joined by semicolons.

        Raises:
            Refusal: For a move that is not allowed.
        """
        game = self.game()
        if not self.answered:
            return game.play(line)
        from .opponents import answer

        learner = game.to_move
        for move in filter(str.strip, line.split(";")):
            game.play(move.strip())
            while answer(game, learner):
                pass
        return game

    def labels(self, language: str) -> dict[str, str]:
        """The words of the answers to choose from, by key."""
        return {key: self.words(f"choice-{key}", language) or key for key in self.choices.split()}

    def shown_solution(self, language: str) -> str:
        """The solution's moves, or the answer."""
        return self.labels(language)[self.answer] if self.answer else self.solution

    def named_solution(self, language: str) -> str:
        """The solution's moves with the names of cards and goods, or the answer."""
        game, names = self.game(), []
        learner = game.to_move
        for line in self.solution.split("; ") if self.solution and not self.answer else ():
            if game.to_move == learner or not self.answered:
                names.append(label(read_only_state(game), Move(line), language, game.setup.seats))
            game.play(line)
        return " · ".join(names) or self.shown_solution(language)

    def check(self, game: Game, start: int = 0, answer: str = "", *, language: str) -> Outcome:
        """Whether the task is done, or was done at an earlier position of the game, and if not, what is missing.

        Args:
            game: The game; it is not changed.
            start: The ply that the learner began at.
            answer: The key of the chosen answer to a question.

        >>> from ora_widgets.lessons import lessons
        >>> step = lessons()["wheel"].steps[0]
        >>> step.check(step.scenario.game(), language="en").kind
        'untried'
        """
        if self.answer:
            return self._check_answer(answer, language)
        if game.ply <= start:
            return Outcome(UNTRIED, say("lesson-untried", language))
        goal, here = read_goal(self.goal), Moment.of(game, start, language)
        # Moves after the task was done do not undo it.
        if any(then.settled for then in goal.once_met(here)):
            return Outcome(SOLVED, self.learnt(language))
        missing = goal.first_missing(here)
        if missing is None:
            return Outcome(NOT_YET, say("not-yet-midway", language))
        # The learner's last action comes first, unless the sentence on the missing condition mentions it.
        learner = read_only_state(game, start).pending[-1].seat if self.answered else None
        tried = "" if missing.verb in SELF_EXPLAINING else _last_action(here, learner)
        return Outcome(NOT_YET, f"{tried} {missing.why_not(here)}".strip())

    def _check_answer(self, answer: str, language: str) -> Outcome:
        if not answer:
            return Outcome(UNTRIED, say("lesson-untried-question", language))
        if answer == self.answer:
            return Outcome(SOLVED, self.learnt(language))
        label = self.labels(language).get(answer, answer)
        return Outcome(NOT_YET, say("lesson-wrong-answer", language, answer=label, rules=", ".join(self.rules.split())))

    def what_is_missing(self, game: Game, language: str) -> str:
        """A sentence on what is missing at the beginning; empty if there is no goal.

        Args:
            game: The game at the position that the step begins from.

        >>> from ora_widgets.lessons import lessons
        >>> step = lessons()["wheel"].steps[0]
        >>> step.what_is_missing(step.scenario.game(), "en")
        'Red has sent nobody to the Clay Mound yet.'
        """
        if not self.goal:
            return ""
        here = Moment.of(game, game.ply, language)
        missing = read_goal(self.goal).first_missing(here)
        return missing.why_not(here) if missing else say("not-yet-midway", language)

    def learnt(self, language: str) -> str:
        """What the learner knows after the step."""
        return self.words("learnt", language) or say("lesson-solved", language)


def _wanted_figures(goal: str) -> dict[str, int]:
    """The figures that a goal asks for: `want-R-Cl`, `want-R-points`, `want-round`."""
    found = {}
    for words in map(str.split, filter(str.strip, goal.split(";"))):
        seat = words[0] if words[0] in COLOURS else ""
        for amount in filter(None, map(TILE_COUNT.fullmatch, words[1:])):
            found[f"want-{seat}-{amount[2]}"] = int(amount[1] or 1)
        if words[-1].isdecimal():
            counted = [seat, words[1]] if seat else [words[0]]
            found["-".join(["want", *counted])] = int(words[-1])
    return found


def _last_action(here: Moment, seat: int | None) -> str:
    """The log's sentence on a seat's or anybody's last action; empty if turns were only ended."""
    for event in reversed(here.happened):
        if event.move.verb not in ("done", "skip") and seat in (None, event.seat):
            return log_sentence(event.before, event.move, event.after, here.seats, here.language)
    return ""


@dataclass(frozen=True)
class Lesson:
    """A title with steps in order; a single exercise is a lesson of one step.

    Args:
        name: Its name, for `lesson`.
        steps: Its steps, in order.
        message: The id of its words in `locale/`.

    >>> from ora_widgets.lessons import lessons
    >>> lessons()["wheel"].steps[0].name
    'first-harvest'
    """

    name: str
    steps: tuple[LessonStep, ...]
    message: str = ""

    def title(self, language: str) -> str:
        """Its title."""
        return say(self.message, language) if self.message else self.steps[0].words("title", language)

    def aims(self, language: str) -> str:
        """A sentence on what the learner can do afterwards."""
        return say(f"{self.message}.goals", language) if self.message else ""

    @property
    def rules(self) -> tuple[str, ...]:
        """The numbers of the rules that its steps teach."""
        return tuple(dict.fromkeys(number for step in self.steps for number in step.rules.split()))


def lesson_of(name: str, *steps: LessonStep) -> Lesson:
    """A lesson of the course; its words are Fluent messages under its name and those of its steps."""
    message = f"lesson-{name}"
    return Lesson(name, tuple(replace(step, message=f"{message}-{step.name}") for step in steps), message)


# ---- hints in three steps: the idea and the move are written for each task, the way comes from the solution


def hints_of_moves(written: Sequence[str], solution: str, rules: str, language: str) -> tuple[str, ...]:
    """The hints for a task to be played.

    Args:
        written: The hints written for it, the gentlest first.
        solution: The moves that solve it.
        rules: The numbers of its rules, separated by spaces.

    >>> hints_of_moves(["Look at the wheel.", "use LR1 lay"], "use LR1 lay; take clay; done", "F4.4", "en")[1]
    'What is done, in this order: Use · End the turn.'
    >>> hints_of_moves(["Look.", "use LR1 lay.", "use LR1 lay; take clay."], "use LR1 lay; take clay", "F4.4", "en")[2]
    'use LR1 lay; take clay.'
    """
    names = [
        (MOVE_NAMES[verb], verb)
        for verb in (move.split()[0] for move in solution.split("; ") if move)
        if verb in MOVE_NAMES
    ]
    kinds = [say(name, language, only=verb, question="") for (name, verb), _ in groupby(names)]
    way = say("lesson-hint-way", language, way=" · ".join(kinds)) if kinds or not rules else _cite_rule(rules, language)
    if len(written) >= HINT_STEPS and not _moves_in(written[1], solution):
        return tuple(written)
    if len(written) > 1:
        given, *rest = written[1:]
        repeated = _moves_in(given, solution)
        last = rest if rest and repeated and repeated <= _moves_in(rest[-1], solution) else written[1:]
        return (written[0], way, " ".join(last))
    return (*written, way, say("lesson-hint-moves", language, moves=solution.partition("; ")[0]))


def hints_of_question(written: Sequence[str], rules: str, other: str, right: str, language: str) -> tuple[str, ...]:
    """The hints for a question: its own, the rule to read, and two answers of which one is right.

    Args:
        other: A wrong answer, in words.
        right: The right answer, in words.
    """
    two = say("lesson-hint-two", language, one=min(right, other), other=max(right, other))
    return (*[*written, _cite_rule(rules, language)][: HINT_STEPS - 1], two)


def _moves_in(hint: str, solution: str) -> set[str]:
    """The moves of the solution that a hint contains."""
    return {move for move in solution.split("; ") if " " in move and move in hint}


def _cite_rule(rules: str, language: str) -> str:
    """A hint that cites the first of the rules."""
    number = rules.split(maxsplit=1)[0]
    return say("lesson-hint-rule", language, rule=number, title=rule(number, language).title)
