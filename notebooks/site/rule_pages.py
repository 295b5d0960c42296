"""The numbered rules as pages, one for each chapter and language, with an example position for each rule."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from boards import Boards, frame
from card_pages import anchor

from ora_widgets.language.fluent import own_name
from ora_widgets.lessons.rule_examples import example as example_of
from ora_widgets.rulebook.rules import Rule, rules

LANGUAGES = ("en", "pl", "es")
TITLES = {"en": "The rules", "pl": "Zasady", "es": "Las reglas"}
ABOUT = {
    "en": "Every rule of the game by its number, in our own words, with a position on a board where it matters.",
    "pl": "Wszystkie zasady gry po numerach, naszymi słowami, z pozycją na planszy tam, gdzie mają znaczenie.",
    "es": "Todas las reglas del juego por su número, con nuestras palabras y una posición en un tablero donde importan.",
}
EXAMPLE = {"en": "Where it matters", "pl": "Gdzie to ma znaczenie", "es": "Dónde importa"}
NUMBER = re.compile(r"\bF\d+(?:\.\d+)*")


def rule_pages(into: Path, boards: Boards) -> None:
    """Write the rules in all languages.

    Args:
        into: The folder of all pages.
        boards: Where the positions go.
    """
    for language in LANGUAGES:
        folder = into / _folder(language)
        folder.mkdir(parents=True)
        printed = list(rules(language))
        chapters = [rule for rule in printed if rule.parent is None]
        for chapter in chapters:
            parts = [rule for rule in printed if rule.number.partition(".")[0] == chapter.number]
            text = "\n".join(_chapter(parts, language, boards))
            (folder / f"{chapter.number}.md").write_text(text, encoding="utf-8")
        (folder / "index.md").write_text("\n".join(_index(chapters, language)), encoding="utf-8")


def _folder(language: str) -> str:
    return "rules" if language == "en" else f"rules/{language}"


def _index(chapters: list[Rule], language: str) -> Iterator[str]:
    yield f"# {TITLES[language]}\n\n{ABOUT[language]}\n"
    others = [other for other in LANGUAGES if other != language]
    for other in others:
        way = ("" if language == "en" else "../") + ("" if other == "en" else f"{other}/")
        yield f"- [{own_name(other).capitalize()}]({way}index.md)"
    yield "\n```{toctree}\n:maxdepth: 1\n"
    yield from (f"{chapter.number} {chapter.title} <{chapter.number}>" for chapter in chapters)
    if language == "en":
        yield from (f"{TITLES[other]} ({own_name(other)}) <{other}/index>" for other in others)
    yield "```"


def _chapter(parts: list[Rule], language: str, boards: Boards) -> Iterator[str]:
    up = "../" * (1 if language == "en" else 2)
    prefix = "" if language == "en" else f"{language}-"
    seen: set[str] = set()
    for rule in parts:
        depth = rule.number.count(".") + 1
        yield f"({prefix}{anchor(rule.number)})="
        yield f"{'#' * depth} {rule.number} {rule.title}\n"
        yield _linked(rule.text, prefix) + "\n"
        example = example_of(rule) if rule.children == () else None
        if example is None:
            continue
        step = example.example_task.step
        name = f"{language}-{example.example_task.lesson.name}-{step.name}"
        title = f"{rule.number}: {step.words('title', language)}"
        yield f"**{EXAMPLE[language]}.** {_linked(example.task, prefix)} {_linked(example.says, prefix)}\n"
        # One position may be the example of several rules; it is drawn once on a page.
        if name not in seen:
            seen.add(name)
            file = boards.add(name, step.scenario.game(), title, language=language)
            yield frame(file, title, up) + "\n"


def _linked(text: str, prefix: str = "") -> str:
    """The text of a rule, with links for its references."""
    numbers = {rule.number for rule in rules()}

    def link(found: re.Match[str]) -> str:
        number = found[0]
        return f"[{number}]({number.partition('.')[0]}.md#{prefix}{anchor(number)})" if number in numbers else number

    return NUMBER.sub(link, text)
