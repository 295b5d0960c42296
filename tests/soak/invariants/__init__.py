"""The table of invariants: name, frequency of the check, and the checking function.

Cheap invariants are checked after every move, expensive ones of whole games in a random sample. A function takes a
`Moment` (or, for whole games, a `Whole`) and raises an `AssertionError` that describes the fault.
"""

from __future__ import annotations

from ..moment import Invariant
from . import cards, clergy, forms, goods, history, land, moves, pictures, points

EVERY_MOVE = (
    Invariant("goods are booked", 1, goods.are_booked),
    Invariant("goods are the country's", 1, goods.are_of_the_country),
    Invariant("wonders are eight", 1, goods.wonders_are_eight),
    Invariant("cards lie in one place", 1, cards.lie_in_one_place),
    Invariant("settlements are each one's own", 1, cards.settlements_are_each_ones_own),
    Invariant("lists agree with the land", 2, cards.lists_agree_with_the_land),
    Invariant("clergymen stand in one place", 1, clergy.stand_in_one_place),
    Invariant("clergymen do not crowd", 1, clergy.do_not_crowd),
    Invariant("land is made of its pieces", 4, land.is_made_of_its_pieces),
    Invariant("land joins", 4, land.joins),
    Invariant("land was for sale", 4, land.was_for_sale),
    Invariant("buildings suit the ground", 4, land.buildings_suit_the_ground),
    Invariant("cloisters touch", 4, land.cloisters_touch),
    Invariant("listed moves play", 20, moves.listed_play),
    Invariant("lists are lists", 20, moves.lists_are_lists),
    Invariant("unlisted moves are refused", 120, moves.unlisted_are_refused),
    Invariant("clicks never end early", 120, moves.clicks_never_end_early),
    Invariant("refusals have words", 60, moves.refusals_have_words),
    Invariant("scene agrees", 120, pictures.scene_agrees),
    Invariant("characters agree", 480, pictures.characters_agree),
)
WHOLE_GAME = (
    Invariant("lines replay", 2, history.lines_replay),
    Invariant("undo and redo", 6, history.undo_and_redo),
    Invariant("record round trip", 4, forms.record),
    Invariant("code round trip", 8, forms.code),
    Invariant("JSON round trip", 4, forms.data),
    Invariant("pickle round trip", 8, forms.check_pickle),
    Invariant("the end is the end", 1, history.the_end_is_the_end),
    Invariant("points are what is printed", 1, points.are_what_is_printed),
)
