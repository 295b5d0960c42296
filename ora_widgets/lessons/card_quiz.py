"""A quiz on the cards, with spaced repetition: questions that you know come back later than those that you miss.

Questions are made from the rows of the cards. Each right answer to a due question delays its return for longer, as
`memory.py` computes. A missed question, or one that was only guessed, comes back the same day after a few others. The
number of new questions per day is limited.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache
from html import escape
from random import Random

from ..engine.cards import CARDS, Card
from ..engine.moves import UnknownName, safe_text
from ..language.current import Speaker
from ..language.fluent import CURRENT, known_language, say
from ..language.names import card_name, card_text, join, tiles_words
from ..language.sentences import with_sentence
from ..support.arguments import check, flag, is_a, is_whole, one_of, typed_number
from ..support.arguments import seed as usable_seed
from .memory import KNOWN, MISSED, day_of, entry_after_answer, is_due, read_entry
from .outcome import NOT_YET, SOLVED, UNTRIED, Outcome
from .progress_file import Progress, progress_in_use

CHOICES = 4
MIN_QUESTIONS_BETWEEN = 3  # other questions before one may be repeated
QUESTIONS_PER_NEW = 3  # while questions are due, one in this many is a new one
NEW_A_DAY = 20
SUBJECTS = ("cost", "terrain", "effect", "economic", "dwelling", "kind")


@dataclass(frozen=True)
class Question:
    """A question: its key in the progress file, its text, the answers to choose from, and the right one."""

    key: str
    text: str
    choices: tuple[str, ...]
    right: str

    def answer_words(self, choice: object, language: str) -> str:
        """The words of an answer that is given by its number, from 1, or by its words.

        Raises:
            ValueError: When there is no such answer.
        """
        numbers = dict(enumerate(self.choices, start=1))
        if isinstance(choice, str) and choice in self.choices:
            return choice
        number = typed_number(choice)
        if not is_whole(number, 1, len(numbers)):
            raise ValueError(say("lesson-no-choice", language, choices=", ".join(map(str, numbers))))
        return numbers[number]  # type: ignore[index]  # it is one of them


def judge(question: Question, progress: Progress, today: date, language: str, *, good: bool, sure: bool) -> Outcome:
    """Record the result of a question, and report it.

    Args:
        good: Whether the answer was right.
        sure: Whether the learner knew the answer and did not guess.
    """
    before = progress.entry(question.key)
    entry = progress.change(
        question.key, lambda known: entry_after_answer(known, KNOWN if good and sure else MISSED, today)
    )
    if not good:
        return Outcome(NOT_YET, say("quiz-wrong", language, answer=question.right))
    if not sure:
        return Outcome(SOLVED, say("quiz-guessed", language))
    if entry == before:
        return Outcome(SOLVED, say("quiz-early", language))
    memory = read_entry(entry)
    return Outcome(SOLVED, say("quiz-right", language, days=(memory.due - today).days if memory else 1))


def right(row: Card, subject: str, language: str) -> str:
    """The right answer to a question about a card.

    >>> right(CARDS["F05"], "cost", "en")
    '2 clay and 1 straw'
    """
    match subject:
        case "cost":
            return tiles_words(row.cost, language)
        case "terrain":
            return join([say(f"terrain-{kind}", language) for kind in row.terrain], language, either=True)
        case "effect":
            return card_text(row.id, language)
        case "kind":
            return say("quiz-cloister" if row.cloister else "quiz-ordinary", language)
    return str(getattr(row, subject))


@cache
def faces(country: str) -> tuple[Card, ...]:
    """The faces that a country plays with."""
    letters = ("G", country[:1].upper())
    return tuple(sorted((row for row in CARDS.values() if row.id[0] in letters), key=lambda row: row.number))


def question(key: str, country: str, rng: Random, language: str) -> Question:
    """The question with a key; its wrong answers are those of other cards.

    Args:
        key: The key, such as `"quiz/cost/F05"`.
    """
    _, subject, id_ = key.split("/")
    row = CARDS[id_]
    truth = right(row, subject, language)
    others = sorted({right(other, subject, language) for other in faces(country)} - {truth})
    choices = [truth, *rng.sample(others, min(CHOICES - 1, len(others)))]
    rng.shuffle(choices)
    text = say(f"quiz-{subject}", language, card=card_name(id_, language))
    return Question(key, text, tuple(choices), truth)


class Quiz(Speaker):
    """A series of questions about the cards.

    Args:
        seed: The seed of the random order; `None` for a new order each time.
        country: `"france"` or `"ireland"`.
        subjects: The subjects of the questions: any of `"cost"`, `"terrain"`, `"effect"`, `"economic"`, `"dwelling"`,
            `"kind"`.
        new: The limit of new questions per day.
        today: The day that decides what is due, a date or a text such as `"2025-12-24"`; by default today.
        progress: The progress file; by default the one in use.

    Raises:
        ValueError: When a number or the day is invalid.
        UnknownName: When there is no such subject, country or language.

    >>> quiz = Quiz(seed=1, subjects=["cost"])
    >>> len(quiz.choices)
    4
    """

    def __init__(
        self,
        seed: int | None = None,
        country: str = "france",
        subjects: Sequence[str] = SUBJECTS,
        *,
        new: int = NEW_A_DAY,
        today: date | str | None = None,
        language: str = CURRENT,
        progress: Progress | None = None,
    ) -> None:
        self._language = language
        language = known_language(language)
        check(progress is None or isinstance(progress, Progress), "progress", progress, "progress")
        check(not is_a(seed, str), "seed", seed, "quiz-seed")
        listed = is_a(subjects, Iterable) and not is_a(subjects, str, bytes)
        wanted = list(subjects) if listed else [subjects]
        unknown = [safe_text(word, 40) for word in wanted if not one_of(word, SUBJECTS)]
        if not one_of(country, ("france", "ireland")) or unknown or not wanted:
            wrong = unknown[0] if unknown else safe_text(country, 40)
            raise with_sentence(
                UnknownName("quiz-unknown", word=wrong, subjects=", ".join(SUBJECTS)), language=language
            )
        if type(new) is not int or new < 0:
            raise ValueError(say("quiz-no-number", language, word=safe_text(new, 40)))
        self.country = country
        self.new = new
        self.progress = progress_in_use() if progress is None else progress
        self.today = day_of(today, language)
        self.answered = self.right = 0
        self._rng = Random(usable_seed(seed))
        self._keys = [f"quiz/{subject}/{row.id}" for subject in wanted for row in faces(country)]
        self._asked: list[str] = []
        self._ask_next()

    @property
    def question(self) -> str:
        """The question now."""
        return self._current_question().text

    @property
    def choices(self) -> tuple[str, ...]:
        """The answers to choose from."""
        return self._current_question().choices

    def answer(self, choice: object, *, sure: bool = True) -> Outcome:
        """Answer the question, and go on to the next one.

        Args:
            choice: The number of an answer, from 1, or its words.
            sure: Whether you knew it; a right guess is asked again today.

        Raises:
            ValueError: When there is no such answer.
        """
        flag("sure", sure)
        question = self._current_question()
        good = question.answer_words(choice, self.language) == question.right
        self.answered += 1
        self.right += good
        self._asked.append(question.key)
        outcome = judge(question, self.progress, self.today, self.language, good=good, sure=sure)
        self._ask_next()
        return outcome

    def check(self) -> Outcome:
        """The result so far."""
        if not self.answered:
            return Outcome(UNTRIED, say("quiz-untried", self.language))
        sentence = say("quiz-so-far", self.language, right=self.right, asked=self.answered)
        return Outcome(SOLVED if self.right == self.answered else NOT_YET, sentence)

    def _ask_next(self) -> None:
        """Ask the least known due question, now and then a new one, or if there is neither, the one due soonest."""
        entries = self.progress.entries()
        rested = [key for key in self._keys if key not in self._asked[-MIN_QUESTIONS_BETWEEN:]]
        memories = {key: found for key in rested if key in entries and (found := read_entry(entries[key]))}
        due = [key for key in memories if is_due(entries[key], self.today)]
        begun = sum(entry.get("first") == self.today.isoformat() for entry in entries.values())
        new = [key for key in rested if key not in memories] if begun < self.new else []
        if due and not (new and self.answered % QUESTIONS_PER_NEW == QUESTIONS_PER_NEW - 1):
            least = min(memories[key].stability for key in due)
            keys = [key for key in due if memories[key].stability == least]
        elif new:
            keys = new
        elif memories:
            first = min(memory.due for memory in memories.values())
            keys = [key for key, memory in memories.items() if memory.due == first]
        else:
            keys = self._asked[-MIN_QUESTIONS_BETWEEN:][:1] or self._keys
        self._key, self._worded_in = self._rng.choice(keys), ""
        self._dice = self._rng.getstate()

    def _current_question(self) -> Question:
        """The current question, worded anew after a change of language."""
        if self._worded_in != self.language:
            self._worded_in = self.language
            self._rng.setstate(self._dice)
            self._question = question(self._key, self.country, self._rng, self._worded_in)
        return self._question

    def __repr__(self) -> str:
        listed = [f"  {number}: {words}" for number, words in enumerate(self.choices, start=1)]
        return "\n".join([self.question, *listed])

    def _repr_html_(self) -> str:
        listed = "".join(f"<li>{escape(words)}</li>" for words in self.choices)
        return f"<b>{escape(self.question)}</b><ol>{listed}</ol>"


def quiz(
    seed: int | None = None,
    country: str = "france",
    subjects: Sequence[str] = SUBJECTS,
    *,
    new: int = NEW_A_DAY,
    language: str = CURRENT,
) -> Quiz:
    """Ask about cost, terrain, effect and values of the cards; what you miss comes back sooner.

    Args:
        seed: The seed of the random order; `None` for a new order each time.
        country: `"france"` or `"ireland"`.
        subjects: The subjects of the questions, as for `Quiz`.
        new: The limit of new questions per day.

    >>> quiz(seed=7).question == quiz(seed=7).question
    True
    """
    return Quiz(seed, country, subjects, new=new, language=language)
