"""A log as people paste it: its commands are found among other text and normalised.

Around a command there may be numbers, bullets, times, names and remarks; its words may be in lower case, with blanks
for underscores, or in an older spelling. A line without a command is ignored. A misspelt command is kept as it is, so
that the reader refuses it: no move is silently left out.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from ...engine.goods import GOODS
from .words import OLDER_GOODS, TILES, USAGE, page_line

MAX_COMMANDS = 5_000  # commands of a line; a whole game has a few hundred
MAX_VERB_LENGTH = 30  # characters of a word that may be a misspelt verb
MAX_COMMAND_LENGTH = 500  # characters of a command; those of whole games stay below a hundred


class Command(NamedTuple):
    """A command as it is read.

    Attributes:
        line: The number of its line in the text, from 1.
    """

    line: int
    text: str
    command: str


# ---- words

_CODE = "(?:" + "|".join(TILES) + ")"
_TILES = f"{_CODE}+"
_NUMBER = r"-?[0-9]{1,3}"
_BUILDING = r"(?:[FGI][0-9]{2}|L[RGBW][0-9])"
_PARAMETERS = {
    "CONFIG": r"[1-4] (?:france|ireland) (?:short|long)",
    "START": r"(?:-?[0-9][0-9A-Za-z.-]{0,40} )?[RGBW](?: [RGBW]){0,3}",
    "USE": rf"{_BUILDING}(?: (?:{_TILES}|{_NUMBER})){{0,24}}",
    "WITH_PRIOR": "",
    "WITH_LAYBROTHER": "",
    "WORK_CONTRACT": rf"{_BUILDING} {_TILES}(?: WITH_PRIOR)?",
    "BUILD": rf"{_BUILDING} {_NUMBER} {_NUMBER}",
    "FELL_TREES": rf"{_NUMBER} {_NUMBER}(?: Jo)?",
    "CUT_PEAT": rf"{_NUMBER} {_NUMBER}(?: Jo)?",
    "SETTLE": rf"S[RGBW]?[0-9] {_NUMBER} {_NUMBER} {_TILES}",
    "BUY_DISTRICT": rf"{_NUMBER} (?:HILLS|PLAINS)",
    "BUY_PLOT": rf"{_NUMBER} (?:COAST|MOUNTAIN)",
    "CONVERT": _TILES,
    "COMMIT": "",
}
_WHOLE_COMMAND = re.compile("|".join(f"{verb} {shape}" if shape else verb for verb, shape in _PARAMETERS.items()))
_WHOLE_COMMANDS = re.compile(rf"(?>(?:{_WHOLE_COMMAND.pattern})?\r?\n)*+")  # only whole commands, one per line
_ONE_WORD = ("CONVERT", "SETTLE", "WORK_CONTRACT")  # the goods of these are one word

# Accepted spellings of verbs; the least specific are matched last.
_VERB_SPELLINGS = {
    "WITH_PRIOR": r"with[_ -]?(?:the )?prior",
    "WITH_LAYBROTHER": r"with[_ -]?(?:the |an? )?lay(?:[_ -]?brothers?)?",
    "WORK_CONTRACT": r"(?:work[_ -]?)?contracts?|work[_ -]?orders?",
    "FELL_TREES": r"fell(?:[_ -]?(?:trees?|forests?|wood))?",
    "CUT_PEAT": r"cut(?:[_ -]?(?:peats?|moors?))?",
    "BUY_DISTRICT": r"buy[_ -]?districts?",
    "BUY_PLOT": r"buy[_ -]?plots?",
    **{verb: verb.lower() for verb in USAGE if "_" not in verb},
}
_VERB = re.compile(
    r"(?<![A-Za-z0-9_])(?:"
    + "|".join(f"(?P<{verb}>{spelt})" for verb, spelt in _VERB_SPELLINGS.items())
    + r")(?![A-Za-z0-9_])",
    re.IGNORECASE,
)
_BEFORE_COMMAND = re.compile(r"(?<![A-Za-z0-9_])(?=(?:" + "|".join(USAGE) + r")(?![A-Za-z0-9_]))")
_SIDES = {
    f"{side}{ending}": side for side in ("HILLS", "PLAINS", "COAST", "MOUNTAIN") for ending in ("", "S")
} | {"HILL": "HILLS", "PLAIN": "PLAINS"}  # fmt: skip
_COLOURS = {"RED": "R", "GREEN": "G", "BLUE": "B", "WHITE": "W"}
_GOODS = {good.name.upper(): good.code for good in GOODS}
_CARD = re.compile(r"([FGI])-?0{0,9}([0-9]{1,2})|([LS][RGBW]|S)0{0,9}([0-9])", re.IGNORECASE)
_COUNTED = re.compile(r"(?:([0-9]{1,2})[x×]?)?([A-Za-z]{2})")
_BAG = re.compile(rf"(?:{_COUNTED.pattern.replace('([', '(?:[')}){{1,40}}")
_BETWEEN_TILES = re.compile(
    r"(?<![A-Za-z])((?:[0-9]{1,2}[x×]?)?[A-Za-z]{2})[,+](?=(?:[0-9]{1,2}[x×]?)?[A-Za-z]{2}(?![A-Za-z]))"
)
_INTEGER = re.compile(_NUMBER)

# ---- what stands around them

_INVISIBLE = dict.fromkeys([0xFEFF, 0x200B, 0x200C, 0x200D, 0x2060, 0xAD, 0x200E, 0x200F])
_BLANKS = dict.fromkeys([9, 0xA0, *range(0x2000, 0x200B), 0x202F, 0x205F, 0x3000], " ")
_CHARACTER_REPLACEMENTS = _INVISIBLE | _BLANKS | {0x2212: "-", 0x2010: "-", 0x2011: "-", 0xFF0A: "*", 0x2217: "*"}
_ESCAPED = re.compile(r"\\([_*])")  # as chats escape a character that is markup there
_TAG = re.compile(r"</?(?:b|br|code|div|i|li|ol|p|pre|samp|span|table|td|tr|tt|ul)(?: [^<>]{0,80})?/?>", re.IGNORECASE)
_MARKUP = re.compile(r"</|<script|<[A-Za-z][^<>]{0,80}=", re.IGNORECASE)
_TIME = re.compile(
    r"[0-9]{4}-[0-9]{2}-[0-9]{2}[T ][0-9:.,]{4,15}(?:Z|[+-][0-9]{2}:?[0-9]{2})?|[0-9]{1,2}:[0-9]{2}(?::[0-9]{2})? ?[ap]\.?m\.?",
    re.IGNORECASE,
)
# A space may be in brackets, and so may the star of an older site.
_REMARK = re.compile(
    r"(?:^|\s)(?:#|//|/\*|%|<!--|(?:--|—|–)(?![0-9])).*$"
    r"|\s[(\[{](?!\s*(?:-?[0-9]+[\s,]+-?[0-9]+|\*)\s*[)\]}])[^()\[\]{}]*[)\]}]\s*$"
)  # dashes
_WHOLE_REMARK = re.compile(r"\s*(?:#+\s|//|<!--)")
_AFTER_NAME = re.compile(r".{0,60}(?:[:|>)\]=]|\s[-–—]|[(,=]\s*[\"'“])\s*", re.DOTALL)  # dashes
_NO_LETTERS = re.compile(r"[\W\d_]+")
_QUOTES = " \t\"'`“”‘’,.!|*_/&+→>"  # the quotation marks of chats and mails
_LETTER = re.compile(r"[^\W\d_]")
_UPPER_CASE_WORDS = re.compile(r"[A-Z]+_[A-Z_]+")


def commands(text: str, *, older: bool | None = None) -> list[Command]:
    r"""The commands of a pasted text, in order.

    Args:
        text: The text, of any length.
        older: Whether it is in the older site's spelling, if that is known.

    >>> [command for _, _, command in commands("My game:\n1. config 3 France long\n\n2) Start R G B\r\n- use lr2 jogn  # sheep")]
    ['CONFIG 3 france long', 'START R G B', 'USE LR2 JoGn']
    """
    if is_older(text) if older is None else older:
        return _older(text)
    found: list[Command] = []
    for number, line in _lines(text):
        if _WHOLE_COMMAND.fullmatch(line):
            found.append(Command(number, line, line))
        elif line:
            found += [Command(number, line, command) for command in _spelt(line)]
    return _solo_log(found) if any(each.command.startswith("CONFIG 1") for each in found) else found


def _solo_log(log: list[Command]) -> list[Command]:
    """A solo game's log, with each `WITH_PRIOR` that belongs to a contract on the same line joined to it."""
    found: list[Command] = []
    for each in log:
        before = found[-1] if found else None
        if before and before.line == each.line and each.command == "WITH_PRIOR" and before.command.startswith("WORK_"):
            found[-1] = before._replace(command=f"{before.command} {each.command}")
        else:
            found.append(each)
    return found


# An older site writes its setup in several lines, and a star after a USE by the prior.
_OLDER_SETUP = re.compile(r"\bconfig[\W_]+(players|length|country)[\W_]+([0-9A-Za-z]+)", re.IGNORECASE)
_OLDER_TERMS = {"players": "0{0,9}[1-4]", "length": "short|long", "country": "france|ireland"}
_OLDER_START = re.compile(
    r"\bstart\b((?:[\W_]+(?:[0-9]+|[rgbw]|red|green|blue|white)\b)*)(?![\W_]*[a-z0-9])", re.IGNORECASE
)
_NUMBERED = re.compile(r"#[0-9]+[:.)]?\s")
_LISTED = re.compile(r"^\s*[0-9]+[.)]\s+")
_STAR = re.compile(r"\*[^\w*#(]*(?:$|[#(])")
# The answer to a contract may be on the same line.
_ANSWER = re.compile(r"(?i)(?<=[A-Za-z])\s+(?=with[\s_-]+(?:the\s+|an?\s+)?(?:prior|lay))")


def is_older(text: str) -> bool:
    """Whether a log is in the older site's spelling, with a line for each term of the setup."""
    return _OLDER_SETUP.search(text) is not None


def _without_star(line: str) -> str:
    """The command of a line that may be a plain command of the older site, without its star."""
    verb, *words = line.removesuffix(" *").split(" ")
    return " ".join([f"WITH_{words.pop()}" if verb == "with" and words else verb.upper(), *words])


def _older_lines(text: str) -> Iterator[tuple[int, str]]:
    """The lines of a text, also split at semicolons, without markup."""
    for number, line in _lines(text):
        for part in _TAG.sub(" ", line).split(";") if "<" in line or ";" in line else [line]:
            for command in _ANSWER.split(part) if "contract" in part.lower() else [part]:
                yield number, command.strip()


def _older(text: str) -> list[Command]:
    """The commands of a log of the older site, its setup as one `CONFIG` and one `START`."""
    found: list[Command] = []
    terms: dict[str, str] = {}
    wrong: Command | None = None  # the first line of the setup that cannot be read
    for number, line in _older_lines(text):
        plain = _without_star(line)
        if _WHOLE_COMMAND.fullmatch(plain) and not plain.startswith("START"):
            found.append(
                Command(number, line, f"{plain} *" if plain.startswith("USE ") and line.endswith(" *") else plain)
            )
            continue
        setup = _OLDER_SETUP.findall(line)
        terms.update((name.lower(), value.lower()) for name, value in setup)
        if not found and not wrong and _is_wrong_term(line, setup):
            wrong = Command(number, line, f"CONFIG {_clean(line.partition(' ')[2])}")
        starts = _OLDER_START.search(_REMARK.sub("", _NUMBERED.sub("", line)))
        if setup and not starts:
            continue
        if starts:
            players = terms.get("players", "").lstrip("0")
            length = "long" if players == "1" else terms.get("length", "long")
            found.append(wrong or Command(number, line, f"CONFIG {players} {terms.get('country', '')} {length}"))
            seats = "RGBW"[: int(players)] if players in list("1234") else ""
            named = [_COLOURS.get(word.upper(), word.upper()) for word in re.findall("[A-Za-z]+", starts[1])]
            found.append(Command(number, line, f"START {' '.join(named if len(named) == len(seats) > 1 else seats)}"))
        elif line:
            commands_of_line = _spelt(line) or _misspelt_command(line)
            found += [Command(number, line, command) for command in commands_of_line]
            if (
                commands_of_line
                and commands_of_line[-1].startswith("USE ")
                and _STAR.search(_REMARK.sub("", _NUMBERED.sub("", _plain(line))))
            ):
                found[-1] = found[-1]._replace(command=f"{found[-1].command} *")
    return found


def _is_wrong_term(line: str, setup: list[tuple[str, str]]) -> bool:
    """Whether a line was meant as a term of the setup, but is not one."""
    if setup:
        return not all(re.fullmatch(_OLDER_TERMS[name.lower()], value.lower()) for name, value in setup)
    return differs_by_a_letter(line.partition(" ")[0].lower(), "config") and bool(_misspelt_command(line))


def _misspelt_command(line: str) -> list[str]:
    """A misspelt command of the older site, unchanged: its first word is nearly a verb, and no other is prose."""
    first, *words = (_REMARK.sub("", line) if len(line) <= MAX_COMMAND_LENGTH else "").split() or [""]
    alike = 1 < len(first) <= MAX_VERB_LENGTH and not _OLDER_VERBS_WITH_SLIPS.isdisjoint(
        _with_one_letter_less(first.lower())
    )
    meant = alike or (not words and _is_cut_off(first)) or _RUN_ON_VERB.match(first) or _lacks_verb([first, *words])
    return [_clean(line)] if meant and all(_NO_PROSE.match(word) for word in words) else []


def plain_commands(text: str) -> list[Command]:
    r"""The commands of a text with exactly one in each line, as this site writes them; empty for any other text.

    >>> len(plain_commands("CONFIG 3 france long\nSTART R G B")), plain_commands("COMMIT  # at last")
    (2, [])
    """
    if not _WHOLE_COMMANDS.fullmatch(f"{text}\n"):
        return []
    lines = text.splitlines()
    found = map(partial(tuple.__new__, Command), zip(range(1, len(lines) + 1), lines, lines, strict=True))
    return [each for each in found if each.text] if "" in lines else list(found)


def is_whole(command: str) -> bool:
    """Whether a command is complete, whether or not the rules allow it.

    Args:
        command: A command as `commands` gives it.
    """
    return _WHOLE_COMMAND.fullmatch(command) is not None


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """The lines of a text, or of a list of texts in JSON, and their numbers."""
    if text.lstrip().startswith("["):
        try:
            listed = json.loads(text)
        except (ValueError, RecursionError):
            listed = None
        if isinstance(listed, list) and all(isinstance(line, str) for line in listed):
            text = "\n".join(listed)
    for number, line in enumerate(text.splitlines(), start=1):
        yield number, line.strip()


def _plain(line: str) -> str:
    """A line with look-alike characters replaced by plain ones, and repeated blanks by one."""
    if line.isascii() and "\\" not in line and "  " not in line and "\t" not in line:
        return line  # as almost all lines are
    return re.sub(" {2,}", " ", _ESCAPED.sub(r"\1", line.translate(_CHARACTER_REPLACEMENTS)))


def _spelt(line: str) -> list[str]:
    """The commands of a line that is not simply a command."""
    plain = _plain(line)
    if not plain.isprintable():
        return [line]
    plain = _TAG.sub(" ", plain)
    if _MARKUP.search(plain):
        return [line]
    found: list[str] = []
    for part in plain.split(";"):
        if _WHOLE_REMARK.match(part):
            break
        if len(part) <= MAX_COMMAND_LENGTH and (of_page := page_line(_TIME.sub("", _REMARK.sub("", part)))):
            found.append(of_page)
            continue
        whole = _command(part) if len(part) <= MAX_COMMAND_LENGTH else None
        pieces = [piece for piece in _BEFORE_COMMAND.split(part) if piece.strip()]
        if 1 < len(pieces) <= MAX_COMMANDS and (whole is None or not is_whole(whole)):
            several = [_command(piece) if len(piece) <= MAX_COMMAND_LENGTH else piece for piece in pieces]
            # A name or a number may precede the first of them.
            if all(several[1:]) and (several[0] or _introduces(pieces[0])):
                found += [each for each in several if each]
                continue
        if whole is None and len(part) > MAX_COMMAND_LENGTH and _VERB.match(part.strip()):
            whole = part.strip()
        if whole is not None:
            found.append(whole)
    return found


def _command(part: str) -> str | None:
    """The command in a part of a line; unchanged if it is misspelt; `None` if there is none."""
    at = 0
    while match := _VERB.search(part, at):
        before, verb = part[: match.start()], str(match.lastgroup)
        at = match.end()
        short = match[0] == verb and len(before) <= 24 and len(before.split()) <= 3  # such as a name and a number
        if not short and not _introduces(before):
            continue
        if short and not _introduces(before) and _misspelt(before):
            break  # not a name, but a misspelt command
        bare = not _LETTER.search(_TIME.sub("", before))
        words, strange = _words(verb, part[at:])
        command = " ".join([verb, *words])
        if not strange and is_whole(command):
            return command
        if verb in ("COMMIT", "WITH_PRIOR", "WITH_LAYBROTHER") and bare and match[0] == verb and not words:
            return verb  # with a remark
        if (bare and (match[0] == verb or "_" in match[0])) or ((bare or short) and _is_meant(verb, words)):
            return _clean(f"{verb} {part[at:]}") if strange else command
    return _misspelt(part) or (_clean(part) if _lacks_verb(_clean(_LISTED.sub("", part)).split()) else None)


def _introduces(before: str) -> bool:
    """Whether a command may follow this text: numbers, bullets and times, a colour, or a name with punctuation."""
    words = _NO_LETTERS.sub(" ", _TIME.sub("", before)).upper().split()
    return not words or _is_colour(words) or _AFTER_NAME.fullmatch(before) is not None


def _is_colour(words: list[str]) -> bool:
    return len(words) == 1 and (words[0] in _COLOURS or words[0] in _COLOURS.values())


def _words(verb: str, text: str) -> tuple[list[str], bool]:
    """The normalised words after a verb, and whether any of them is unknown."""
    text = re.sub(
        r"(?<=[0-9]) ?, ?(?=-?[0-9])", " ", _REMARK.sub("", re.sub("–(?=[0-9])", "-", text.removeprefix(":")))
    )
    text = _BETWEEN_TILES.sub(r"\1", text)
    if verb == "WORK_CONTRACT":
        text = re.sub("with[_ -]prior", "WITH_PRIOR", text, flags=re.IGNORECASE)
    words: list[str] = []
    strange = False
    for word in _clean(text).split():
        understood = _word(verb, word.strip(_QUOTES + "()[]{}"))
        strange = strange or understood is None
        if understood:
            words.append(understood)
    if verb == "CONFIG":
        kinds = ["1234", "france ireland", "short long"]
        words.sort(key=lambda word: next((i for i, kind in enumerate(kinds) if word in kind), 3))
        if words in (["1", "france"], ["1", "ireland"]):
            words.append("long")
    if verb in _ONE_WORD:
        kept = next((i for i, word in enumerate(words) if re.fullmatch(_TILES, word)), len(words))
        goods = [word for word in words[kept:] if re.fullmatch(_TILES, word)]
        words[kept : kept + len(goods)] = ["".join(goods)] if goods else []
    return words, strange


def _word(verb: str, word: str) -> str | None:  # one line per kind of word
    """A normalised word; empty for a meaningless sign, `None` for an unknown word."""
    upper = word.upper()
    if not word or not (word.isascii() or any(letter.isalnum() for letter in word)):  # such as an emoji
        return ""
    if verb == "CONFIG":
        return word.lower() if word.lower() in ("1", "2", "3", "4", "france", "ireland", "short", "long") else None
    if verb == "START":
        colour = _COLOURS.get(upper, upper)
        return colour if colour in "RGBW" and len(colour) == 1 else word if word.lstrip("-")[:1].isdigit() else None
    if _INTEGER.fullmatch(word):
        return word
    if verb in ("BUY_DISTRICT", "BUY_PLOT"):
        return _SIDES.get(upper)
    if verb == "WORK_CONTRACT" and upper == "WITH_PRIOR":
        return upper
    if card := _CARD.fullmatch(word):
        return f"{card[3].upper()}{card[4]}" if card[3] else f"{upper[0]}{int(card[2]):02}"
    return _tiles(word)


def _tiles(word: str) -> str | None:
    """Normalised goods; `None` if they are not goods."""
    if word.upper() in _GOODS:
        return _GOODS[word.upper()]
    if not _BAG.fullmatch(word):
        return None
    found = ""
    for count, letters in _COUNTED.findall(word):
        code = letters.capitalize()
        code = OLDER_GOODS.get(code, code)
        if code not in TILES:
            return None
        found += code * int(count or 1)
    return found if len(found) <= MAX_COMMAND_LENGTH else None


def _with_one_letter_less(word: str) -> set[str]:
    """A word, and the word without each of its letters: two words that share one of these differ by a letter."""
    return {word, *(word[:i] + word[i + 1 :] for i in range(len(word)))}


def _is_cut_off(word: str) -> bool:
    """Whether a line of one word is the beginning of a verb; a single letter is a colour or a bullet instead."""
    return len(word) > 1 and any(verb.startswith(word.upper()) for verb in USAGE)


def differs_by_a_letter(word: str, other: str) -> bool:
    """Whether two words differ by at most one letter.

    >>> differs_by_a_letter("COMIT", "COMMIT"), differs_by_a_letter("USE", "COMMIT")
    (True, False)
    """
    return abs(len(word) - len(other)) <= 1 and not _with_one_letter_less(word).isdisjoint(_with_one_letter_less(other))


_VERBS_WITH_SLIPS = {part for verb in USAGE for part in _with_one_letter_less(verb)}
_OLDER_VERBS_WITH_SLIPS = {part for verb in ("with", *map(str.lower, USAGE)) for part in _with_one_letter_less(verb)}
_NO_PROSE = re.compile(r"[^a-z]|[a-z]{0,3}[0-9]|[A-Za-z]{1,2}$")  # codes, numbers, signs, words in capitals


# A verb without a blank before the next word.
_RUN_ON_VERB = re.compile(
    rf"(?i:{'|'.join(verb.replace('_', '_?') for verb in USAGE)})_?(?:-?[0-9]|(?i:[FGI][0-9]|[LS][RGBW]?[0-9])|{_TILES}$)"
)
_SPACE = re.compile("-?[0-9] -?[0-9](?: Jo)?")
_ONLY_TILES = re.compile(f"(?:{_CODE} ?){{2,}}|Gn|Ni|Wh|Wn")  # or one good that can be converted


def _lacks_verb(words: list[str]) -> bool:
    """Whether words are only the parameters of a command: with a card, a side or a clergyman, or a space, or goods."""
    line = " ".join(words)
    if _SPACE.fullmatch(line) or _ONLY_TILES.fullmatch(line):
        return True
    plain = [word in _SIDES or word in ("PRIOR", "LAYBROTHER") for word in words]
    named = any(plain) or any(word[:1].isupper() and _CARD.fullmatch(word) for word in words)
    return named and all(known or _word("USE", word) is not None for known, word in zip(plain, words, strict=True))


def _clean(text: str) -> str:
    return " ".join(text.strip(_QUOTES).split())


def _is_meant(verb: str, words: list[str]) -> bool:
    """Whether a verb that is also a common word is meant as a command, judging by the words after it."""
    if any(_CARD.fullmatch(word) for word in words):
        return True
    return bool(words) and verb not in ("CONFIG", "START", "USE", "COMMIT") and _INTEGER.fullmatch(words[0]) is not None


def _misspelt(part: str) -> str | None:
    """A line that looks like a command with an unknown verb, unchanged."""
    cleaned = re.sub("^[^A-Za-z]+", "", _clean(_REMARK.sub("", part)))
    first, *words = cleaned.split() or [""]
    if len(words) > 20 or len(first) > MAX_VERB_LENGTH:
        return None
    if (
        _UPPER_CASE_WORDS.fullmatch(first)
        or _RUN_ON_VERB.match(first)
        or (not words and first.isupper() and _is_cut_off(first))
    ):
        return cleaned
    if not all(_word("USE", word) for word in words):
        return None
    cards = any(_CARD.fullmatch(word) for word in words if word.isupper())
    alike = (words or len(first) > 4) and not _VERBS_WITH_SLIPS.isdisjoint(_with_one_letter_less(first.upper()))
    return cleaned if cards or alike else None
