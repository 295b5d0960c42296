"""A class: a pupil on a telephone and the teacher's panel in a notebook share a room; and thirty pupils at once.

`python -m tests.bench.lesson` runs a lesson of fifteen minutes, in the middle of which Python is killed.
"""

from __future__ import annotations

from playwright.sync_api import expect

from ora_widgets import assign, host, new_game
from ora_widgets.lessons import lessons
from tests.browser.conftest import OpenNotebook
from tests.browser.test_axe import faults
from tests.browser.test_rooms import Guests, guests
from tests.widget.room.peer import Peer

__all__ = ["guests"]

CELL = 'import ora_widgets as ora\nroom = ora.host(ora.assign("wheel"))\nroom'
STEPS = lessons()["wheel"].steps


def test_a_teacher_sees_what_a_pupil_on_a_telephone_does(lab_page: OpenNotebook, guests: Guests) -> None:
    lab = lab_page(CELL)
    lab.run()
    panel = lab.output(0).locator(".ora-today")
    expect(panel.get_by_role("img", name="Link for pupils")).to_be_visible()
    link = panel.get_by_role("textbox", name="Link for pupils")

    pupil = guests.open(link.input_value(), small=True)
    pupil.locator("form button").click()
    expect(pupil.locator("form")).to_contain_text("type your name")
    assert faults(pupil.locator("html"), 1) == []
    pupil.get_by_role("textbox", name="Your name").fill("Anna")
    pupil.locator("form button").click()
    expect(pupil.locator("[data-pupil]")).to_have_text("Anna")
    expect(pupil.locator(".ora-board")).to_be_visible()
    expect(pupil.get_by_role("button", name="Solution")).to_have_count(0)

    row = panel.locator("[data-pupil=Anna]")
    expect(row).to_contain_text(f"1/{len(STEPS)}")
    row.get_by_role("button", name="Show: Anna").click()
    pupil.get_by_role("button", name="Hint").first.click()
    expect(row.locator("td").nth(2)).to_have_text("1")

    panel.get_by_role("button", name="Next step for all").click()
    expect(row).to_contain_text(f"2/{len(STEPS)}")
    expect(pupil.locator(".ora-board")).to_contain_text(STEPS[1].words("title", "en"))
    panel.get_by_role("button", name="What would you play?").click()
    expect(pupil.locator(".ora-board")).to_contain_text("The first move that you make")
    pupil.get_by_role("button", name="Pass").click()
    expect(panel.get_by_role("list", name="Answers of the class")).to_contain_text("Blue passes. 1 (100 %)")
    panel.get_by_role("button", name="Let all go on").click()
    panel.get_by_role("button", name="Stop all boards").click()
    expect(pupil.locator(".ora-board")).to_contain_text("Look to the front")
    assert faults(panel, 20) == []
    panel.get_by_role("button", name="Close the class").click()
    expect(pupil.locator("[data-room=status]")).to_contain_text("closed the class")


def test_thirty_pupils_four_of_them_on_pages_take_part_in_a_lesson(guests: Guests) -> None:
    room = host(assign("wheel"))
    peers = [Peer(room.link.partition("#")[2], name=f"Pupil {number}").connect(room) for number in range(26)]
    pages = [guests.open(room.link, small=number == 0) for number in range(4)]
    for number, page in enumerate(pages):
        page.get_by_role("textbox", name="Your name").fill(f"Page {number}")
        page.locator("form button").click()
        expect(page.locator(".ora-board")).to_be_visible()
    assert len(room.pupils()) == 30

    for line in STEPS[0].solution.split("; "):
        assert [peer.play(line)["frame"] for peer in peers] == ["answer"] * len(peers)
    room.push()
    for page in pages:
        expect(page.locator(".ora-board")).to_contain_text(STEPS[1].words("title", "en"))
    room.poll(new_game(2))
    for peer in peers:
        peer.play("build G07 0,3")
    for page in pages:
        expect(page.locator(".ora-board")).to_contain_text("The first move that you make")
        page.get_by_role("button", name="Pass").click()
        expect(page.locator(".ora-board")).to_contain_text("Your answer has arrived")
    assert [row[1:] for row in room.answers()] == [("build G07 0,3", 26, "87 %"), ("pass", 4, "13 %")]
    room.go_on()
    room.freeze()
    for page in pages:
        expect(page.locator(".ora-board")).to_contain_text("Look to the front")
    assert sum(row[3] for row in room.pupils()) == len(peers)
    room.close()
    for page in pages:
        expect(page.locator("[data-room=status]")).to_contain_text("closed the class")
