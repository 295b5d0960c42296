"""A teacher's link: the task is sent as one word, answers return as codes, and a table shows the results."""

from __future__ import annotations

import json
import os
import re
import zlib
from base64 import b64decode
from collections.abc import Callable
from email.message import EmailMessage
from io import BytesIO
from itertools import count
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile

import pytest

import ora_widgets as ora
from ora_widgets.engine import ParseError, Refusal
from ora_widgets.lessons.assignments import codes, gradebook, read_task
from ora_widgets.lessons.assignments.codes import ANSWER, TASK, pack, unpack

HARVEST = "use LR1 lay; take clay"
JOKER = "use LR2 lay; take joker Gn"
# The page has written it: js/tests/live.test.ts.
FROM_THE_PAGE = (
    "oraanswer1:j1F-HHsidGFzayI6IjAxMjM0NTY3ODkiLCJuYW1lIjoiWm_DqyDinJMiLCJtb3ZlcyI6eyJqb2tlciI6InVzZSBMUjIgbGF5OyB0YWtl"
    "IGpva2VyIEduIn19"
)


def answer(task: ora.Assignment, name: str, **moves: str) -> str:
    """The message of a learner."""
    return pack(
        ANSWER, {"task": task.id, "name": name, "moves": {step.replace("_", "-"): line for step, line in moves.items()}}
    )


def test_python_reads_what_the_page_writes() -> None:
    data = unpack(ANSWER, FROM_THE_PAGE)

    assert data == {"task": "0123456789", "name": "Zoë ✓", "moves": {"joker": JOKER}}
    assert pack(ANSWER, data) == FROM_THE_PAGE


def game() -> ora.Game:
    """A position to play on from."""
    return ora.new_game(3, "ireland", "short").play("pass; done")


@pytest.mark.parametrize(
    "task",
    [
        ora.assign("wheel", "Until Friday.\nGood luck!", language="pl"),
        ora.assign(ora.lesson("wheel", "joker"), title="The joker"),
        ora.assign(ora.puzzle(2), "One turn."),
        ora.assign(ora.rule_practice("F5.3.7")),
        ora.assign(game(), "What now?", goal="R built Bakery"),
        ora.assign(ora.scenario(next(iter(ora.scenarios())))),
    ],
    ids=["lesson", "step", "puzzle", "practice", "game", "scenario"],
)
def test_the_code_holds_the_whole_task(task: ora.Assignment) -> None:
    again = read_task(task.code())

    assert (again.id, again.title, again.instructions, again.goal) == (
        task.id,
        task.title,
        task.instructions,
        task.goal,
    )
    assert (again.kind, again.language) == (task.kind, task.language)
    assert [step.name for step in again.steps] == [step.name for step in task.steps]
    opened = again.open()
    board = opened if isinstance(opened, ora.Game) else opened.game
    assert board.plies == board.ply


def test_the_link_leads_to_the_live_page_and_keeps_the_task_from_servers() -> None:
    link = ora.assign("wheel", "Until Friday.", language="es").link("https://some.one/ora/index.html")

    assert re.fullmatch(r"https://some\.one/ora/#task=oratask1:[\w-]+&lang=es", link)
    with pytest.raises(ValueError, match="not the address of a site"):
        ora.assign("wheel").link("nowhere")


def test_a_learner_has_one_row_and_the_last_answer_counts() -> None:
    task = ora.assign("wheel")
    mails = [
        f"Hello, here it is:\n> {answer(task, 'Ada', first_harvest='pass')}\nAda",
        answer(task, "Ben"),
        f"Again! {answer(task, 'ADA', first_harvest=HARVEST, joker=JOKER)}.",
    ]
    rows = task.read(mails).rows

    steps = len(task.steps)
    assert [(name, solved) for name, solved, *_ in rows] == [("ADA", f"2/{steps}"), ("Ben", f"0/{steps}")]
    assert [row[4:6] for row in rows] == [(f"2/{steps}", 2), (f"0/{steps}", 1)]
    assert rows[0][2] == f"{HARVEST} | {JOKER}"


def test_a_question_is_answered_by_its_key() -> None:
    task = ora.assign(ora.lesson("scoring", "drinks"))
    [right, wrong] = task.read(answer(task, "Ada", drinks="= 2") + answer(task, "Ben", drinks="= 1")).rows

    assert (right[1], wrong[1]) == ("1/1", "0/1")


def test_a_position_is_judged_by_its_goal_or_only_shown() -> None:
    judged, shown = (ora.assign(game(), goal=goal) for goal in ("G built Peat Coal Kiln", ""))
    line = "build G07 0,3; prior; times 1; done"
    sent = [{"task": task.id, "name": "Ada", "moves": {"": line}} for task in (judged, shown)]

    assert judged.read(pack(ANSWER, sent[0])).rows[0][:3] == ("Ada", "yes", line)
    midway = {"task": judged.id, "name": "Ben", "moves": {"": "pass"}}
    assert judged.read(pack(ANSWER, midway)).rows[0][:2] == ("Ben", "no")
    assert shown.read(pack(ANSWER, sent[1])).rows[0][:3] == ("Ada", "–", line)


def test_what_is_claimed_is_played_again() -> None:
    task = ora.assign(ora.lesson("wheel", "first-harvest"))
    [row] = task.read(answer(task, "Eve", first_harvest="use LR1 lay; take grain; solved")).rows

    assert row[:3] == ("Eve", "0/1", "use LR1 lay")
    assert "Move 2, “take grain”" in row[3]


def test_what_a_bot_is_claimed_to_have_answered_is_compared_with_its_answers() -> None:
    task = ora.assign(ora.lesson("hired-hands", "while-it-is-free"))
    step = task.steps[0]
    claimed = step.game().play("build G01 1,3; skip; done; pass; done")
    honest = [str(move) for move in step.play_line(step.own_moves).moves[step.game().ply :]]
    made_up = [str(move) for move in claimed.moves[step.game().ply :]]
    rows = {
        line: task.read(answer(task, "Eve", while_it_is_free="; ".join(line))).rows[0]
        for line in map(tuple, (honest, made_up))
    }

    assert [row[1] for row in rows.values()] == ["1/1", "0/1"]
    assert "Move 4, “pass”, is not what the bot answers there" in rows[tuple(made_up)][3]


def test_an_answer_to_another_task_is_named() -> None:
    task, other = ora.assign("wheel"), ora.assign("land")

    astray = answer(other, "Ada")
    [row] = task.read(astray).rows
    assert row == ("Ada", "–", "", "This answer belongs to another task.", "", 0, "", "")
    [row] = task.read([answer(task, "Ada", joker=JOKER), astray]).rows
    assert row[1] == f"1/{len(task.steps)}"
    assert "another task" in row[3]


@pytest.mark.parametrize(
    "code",
    [
        "oraanswer1:AAAA",
        FROM_THE_PAGE[:-3],
        FROM_THE_PAGE.replace("j1F", "j1G"),
        "oraanswer1:%%%",
        pack(ANSWER, {"task": 1, "name": "Ada", "moves": {}}),
        pack(ANSWER, {"task": "x", "name": "Ada", "moves": {"a": 1}}),
        pack(ANSWER, {"name": "Ada"}),
        "I have lost it",
    ],
)
def test_what_cannot_be_read_is_named_with_a_sentence(code: str) -> None:
    task = ora.assign("wheel")
    rows = task.read([code, answer(task, "Ada")]).rows

    assert [row[0] for row in rows] == ["Ada", "–"]
    assert "Ask for" in rows[1][3]


@pytest.mark.parametrize("field", [{"sent": "yesterday"}, {"sent": 5}, {"from": "x" * 41}, {"from": None}])
def test_a_code_with_a_false_date_or_browser_was_tampered_with(field: dict[str, object]) -> None:
    task = ora.assign("wheel")
    [row] = task.read(pack(ANSWER, {"task": task.id, "name": "Ada", "moves": {}, **field})).rows

    assert "changed on the way" in row[3]


def message_of_page(task: ora.Assignment, name: str, day: int, device: str, **moves: str) -> str:
    """The message of a page that includes the time and the browser."""
    data = unpack(ANSWER, answer(task, name, **moves))
    return pack(ANSWER, {**data, "sent": f"2026-11-{day:02}T15:01", "from": device})


def test_namesakes_have_a_row_each_and_are_said_to_be_namesakes() -> None:
    task = ora.assign("wheel")
    codes = [
        message_of_page(task, "Anna", 1, "a", joker=JOKER),
        message_of_page(task, " anna ", 2, "b"),
        message_of_page(task, "Anna", 3, "a"),
    ]
    rows = task.read(codes).rows

    assert [(row[0], row[5]) for row in rows] == [("Anna", 2), ("anna (2)", 1)]
    assert all("More than one browser sent answers as" in row[3] for row in rows)


def test_the_last_try_goes_by_its_date_and_the_best_one_is_kept() -> None:
    task = ora.assign("wheel")
    good = message_of_page(task, "Ada", 2, "a", first_harvest=HARVEST, joker=JOKER)
    late, early = message_of_page(task, "Ada", 9, "a", joker=JOKER), message_of_page(task, "Ada", 1, "a")
    [row] = task.read([good, late, early, good]).rows

    steps = len(task.steps)
    assert (row[1], row[4], row[5], row[6]) == (f"1/{steps}", f"2/{steps}", 3, "2026-11-09 15:01")


def test_a_failed_step_is_named_with_the_sentence_of_its_check() -> None:
    task = ora.assign("wheel")
    [row] = task.read(answer(task, "Ada", first_harvest="fell 0,1 wood", joker=JOKER)).rows
    step = task.steps[0]
    tried = step.check(step.scenario.game().play("fell 0,1 wood"), 0, language="en")

    assert row[3] == f"{step.words('title', 'en')}: {tried.sentence}"


def test_steps_that_the_task_does_not_have_are_named() -> None:
    task = ora.assign("wheel")
    [row] = task.read(answer(task, "Eve", joker=JOKER, all_solved="= yes")).rows

    assert row[1] == f"1/{len(task.steps)}"
    assert "steps that this task does not have (all-solved)" in row[3]


def test_identical_answers_are_marked_also_where_they_were_no_last_try() -> None:
    task = ora.assign("wheel")
    codes = [
        message_of_page(task, "Ada", 1, "a", joker=JOKER),
        message_of_page(task, "Ada", 2, "a", joker=JOKER, first_harvest=HARVEST),
        message_of_page(task, "Ben", 1, "b", joker=JOKER),
        message_of_page(task, "Cleo", 1, "c", joker="pass"),
        message_of_page(task, "Dora", 1, "d"),
        message_of_page(task, "Emil", 1, "e"),
    ]

    assert [row[7] for row in task.read(codes).rows] == ["Ben", "Ada", "", "", ""]


def with_two_hyphens(task: ora.Assignment) -> str:
    """An answer with characters that keyboards and chats change."""
    codes = (answer(task, f"Ada {number}", first_harvest=HARVEST) for number in count())
    return next(code for code in codes if "--" in code and "_" in code)


ON_THE_WAY: dict[str, Callable[[str], str]] = {
    "a large first letter": lambda code: f"O{code[1:]}",
    "one dash for two hyphens": lambda code: code.replace("--", "—"),
    "hyphens of typesetters": lambda code: code.replace("-", "‐"),
    "escaped signs": lambda code: re.sub("([_-])", r"\\\1", code),
    "a wide colon": lambda code: code.replace(":", "："),
    "a blank after the colon": lambda code: code.replace(":", ": "),
    "a line of its own": lambda code: code.replace(":", ":\n"),
    "a blank within": lambda code: f"{code[:40]} {code[40:]} is my answer",
    "in an address": lambda code: f"https://some.one/?answer={code.replace(':', '%3A')}",
    "signs of direction": lambda code: f"{code[:40]}\u200f{code[40:]}",
    "wide letters": lambda code: "".join(chr(ord(one) + 0xFEE0) if one.isalnum() else one for one in code),
    "quoted": lambda code: f"| {code[:40]}\r| {code[40:]}",
}


@pytest.mark.parametrize("way", ON_THE_WAY)
def test_what_keyboards_and_chats_make_of_a_code_is_read(way: str) -> None:
    task = ora.assign(ora.lesson("wheel", "first-harvest"))
    code = with_two_hyphens(task)
    assert [row[1:3] for row in task.read(f"Here: {ON_THE_WAY[way](code)}\nYours").rows] == [("1/1", HARVEST)]


def test_names_keep_what_their_letters_are_joined_by() -> None:
    task = ora.assign("wheel")
    names = ["\U0001f469\u200d\U0001f467 Ada", "می\u200cخواهم", " Ada  L. "]
    assert [row[0] for row in task.read([answer(task, name) for name in names]).rows] == [*names[:2], "Ada L."]


def test_a_code_without_its_letters_is_of_no_other_version() -> None:
    assert "cut short" in ora.assign("wheel").read("oraanswer1:").rows[0][3]


def test_a_mail_that_broke_the_code_into_lines_is_read() -> None:
    task = ora.assign("wheel")
    code = answer(task, "Ada", first_harvest=HARVEST, joker=JOKER)
    for mark, quoted in (("\n", ""), ("\r\n", "> "), ("=\n", "")):
        broken = f"{mark}{quoted}".join(code[at : at + 60] for at in range(0, len(code), 60))
        [row] = task.read(f"{quoted}Hello!{mark}{quoted}{broken}{mark}{quoted}Ada").rows

        assert row[:2] == ("Ada", f"2/{len(task.steps)}")


def test_a_folder_of_mails_and_files_is_read_at_once(tmp_path: Path) -> None:
    task = ora.assign("wheel")
    mail = EmailMessage()
    mail["Date"] = "Thu, 26 Nov 2026 16:30:00 +0100"
    mail.set_content(f"Here: {answer(task, 'Ada', joker=JOKER)}\nGrüße", cte="base64")
    mail.add_alternative(f"<p>Here: {answer(task, 'Ada', joker=JOKER)}</p>", subtype="html")
    (tmp_path / "ada.eml").write_bytes(mail.as_bytes())
    (tmp_path / "ben.txt").write_text(answer(task, "Ben"), encoding="utf-16")
    (tmp_path / "cleo.txt").write_bytes(b"\xff\x00 I have lost it")
    rows = task.read([tmp_path, tmp_path / "dora.txt", answer(task, "Emil")]).rows

    assert [(row[0], row[5], row[6]) for row in rows[:3]] == [
        ("Ada", 1, "2026-11-26 15:30"),
        ("Ben", 1, ""),
        ("Emil", 1, ""),
    ]
    assert [row[3].partition(":")[0] for row in rows[3:]] == ["cleo.txt", "dora.txt"]
    with pytest.raises(ora.WrongArgument, match="codes"):
        task.read(7)  # type: ignore[arg-type]


def html_mail(body: str, cte: str = "quoted-printable") -> bytes:
    mail = EmailMessage()
    mail.set_content(f"<html><body>{body}</body></html>", subtype="html", cte=cte)
    return mail.as_bytes()


def mail_with_attachment(data: bytes, name: str) -> bytes:
    mail = EmailMessage()
    mail.set_content("My answer is in the file.")
    mail.add_attachment(data, maintype="application", subtype="octet-stream", filename=name)
    return mail.as_bytes()


def forwarded_mail(code: str) -> bytes:
    inner, outer = EmailMessage(), EmailMessage()
    inner.set_content(code, cte="base64")
    outer.set_content("See below.")
    outer.add_attachment(inner)
    return outer.as_bytes()


def zip_of_codes(**files: str | bytes) -> bytes:
    whole = BytesIO()
    with ZipFile(whole, "w", ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(name.replace("__", "/").replace("_", ".").replace("mac", "__MACOSX"), data)
    return whole.getvalue()


def lines(code: str, between: str) -> str:
    return between.join(code[at : at + 60] for at in range(0, len(code), 60))


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("a.eml", lambda code: html_mail(f"<p>Hello,<br>{lines(code, '<br>')}</p><p>Ada</p>", "base64")),
        ("a.eml", lambda code: html_mail(f"<blockquote><div>{lines(code, '</div><div>')}</div></blockquote>")),
        ("a.eml", lambda code: html_mail(f"{code[:50]}<wbr>{code[50:99]}<span>&#8203;&shy;{code[99:]}</span>")),
        ("a.eml", lambda code: mail_with_attachment(code.encode(), "code.txt")),
        ("a.eml", lambda code: mail_with_attachment(zip_of_codes(code_txt=code), "code.zip")),
        ("a.eml", forwarded_mail),
        ("a.mbox", lambda code: b"From ada@school Thu Nov 26 16:30:00 2026\n" + html_mail(code)),
        ("a.txt", lambda code: lines(code, "\n\n").encode()),
        ("a.txt", lambda code: lines(code, "\n\xa0> \xa0").encode()),
        ("a.msg", lambda code: b"\xd0\xcf\x11\xe0" + code.encode("utf-16-le")),
        ("a.zip", lambda code: zip_of_codes(Ada_1__file_txt=code, mac__x_txt="x")),
        ("a.zip", lambda code: zip_of_codes(Ada__answer_docx=zip_of_codes(word__document_xml=f"<w:t>{code}</w:t>"))),
        ("a.docx", lambda code: zip_of_codes(word__document_xml=f"<w:t>{code[:50]}</w:t></w:r><w:r><w:t>{code[50:]}</w:t>")),
        ("a.odt", lambda code: zip_of_codes(content_xml=f"<text:p>{code}</text:p>", styles_xml="x")),
    ],
)  # fmt: skip
def test_an_answer_is_read_however_it_was_sent(name: str, file: Callable[[str], bytes], tmp_path: Path) -> None:
    task = ora.assign("wheel")
    path = tmp_path / "Ada" / name
    path.parent.mkdir()
    path.write_bytes(file(answer(task, "Ada", first_harvest=HARVEST, joker=JOKER)))
    (path.parent / ".DS_Store").write_bytes(b"\0")

    [row] = task.read(tmp_path).rows

    assert row[:2] == ("Ada", f"2/{len(task.steps)}")


def nested_mail(count: int) -> bytes:
    return b"".join(b'Content-Type: multipart/mixed; boundary="%d"\n\n--%d\n' % (n, n) for n in range(count))


@pytest.mark.parametrize(
    ("name", "data", "said"),
    [
        ("a.zip", b"PK\x03\x04 and nothing else", "a.zip: This archive or document could not be read"),
        ("a.zip", zip_of_codes(), "There is no answer"),
        ("a.zip", zip_of_codes(a_zip=zip_of_codes(b_txt="x")), "a.zip/a.zip: This archive or document could not be read"),
        ("a.zip", zip_of_codes(**{f"n{n}_txt": "" for n in range(1_001)}), "a.zip: Only the first 1,000 files"),
        ("a.txt", b"oraanswer1:A " * 1_001, "a.txt: Only the first 1,000 answers"),
        ("a.eml", nested_mail(3_000), "a.eml: There is no answer"),
    ],
)  # fmt: skip
def test_what_is_sent_to_do_harm_is_named_and_the_others_are_read(
    name: str, data: bytes, said: str, tmp_path: Path
) -> None:
    task = ora.assign("wheel")
    (tmp_path / name).write_bytes(data)

    rows = task.read([tmp_path, answer(task, "Ben")]).rows

    assert rows[0][0] == "Ben"
    assert said in rows[1][3]


def document(size: int) -> bytes:
    return zip_of_codes(word__document_xml="x" * size)


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("a.zip", zip_of_codes(**{f"n{n}_docx": document(60_000) for n in range(30)})),
        ("a.eml", mail_with_attachment(zip_of_codes(**{f"n{n}_docx": document(60_000) for n in range(30)}), "all.zip")),
        ("a.zip", zip_of_codes(**{f"n{n}_eml": mail_with_attachment(document(60_000), "a.docx") for n in range(30)})),
        (
            "a.mbox",
            b"".join(
                b"From ada@school\n" + mail_with_attachment(document(60_000), "a.docx") + b"\n" for _ in range(30)
            ),
        ),
    ],
    ids=["documents", "documents in a mail", "mails", "mailbox"],
)
def test_archives_within_a_file_are_unpacked_as_far_as_one_file_may_be(
    name: str, file: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each nested archive had its own allowance: a file of 22 kB took twelve seconds, one of 100 kB minutes."""
    monkeypatch.setattr(codes, "MAX_ARCHIVE_BYTES", 200_000)
    monkeypatch.setattr(codes, "MAX_TEXT_LENGTH", 10**7)
    (tmp_path / name).write_bytes(file)
    found = [*codes.collect_texts(tmp_path / name, "en")]
    assert 60_000 <= sum(len(one.text) for one in found) <= 250_000


def test_only_regular_files_are_looked_at_for_answers() -> None:
    [row] = ora.assign("wheel").read(Path(os.devnull)).rows
    assert "could not be read" in row[3]


def test_a_mail_that_says_it_twice_is_one_answer(tmp_path: Path) -> None:
    task = ora.assign("wheel")
    mail = EmailMessage()
    mail.set_content(answer(task, ""))
    mail.add_alternative(f"<p>{answer(task, '')}</p>", subtype="html")
    (tmp_path / "a.eml").write_bytes(mail.as_bytes())

    assert len(task.read(tmp_path)) == 1


def test_what_is_too_long_is_read_in_part_and_that_is_said() -> None:
    task = ora.assign("wheel")
    rows = task.read(answer(task, "Ada") + " " * 1_000_000).rows

    assert [row[0] for row in rows] == ["Ada", "–"]
    assert "Only the first 1,000,000" in rows[1][3]


def test_a_gradebook_has_a_row_per_learner_and_one_per_task_of_a_learner() -> None:
    wheel, land, other = map(ora.assign, ("wheel", "land", "food"))
    codes = [
        message_of_page(wheel, "Anna", 1, "a", joker=JOKER),
        message_of_page(wheel, "Anna", 2, "b"),
        message_of_page(land, "Anna", 4, "b"),
        message_of_page(wheel, "Anna", 3, "a", first_harvest="pass"),
        message_of_page(other, "Ben", 5, "c"),
        "nothing",
    ]
    table = gradebook([wheel, land], codes)
    steps = len(wheel.steps)

    assert [row[:4] for row in table.rows] == [
        ("Anna", f"1/{steps}", "–", "2026-11-03 15:01"),
        ("Anna (2)", f"0/{steps}", f"0/{len(land.steps)}", "2026-11-04 15:01"),
        ("Ben", "–", "–", "2026-11-05 15:01"),
    ]
    assert "another task" in table.rows[2][4]
    assert "There is no answer in" in table.notes[0]
    [first, second] = gradebook([wheel, land], codes, learner="anna").rows
    assert (first[0], first[1], first[4], first[5]) == (wheel.title, f"0/{steps}", f"1/{steps}", 2)
    assert (second[0], second[1], second[3]) == (land.title, "–", "")
    with pytest.raises(ora.UnknownName, match="Anna"):
        gradebook([wheel], codes, learner="Hanna")
    with pytest.raises(ora.WrongArgument, match="a list of tasks"):
        gradebook("wheel", codes)  # type: ignore[arg-type]


def test_names_and_texts_stay_text(tmp_path: Path) -> None:
    task = ora.assign(ora.puzzle(1), "<script>alert(1)</script>", title="</title><b>")
    table = task.read(answer(task, "<b>Eve</b>"))
    page = task.save_html(tmp_path / "task.html").read_text(encoding="utf-8")

    assert "<b>" not in table._repr_html_()
    assert "alert(1)" not in page
    assert "<b>" not in page.partition("<style>")[0]


@pytest.mark.parametrize("language", ["en", "pl", "es"])
def test_the_page_brings_the_task_and_its_words(language: str) -> None:
    page = ora.assign(ora.puzzle(1), "Take your time.", language=language).html()
    packed = re.search(r"data-packed>([^<]+)<", page)
    assert packed is not None
    task = json.loads(zlib.decompress(b64decode(packed[1])))["saved"]["task"]

    assert task["instructions"].startswith("Take your time.\n")
    assert task["step"] == ora.puzzle(1).step.name
    assert set(task["words"]) == {"name", "send", "sent", "empty", "copy"}
    assert all(task["words"].values())


@pytest.mark.parametrize(
    ("lesson", "step"), [("scoring", "drinks"), ("hired-hands", "while-it-is-free"), ("first-game", "")]
)
def test_a_page_of_a_question_or_of_a_task_in_which_bots_answer_is_refused(lesson: str, step: str) -> None:
    with pytest.raises(Refusal, match="send the link instead"):
        ora.assign(ora.lesson(lesson, step)).html()


@pytest.mark.parametrize(
    "code",
    [
        "",
        "oratask1:",
        "oratask1:AAAA",
        "nonsense",
        pack(TASK, {"kind": "game"}),
        pack(TASK, {"kind": 3}, compressed=True),
    ],
)
def test_a_code_that_is_none_is_refused(code: str) -> None:
    with pytest.raises(ParseError):
        read_task(code)


def test_a_task_of_a_newer_version_is_no_damaged_one() -> None:
    with pytest.raises(ParseError, match="has version 2, and this program reads versions up to 1"):
        read_task("oratask2:AAAA")


def test_what_is_no_task_is_refused() -> None:
    with pytest.raises(Refusal, match="a lesson, a scenario or a game"):
        ora.assign(7)  # type: ignore[arg-type]
    with pytest.raises(ora.UnknownName):
        ora.assign("whale")
    with pytest.raises(Refusal, match="a shorter text"):
        ora.assign("wheel", "a" * 1001)
    with pytest.raises(Refusal):
        ora.assign(game(), goal="nonsense")
