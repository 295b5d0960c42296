"""A class whose task is a game against bots, on a pupil's telephone; nobody else can enter the class."""

from __future__ import annotations

from playwright.sync_api import expect

from ora_widgets import assign, host, new_game
from tests.browser.test_rooms import Guests, guests

__all__ = ["guests"]


def test_a_pupil_plays_a_bot_in_a_class_that_lets_nobody_else_in(guests: Guests) -> None:
    room = host(assign(new_game(2, length="short"), bots={"G": "woodcutter"}))
    anna = guests.open(room.link, small=True)
    anna.get_by_role("textbox", name="Your name").fill("Anna")
    anna.locator("form button").click()
    board = anna.locator(".ora-board")
    expect(board).to_have_attribute("data-ply", "0")
    room.lock()
    late = guests.open(room.link)
    expect(late.locator("[data-room=status]")).to_contain_text("is not letting anybody else into the class")

    for ply, button in enumerate(("Pass", "Pass", "End the turn"), start=1):
        anna.get_by_role("button", name=button).first.click()
        anna.wait_for_function("ply => Number(document.querySelector('.ora-board').dataset.ply) >= ply", arg=ply)
    anna.wait_for_function("() => Number(document.querySelector('.ora-board').dataset.ply) > 3")
    expect(anna.locator(".ora-question")).to_contain_text("Red")
    anna.reload()
    expect(board).to_be_visible()
    room.unlock()
    late.reload()
    expect(late.locator("form")).to_be_visible()
    room.close()
