"""A page for every card and settlement, made from its row."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import page
from boards import Boards, frame, play_it

import ora_widgets as ora
from ora_widgets.engine.cards import CARDS, SETTLEMENTS
from ora_widgets.language.names import amounts, card, card_name, good_name
from ora_widgets.lessons.card_tasks import card_task
from ora_widgets.rulebook.rules import rules
from ora_widgets.scene import ask, book, scene

COUNTRIES = {"G": ("france", "ireland"), "F": ("france",), "I": ("ireland",), "S": ("france", "ireland")}
HEADINGS = {"G": "France and Ireland", "F": "France", "I": "Ireland", "S": "Settlements"}
PLAYED = {"G": "in both countries", "F": "in France", "I": "in Ireland", "S": "in both countries"}
PILES = {"start": "on the table from the start", **{pile: f"joins in phase {pile}" for pile in "ABCD"}}
# The rules on all cards of a kind; those that name a card are found by its name.
ALWAYS = {
    "building": ("F5.2", "F5.5.2", "F5.5.3", "F14.2", "F14.3"),
    "cloister": ("F5.5.4",),
    "settlement": ("F8.3", "F8.4", "F8.5", "F14.3"),
}
FIRST_SETTLEMENT = "first-settlement"  # the scenario that shows a settlement phase
NOT_GOODS = {"food", "energy", "points", "any", "different"}


def card_pages(into: Path, boards: Boards) -> None:
    """Write the pages of all cards, and the one that lists them.

    Args:
        into: The folder of all pages.
        boards: Where the positions to try go.
    """
    folder = into / "cards"
    folder.mkdir(parents=True)
    printed = {id_: one for country in ("france", "ireland") for id_, one in _book(country)["cards"].items()}
    faces = card_faces()
    ids = [id_ for id_ in printed if id_[0] in HEADINGS]
    for id_ in ids:
        text = "\n".join(_page(id_, printed, faces, boards))
        (folder / f"{id_}.md").write_text(text, encoding="utf-8")
    (folder / "index.md").write_text("\n".join(_index(ids, faces)), encoding="utf-8")


def _traits(country: str) -> dict[str, Any]:
    game = ora.new_game(players=4, country=country)
    return {"book": book(game, "en"), "scene": scene(game, "en"), "ask": ask(game, "en"), "ply": 0, "notice": None}


def _book(country: str) -> Any:
    return _traits(country)["book"]


def card_faces() -> dict[str, str]:
    """The HTML of all cards, drawn by the page's components."""
    with TemporaryDirectory() as folder:
        message, drawn = Path(folder) / "traits.json", Path(folder) / "faces.json"
        message.write_text(json.dumps([_traits("france"), _traits("ireland")]), encoding="utf-8")
        page.run("run", "--silent", "faces", "--", str(message), str(drawn))
        faces: dict[str, str] = json.loads(drawn.read_text(encoding="utf-8"))
    # Nothing can be pressed here, so only the pictures need labels for screen readers.
    return {id_: re.sub(r' (aria-description|data-\w+)="[^"]*"', "", html) for id_, html in faces.items()}


def _face(html: str) -> str:
    return f'<div class="ora-board site-face">{html}</div>'


def _index(ids: list[str], faces: Mapping[str, str]) -> Iterator[str]:
    yield "# Cards\n"
    yield (
        "Every building and settlement: what it costs, what it is worth, what it does, and what it goes with. "
        "A page like these is made from the very row that the rules run on.\n"
    )
    for letter, heading in HEADINGS.items():
        yield f"## {heading}\n"
        yield '<div class="site-cards">'
        for id_ in (id_ for id_ in ids if id_[0] == letter):
            yield f'<a href="{id_}.html">{_face(faces[id_])}</a>'
        yield "</div>\n"
    yield "```{toctree}\n:hidden:\n:maxdepth: 1\n"
    yield from ids
    yield "```"


def _page(id_: str, printed: Mapping[str, Any], faces: Mapping[str, str], boards: Boards) -> Iterator[str]:
    row, face = printed[id_], card(id_, "en")
    yield f"# {row['name']}\n"
    yield _face(faces[id_]) + "\n"
    yield face.line.removeprefix(f"{face.name}: ").capitalize() + "\n"
    if face.text:
        yield f"**What it does.** {face.text}\n"
    yield f"- Number {id_}, played {PLAYED[id_[0]]}"
    if row["kind"] == "building":
        yield f"- {PILES[row['pile']].capitalize()}" + (f"; {_label(row['label'])}" if row["label"] else "")
    yield f"- In Polish *{card_name(id_, 'pl')}*, in Spanish *{card_name(id_, 'es')}*"
    yield f'- In code: `game.card("{row["name"]}")`\n'
    yield "## Goes with\n"
    yield from _company(id_, printed)
    yield "## Rules\n"
    yield from (f"- [{number} {title}](../rules/{page_}.md#{anchor})" for number, title, page_, anchor in _rules(id_))
    yield "\n## A position to try\n"
    yield from card_position(id_, row["name"], boards)


def _label(label: str) -> str:
    return "only with four players in the long game" if label == "4" else "with three or more players in the long game"


def card_position(id_: str, name: str, boards: Boards) -> Iterator[str]:
    if id_ in SETTLEMENTS:
        puzzle = ora.scenario(FIRST_SETTLEMENT)
        game, message, file = (
            puzzle.game(),
            "A settlement phase: whoever has the food and energy may build.",
            "settlement",
        )
    else:
        task = card_task(id_)
        game, message, file = task.scenario.game(), task.words("task", "en"), f"card-{id_}"
    title = f"A position with the {name}" if id_ in CARDS else "A settlement phase"
    yield message + "\n"
    yield frame(boards.add(file, game, title), title, "../") + "\n"
    yield play_it("Try it: play on from here, in the browser", "../", game=game.code()) + "\n"


def _rules(id_: str) -> Iterator[tuple[str, str, str, str]]:
    """The rules about a card, with their numbers."""
    row = CARDS.get(id_)
    numbers = list(ALWAYS["building" if row else "settlement"])
    if row and row.cloister:
        numbers += ALWAYS["cloister"]
    name = re.compile(rf"\b{re.escape(card_name(id_, 'en'))}\b")
    for rule in rules():
        if rule.number in numbers or name.search(rule.text):
            yield rule.number, rule.title, rule.number.partition(".")[0], anchor(rule.number)


def anchor(number: str) -> str:
    """The name of a rule in an address."""
    return "rule-" + number.lower().replace(".", "-")


def _company(id_: str, printed: Mapping[str, Any]) -> Iterator[str]:
    """The cards that make what this card takes, and those that take what it makes."""
    mine = [other for other in printed if other[0] in HEADINGS and set(COUNTRIES[other[0]]) & set(COUNTRIES[id_[0]])]
    made_by = {other: _made(printed[other]) for other in mine}
    taken_by = {other: _taken(printed[other]) for other in mine}
    # Goods on half of all cards, such as coins, do not relate them.
    common = {code for code, n in Counter(code for made in made_by.values() for code in made).items() if n > 12}
    binds = False
    for codes, others, words in (
        (_taken(printed[id_]), made_by, "takes {good}, made by"),
        (_made(printed[id_]), taken_by, "gives {good}, used by"),
    ):
        for code in sorted(codes - common):
            found = [other for other in mine if other != id_ and code in others[other]]
            if found:
                binds = True
                links = ", ".join(f"[{printed[other]['name']}]({other}.md)" for other in found)
                yield f"- It {words.format(good=good_name(code, 'en'))} {links}"
    cost = [(code, n) for code, n in printed[id_]["cost"] if code not in NOT_GOODS]
    if cost:
        binds = True
        yield f"- To build it takes {amounts(cost, 'en')}"
    if not binds:
        yield "It goes with everything: what it takes and gives is dealt in by many cards."
    yield ""


def _codes(pairs: Any) -> set[str]:
    return {code for code, _ in pairs} - NOT_GOODS


def _made(row: Any) -> set[str]:
    found: set[str] = set()
    for icon in _flat(row["icons"]):
        found |= _codes(icon.get("get", ())) | _codes(icon.get("gain", ())) | set(icon.get("wheel", ()))
        for bag in icon.get("choose", ()):
            found |= _codes(bag)
    return found


def _taken(row: Any) -> set[str]:
    found = _codes(row["cost"])
    for icon in _flat(row["icons"]):
        found |= _codes(icon.get("give", ())) | _codes(icon.get("fee", ()))
    return found


def _flat(icons: Any) -> Iterator[Any]:
    for icon in icons:
        yield icon
        yield from icon.get("one_of", ())
        yield from icon.get("together", ())
