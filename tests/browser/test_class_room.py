"""A class: a pupil on a telephone and the teacher's panel in a notebook, which share one room."""

from __future__ import annotations

from playwright.sync_api import expect

from ora_widgets.lessons import lessons
from tests.browser.conftest import OpenNotebook
from tests.browser.test_axe import faults
from tests.browser.test_rooms import Guests, guests

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
