"""A task of the practice, which is about rules: its title and what it explains are those of the first of them."""

from __future__ import annotations

from dataclasses import dataclass

from ...language.fluent import SPOKEN, say
from ...rulebook.rules import Rule, rule
from ..lesson_step import LessonStep


@dataclass(frozen=True)
class PracticeStep(LessonStep):
    """A task that cannot be solved without its rules; a lesson's step in everything else.

    >>> from ora_widgets.lessons import practice
    >>> practice("F5.3.7").step.words("title")
    'Contracts take a slot'
    """

    def words(self, part: str, language: str = SPOKEN) -> str:
        """A piece of its text: the title and the text of its rule, or its own task, hints and what was learnt.

        Args:
            part: As for a lesson's step.
            language: The language of the words, such as `"en"` or `"pl"`.
        """
        if part == "title":
            return self._rule(language).title
        if part == "text":
            # A table would be the answer to a question about it.
            paragraphs = self._rule(language).text.split("\n\n")
            return " ".join(each for each in paragraphs if not each.startswith("|"))
        return say(self.message, language) if part == "task" else super().words(part, language)

    def _rule(self, language: str) -> Rule:
        return rule(self.rules.split()[0], language)
