"""Three languages: each has all of English's messages with fitting words, and no text is in the code."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import islice, product
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Attribute,
    FunctionReference,
    Identifier,
    Message,
    NumberLiteral,
    Pattern,
    SelectExpression,
    Term,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

import ora_widgets
from ora_widgets import Refusal, new_game
from ora_widgets.engine import options
from ora_widgets.engine.cards import CARDS, SETTLEMENTS
from ora_widgets.language.fluent import FALLBACK, languages, message_ids, own_name, say
from ora_widgets.language.labels import label
from ora_widgets.language.log_sentences import log_sentence
from ora_widgets.language.names import card
from ora_widgets.language.prompts import prompt
from ora_widgets.language.sentences import sentence
from ora_widgets.rulebook.rules import rule, rules, search
from ora_widgets.scene.text_board import text
from tests.fixtures.write import random_move

from .test_wording import games

OTHERS = [language for language in languages() if language != FALLBACK]
PACKAGE = Path(ora_widgets.__file__).parent
PAGE = PACKAGE.parent / "js" / "src"
LEFTOVER = re.compile(r"[{}$\n]|  | [,;.?!»”]|[«„¿¡] |\.\.(?!\.)")
PLURALS = {"pl": {"one", "few", "many"}, "es": {"one", "other"}}
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}


# ---- what the files hold


class Reader(Visitor):  # type: ignore[misc]
    """The variables of a pattern, and the variants that each selects."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selected: list[tuple[str, tuple[str, ...]]] = []

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: FunctionReference) -> None:  # noqa: N802
        raise AssertionError(f"the words use a function, {node.id.name}")

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        keys = tuple(key_of(variant.key) for variant in node.variants)
        assert isinstance(node.selector, VariableReference)
        self.selected.append((node.selector.id.name, keys))
        self.generic_visit(node)


def key_of(key: Identifier | NumberLiteral) -> str:
    return str(key.name if isinstance(key, Identifier) else key.value)


@cache
def patterns(language: str) -> dict[str, Pattern]:
    """Every message and attribute of a language, by id or `id.attribute`."""
    found: dict[str, Pattern] = {}
    for source in sorted(
        files("ora_widgets").joinpath("locale").joinpath(language).iterdir(), key=lambda entry: entry.name
    ):
        if not source.name.endswith(".ftl"):
            continue
        for entry in FluentParser().parse(source.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, Term), f"{source.name}: a term is nothing that code could ask for"
            if isinstance(entry, Message):
                parts: list[tuple[str, Message | Attribute]] = [(entry.id.name, entry)]
                parts += [(f"{entry.id.name}.{each.id.name}", each) for each in entry.attributes]
                found |= {name: part.value for name, part in parts}
    return found


@cache
def read(language: str, name: str) -> Reader:
    reader = Reader()
    reader.visit(patterns(language)[name])
    return reader


def shared_words(language: str) -> list[str]:
    """The messages of both English and a language; one test reports what is missing in either."""
    return [name for name in patterns(FALLBACK) if name in patterns(language)]


def samples(name: str) -> Iterator[dict[str, object]]:
    """Arguments for a message: every choice it has in any language, and words for inserted values."""
    values: dict[str, list[object]] = {}
    for variable in sorted(read(FALLBACK, name).variables):
        keys = {
            key
            for language in languages()
            if name in patterns(language)
            for selected, keys in read(language, name).selected
            if selected == variable
            for key in keys
        }
        numbers = bool(keys & (CATEGORIES - {"other"})) or any(key[0].isdigit() for key in keys)
        words: list[object] = [key for key in sorted(keys) if key not in CATEGORIES and not key[0].isdigit()]
        if numbers:
            values[variable] = [0, 1, 2, 3, 5, 12, 22]
        elif words:
            values[variable] = [*words, "somethingelse"]
        else:
            values[variable] = [f"<{variable}>"]
    for chosen in product(*values.values()):
        yield dict(zip(values, chosen, strict=True))


# ---- every language says the same


def test_there_are_three_languages_and_each_has_a_name_of_its_own() -> None:
    assert languages() == ("en", "es", "pl")
    assert [say("language-name", language) for language in languages()] == ["English", "español", "polski"]
    assert [own_name(language) for language in languages()] == ["English", "español", "polski"]


def test_a_board_reads_the_words_of_its_own_language_only() -> None:
    script = (
        "from ora_widgets import Board, new_game; from ora_widgets.language import fluent as locale; Board(new_game(), language='pl');"
        "print(len(locale._files('pl')._parsed) > 0, len(locale._files('en')._parsed), locale._files.cache_info().currsize)"
    )
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert run.stdout == "True 0 2\n"  # of English only the list of messages is read


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_messages_of_english_and_no_others(language: str) -> None:
    mine, english = set(patterns(language)), set(patterns(FALLBACK))
    assert english - mine == set()
    assert mine - english == set()


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_uses_the_arguments_that_english_uses(language: str) -> None:
    assert {
        name: (read(language, name).variables, read(FALLBACK, name).variables)
        for name in shared_words(language)
        if read(language, name).variables != read(FALLBACK, name).variables
    } == {}


@pytest.mark.parametrize("language", OTHERS)
def test_the_files_of_a_language_hold_their_messages_in_the_order_of_english(language: str) -> None:
    mine, english = message_ids(language), message_ids(FALLBACK)
    assert [name for name in mine if name in english] == [name for name in english if name in mine]


@pytest.mark.parametrize("language", languages())
def test_every_message_renders_with_every_choice(language: str) -> None:
    """And it repeats each value that English repeats, so that no name or number is lost."""
    bad = []
    for name in shared_words(language):
        for args in samples(name):
            words, english = say(name, language, **args), say(name, FALLBACK, **args)
            placeholders = {value for value in args.values() if isinstance(value, str) and value.startswith("<")}
            if LEFTOVER.search(words.replace("\n", "") if name.startswith("rule-") else words.replace("\n", " ")):
                bad.append((name, args, words))
            elif {value for value in placeholders if value in english} - {
                value for value in placeholders if value in words
            }:
                bad.append((name, args, f"says less: {words}"))
    assert bad[:5] == []


# Names, and words that are equal in two languages by chance.
SAME = re.compile(
    r"board-(prior|total|joker)|token-(prior|coins)|study-head-(bot|elo|q\d\d)|card-marked|join-bot|room-bot-plays|bot-(why|reasons)"
    r"|text-indicator|list-more|score-total|indicator-joker|(good|drink|board|token)-(Wh|whiskey).*|board-lesson-of|board-or|lesson-.*\.hint-\d"
)  # fmt: skip


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_was_left_in_english(language: str) -> None:
    left = []
    for name in shared_words(language):
        args = next(samples(name))
        words, english = say(name, language, **args), say(name, FALLBACK, **args)
        if words == english and re.search(r"[a-z]{3}", re.sub(r"<\w+>", "", english)) and not SAME.match(name):
            left.append((name, words))
    assert left == []


@pytest.mark.parametrize("language", OTHERS)
def test_plural_forms_are_those_of_the_language(language: str) -> None:
    """A translation counts where English does, with every plural form where English has forms."""
    wanted = PLURALS[language]
    bad = []
    for name in shared_words(language):
        english = {variable for variable, keys in read(FALLBACK, name).selected if "one" in keys}
        mine = read(language, name).selected
        if english - {variable for variable, _ in mine}:
            bad.append((name, "does not count", english))
        for variable, keys in mine:
            forms = CATEGORIES & set(keys) - {"other"}
            if forms and not wanted <= set(keys):
                bad.append((name, f"lacks {wanted - set(keys)}", {variable}))
    assert bad == []


def test_polish_counts_to_twenty_two() -> None:
    coins = [say("good-Pn.tiles", "pl", count=count) for count in (0, 1, 2, 4, 5, 12, 21, 22)]
    assert coins == [
        "0 monet", "1 monetę", "2 monety", "4 monety", "5 monet", "12 monet", "21 monet", "22 monety",
    ]  # fmt: skip
    assert [say("good-energy.tiles", "pl", count=count) for count in (0.5, 1, 2.5)] == [
        "½ energii", "1 energię", "2,5 energii",
    ]  # fmt: skip


# ---- ids: every one that code names exists, and every one that exists is named


NAMING = (
    "say", "has", "_no", "Refusal", "InvalidMove", "IllegalMove", "AmbiguousMove", "InvalidSetup", "UnknownName", "ParseError", "NoSuchLesson",
)  # fmt: skip


@cache
def trees() -> dict[Path, ast.Module]:
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(PACKAGE.rglob("*.py"))}


@cache
def constants() -> frozenset[str]:
    """Every string in the code, and its words."""
    found = {
        node.value
        for tree in trees().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    return frozenset(found | {word for text in found if len(text) < 400 for word in text.split()})


@cache
def shapes() -> tuple[re.Pattern[str], ...]:
    """The f-strings in the code that may build an id: words and hyphens around inserted values."""
    found = set()
    for tree in trees().values():
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr):
                parts = [str(part.value) if isinstance(part, ast.Constant) else None for part in node.values]
                written = "".join(part or "" for part in parts)
                if parts[0] and re.fullmatch(r"[A-Za-z.-]+", written) and "-" in parts[0]:
                    found.add("".join(r"[\w.-]+" if part is None else re.escape(part) for part in parts))
    return tuple(re.compile(shape) for shape in sorted(found))


# Ids that code builds from a family and a looked-up part.
FAMILIES = ("stage-", "ask-granted-", "country-", "drink-", "face-", "length-", "question-")
# Words of the page, of the board and of the editor.
PAGES = ("board-", "editor-page-")
# The rulebook is read by number, lessons, puzzles and scenarios by name, and the texts around lessons in notebooks by
# their writer; other tests check all these.
CONTENT = ("rule-F", "lesson-", "puzzle-", "scenario-", "comment-", "notebook-", "asked-")


def page_words() -> set[str]:
    """The words that the page requests, and the tokens and terms that it looks up."""
    text = "".join(path.read_text(encoding="utf-8") for path in sorted(PAGE.rglob("*.ts*")))
    return set(re.findall(r'"([a-z][a-z -]*)"', text)) | {"5Pn"}


def test_every_message_is_said_somewhere() -> None:
    said, unused = page_words(), []
    for name in message_ids("en"):
        if name.startswith(CONTENT) or name in constants():
            continue
        if page := next((prefix for prefix in PAGES if name.startswith(prefix)), ""):
            word = name.removeprefix(page).replace("-", " ")
            # A word of the page, or a term in a scene.
            if not {word, name.removeprefix(page)} & said and word not in constants():
                unused.append(name)
            continue
        filled = any(shape.fullmatch(name) for shape in shapes()) or name.startswith(FAMILIES)
        known = constants() | {"L1", "L2", "L3", "building-free", "cloister-free"}
        tails = [name.split("-", cut)[-1] for cut in range(1, name.count("-") + 1)]
        if not filled or not any(tail in known or set(tail.split("-")) <= known for tail in tails):
            unused.append(name)
    assert unused == []


def test_every_word_of_the_page_has_a_message() -> None:
    text = PAGE.joinpath("state", "words.ts").read_text(encoding="utf-8")
    words = re.findall(r'^ {2}"([^"]+)",$', text, re.MULTILINE)
    assert len(words) > 50
    assert [word for word in words if f"board-{word.replace(' ', '-')}" not in message_ids("en")] == []


def named(node: ast.expr) -> Iterator[str | re.Pattern[str]]:
    """The possible ids of an argument, as far as they can be determined."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from named(node.body)
        yield from named(node.orelse)
    elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
        parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in node.values]
        yield re.compile("".join(parts))


def test_every_message_that_code_names_exists() -> None:
    ids = {*patterns(FALLBACK)}
    missing = []
    for path, tree in trees().items():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            problems = called == "add" and "position" in path.parts
            if called not in NAMING and not problems:
                continue
            if called == "say" and "kennerspiel" in path.parts:
                continue  # it writes lines of a notation
            for name in named(node.args[0]):
                if isinstance(name, re.Pattern):
                    known = any(name.fullmatch(each) for each in ids)
                else:
                    known = (f"position-{name}" if problems else name) in ids
                if not known:
                    missing.append((path.name, node.lineno, str(name)))
    assert missing == []


# ---- no sentence is written in code


# Files and folders whose code may contain sentences, each with its reason; a name counts in any folder.
APART = {
    "cards": "the official names of the cards, by which code calls them",
    "course": "goals of tasks, written in a small language of their own",
    "rule_tasks": "goals of tasks, as in the course",
    "strategy": "goals of tasks, as in the course",
    "agent_trials": "a program for the command line, and what it says to language models",
    "agents": "the game as text for programs and language models, which are spoken to in English",
    "mcp": "tools for language models, which are described in English",
    "door": "what is said to whoever plays from another process, a program or a language model: English",
    "__main__": "a program for the command line, whose help is English as its options are",
    "leaderboard": "a program for the command line, as `__main__` is",
    "arena": "a program for the command line, as `__main__` is",
    "mine": "a program for the command line, as `__main__` is",
    "upheld": "a command that measures reviews, whose help is English as its options are",
    "quick_games": "a program for the command line, as `__main__` is",
    "winning": "a program for the command line, as `__main__` is",
    "evolve": "a program for those who train the bots, as `__main__` is",
    "fit": "a program for those who train the bots, as `__main__` is",
    "yardstick": "a command that measures games, whose help is English as its options are",
}
SENTENCE = re.compile(r"[a-z]{2,}[,;:]? (?:\{\} )*[a-z]{2,}")

# Other sentences in code, each with its reason.
SAID_IN_CODE = {
    "Board shows a Game, not {}; make one with new_game()": "a mistake in a program, raised as TypeError",
    "Board(lesson=…, seats=…): a lesson brings its own opponents": "a mistake in a program, raised as TypeError",
    "The {} all the same: an onlooker failed, no move.": "a note on the error of somebody's own callback",
    "CONFIG players variant length": "a command of a notation, and what follows it",
    "SELECT name, ply, turn, points, won FROM positions JOIN games ON game = number WHERE key = ? ORDER BY number, ply": "a query of a database",
    "USE card parameters": "a command of a notation, and what follows it",
    "WORK_CONTRACT card payment": "a command of a notation, and what follows it",
}


def shown(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """The texts of a module that may reach people: no docstrings, reprs, programming errors or logging."""
    hidden: set[int] = set()
    for node in ast.walk(tree):
        hide: list[ast.AST] = []
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            hide = [node]  # a docstring
        elif isinstance(node, ast.FunctionDef) and node.name == "__repr__":
            hide = [node]  # the repr of an object, in English like its names
        elif isinstance(node, ast.Assert):
            hide = [node]
        elif isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
            raised = node.exc.func
            if isinstance(raised, ast.Name) and raised.id in ("TypeError", "AttributeError", "ImportError", "KeyError"):
                hide = [node]  # a programming error
        elif (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr in ("error", "warning")
        ):
            hide = [node]  # the log file of the server
        hidden |= {id(inner) for each in hide for inner in ast.walk(each)}
    for node in ast.walk(tree):
        if id(node) in hidden:
            continue
        if isinstance(node, ast.JoinedStr):
            hidden |= {id(inner) for inner in ast.walk(node)}
            yield (
                node.lineno,
                "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values),
            )
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.lineno, node.value


def is_sentence(text: str) -> bool:
    """Successive words that begin with a capital or end with a full stop."""
    return bool(SENTENCE.search(text)) and bool(re.match(r"[A-Z]", text) or re.search(r"[a-z}][.!?]$", text))


def test_no_sentence_is_written_in_code() -> None:
    found = []
    for path, tree in trees().items():
        inside = path.relative_to(PACKAGE).with_suffix("").parts
        if not APART.keys() & set(inside):
            found += [(path.name, line, text) for line, text in shown(tree) if is_sentence(text)]
    assert [each for each in found if each[2] not in SAID_IN_CODE] == []
    assert {text for _, _, text in found} >= SAID_IN_CODE.keys()
    written = {part for path in trees() for part in path.relative_to(PACKAGE).with_suffix("").parts}
    assert written >= APART.keys()


def test_no_sentence_is_written_in_the_page() -> None:
    """Texts between tags, and those of titles, labels and placeholders."""
    found = []
    for path in sorted(PAGE.rglob("*.tsx")):
        text = re.sub(r"/\*.*?\*/|//[^\n]*", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
        found += [(path.name, each) for each in re.findall(r">\s*([A-Za-z][A-Za-z,.']* [A-Za-z ,.']+)\s*</", text)]
        found += [
            (path.name, each)
            for each in re.findall(r'(?:title|aria-label|label|alt|placeholder)="([^"]+ [^"]+)"', text)
        ]
    assert found == []


# ---- whole games, the rulebook and the board in every language


SENTENCE_START = re.compile(r"[A-ZÁÉÍÓÚÑŁŚŻŹĆ0-9½„«¿¡]")
PRICES = (
    "fell 0,2 joker; build F04 0,3; use LG1 lay; contract LG1 wine; settle S1 0,3; flip Cl; take joker; plot 9 coast"
)


def sound(sentence: str) -> bool:
    return bool(SENTENCE_START.match(sentence)) and sentence[-1] in ".?)" and not LEFTOVER.search(sentence)


@pytest.mark.parametrize("language", OTHERS)
def test_questions_answers_and_the_log_of_whole_games(language: str) -> None:
    bad = []
    for seats, steps in games():
        for before, move, after in steps[::3]:
            question, happened = prompt(before, seats, language), log_sentence(before, move, after, seats, language)
            labels = [label(before, each, language) for each in islice(iter(options(before)), 30)]
            bad += [each for each in (question, happened) if not sound(each) or len(each) > 220]
            bad += [each for each in labels if not sound(each + ".") or len(each) > 140]
            bad += labels if len(set(labels)) < len(labels) else []
            bad += [question] if question == prompt(before, seats, "en") else []
    assert bad[:5] == []


@pytest.mark.parametrize("language", OTHERS)
def test_refusals_reach_the_board_in_its_language(language: str) -> None:
    game = new_game(3, "france").play("pass")
    seats = game.setup.seats
    for line in PRICES.split("; "):
        with pytest.raises(Refusal) as refused:
            game.play(line)
        said = sentence(refused.value, seats, game.now, language)
        assert sound(said), said
        assert said != str(refused.value)


def test_the_question_inside_a_refusal_is_asked_in_the_same_language() -> None:
    game = new_game(3, "france").play("build G07 0,3")
    with pytest.raises(Refusal) as refused:
        game.play("pass")
    polish = sentence(refused.value, "RGB", game.now, "pl")
    assert "Czerwony: czy od razu wysyłasz przeora do nowego budynku „Mielerz”?" in polish
    assert "Red: send the prior" in str(refused.value)


@pytest.mark.parametrize("language", OTHERS)
def test_every_card_in_the_language(language: str) -> None:
    names = {}
    for id_ in (*CARDS, *SETTLEMENTS):
        face = card(id_, language)
        assert sound(face.line), face.line
        assert sound(face.text), face.text
        assert len(face.text) < 240
        assert len(face.name) < 32
        names[id_] = face.name
    # As many names as in English: only the two Quarries and the two Grapevines share theirs.
    assert len(set(names.values())) == len({card(id_, "en").name for id_ in names})


@pytest.mark.parametrize("language", OTHERS)
def test_the_rulebook_has_the_same_rules(language: str) -> None:
    for mine, english in zip(rules(language), rules(), strict=True):
        assert mine.number == english.number
        assert (mine.parent, mine.children) == (english.parent, english.children)
        assert set(mine.see_also) == set(english.see_also), mine.number
        assert mine.text != english.text
        assert 10 < len(mine.text) < 850, mine.number
        assert 2 < len(mine.title) < 60, mine.title
        assert mine.text.endswith((".", "|"))
        assert mine.text.count("|") == english.text.count("|"), mine.number
        assert table_numbers(mine.text) == table_numbers(english.text), mine.number
    titles = [(each.parent, each.title) for each in rules(language)]
    assert len(set(titles)) == len(titles)


def table_numbers(text: str) -> list[str]:
    """The figures of the tables; a figure in a sentence may be a word in another language."""
    return [number for line in text.split("\n") if line.startswith("|") for number in re.findall(r"\d+", line)]


@pytest.mark.parametrize(
    ("language", "words", "number"),
    [
        ("pl", "kto decyduje, który mnich idzie", "F5.3.2"),
        ("pl", "kiedy mnisi wracają do domu?", "F3.1"),
        ("pl", "czy mogę sprzedać wino", "F6.4"),
        ("pl", "ile jest cudów", "F1.3"),
        ("pl", "czy mogę spasować", "F5.6"),
        ("es", "quién decide qué clérigo va", "F5.3.2"),
        ("es", "puedo vender vino", "F6.4"),
        ("es", "cuántas maravillas hay", "F1.3"),
        ("es", "¿puedo pasar?", "F5.6"),
    ],
)
def test_a_question_in_the_language_finds_its_rule(language: str, words: str, number: str) -> None:
    assert search(words, language)[0].number == number


@pytest.mark.parametrize("language", OTHERS)
def test_tables_and_drawings_follow_the_language(language: str) -> None:
    game = new_game(3, "france", "short").play("fell 0,2 joker")
    assert rule("F5.3.4", language=language).title != rule("F5.3.4").title
    assert game.score(language)._repr_html_() != game.score()._repr_html_()
    schedule = game.schedule(language)
    assert say("schedule-phase", language, letter="A") in repr(schedule)
    assert schedule.ending == repr(schedule).splitlines()[-1] != game.schedule().ending
    assert game.card("Bakery", language).name == card("F05", language).name
    drawn = text(game, language)
    assert say("table-heading", language, kind="known", round=1, rounds=12, phase="A") in drawn
    assert not re.search(r"\b(Red|clay|grain|Round|Supply)\b", drawn)


@pytest.mark.parametrize("language", languages())
def test_the_board_in_characters_keeps_its_width(language: str) -> None:
    for players, length, country in [(1, "long", "ireland"), (3, "short", "france"), (4, "long", "france")]:
        game, rng = new_game(players, country, length), Random(7)
        while not game.over and game.ply < 300:
            if game.ply % 25 == 0:
                *table, question = text(game, language).splitlines()
                assert max(map(len, table)) <= 120
                assert len(question) < 180
            game.play(random_move(game, rng))


def test_an_unknown_language_is_refused_with_the_list_of_those_there_are() -> None:
    for ask in (
        lambda: rule("F5", language="tlh"),
        lambda: new_game().schedule("tlh"),
        lambda: text(new_game(), "tlh"),
        lambda: repr(new_game().score("tlh")),
        lambda: say("language-name", "../en"),
        lambda: own_name("../en"),
    ):
        with pytest.raises(LookupError, match=r"There is no language “.*”; there are en, es, pl\."):
            ask()
