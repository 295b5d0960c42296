"""Rule practice: a small task for each rule that no lesson makes you apply, in the order of the rules."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ..language.fluent import say
from ..rulebook.rules import Rule, rule
from .lesson_step import Lesson, LessonStep, with_numbers

# Cleared land and clergymen at work leave so few moves that a search can try all of them.
CLEARED_SPACES = "0,0 1,0 0,1 0,2 1,1"
CLERGYMEN_AT_WORK = {seat: f"lay L{seat}1, lay L{seat}3" for seat in "RGB"}
LAST_TURN = {"players": 3, "round": 4, "to_move": "R", "slot": 4}


@dataclass(frozen=True)
class RuleStep(LessonStep):
    """A task whose solution depends on its rule: without the rule another line or none would solve it.

    >>> from ora_widgets.lessons import rule_practice
    >>> rule_practice("F5.3.7").step.words("title", "en")
    'Contracts take a slot'
    """

    def words(self, part: str, language: str) -> str:
        """A piece of its text: the title and text come from its rule, the task, hints and lesson learnt are its own."""
        if part == "title":
            return self._rule(language).title
        if part == "text":
            # A rule's table would give away the answer to a question about it.
            paragraphs = self._rule(language).text.split("\n\n")
            return " ".join(each for each in paragraphs if not each.startswith("|"))
        if part == "task":
            return self.with_answers(say(self.message, language, **self.amounts), language)
        return super().words(part, language)

    def _rule(self, language: str) -> Rule:
        return rule(self.rules.split()[0], language)


ROWS = (
    # Terms, components and open information (F0 to F2).
    RuleStep(
        "turns-are-rounds", "F0.1 F2.2",
        {
            "length": "short", "round": 9, "wheel": {"clay": "5 steps"}, "give": {"R": "", "G": ""}, "display": "",
            "placed": {"R": "lay LR2, lay LR3", "G": CLERGYMEN_AT_WORK["G"]}, "cleared": dict.fromkeys("RG", CLEARED_SPACES),
        },
        "turns 3; R took 5Cl clay", "pass; pass; done; pass; pass; done; use LR1 prior; take clay",
        variations=(
            with_numbers("turns 3; R took 3Cl clay", wheel={"clay": "2 steps"}),
            with_numbers("turns 3; R took 4Cl clay", wheel={"clay": "3 steps"}),
        ),
    ),
    RuleStep(
        "each-slot-a-turn", "F0.3 F3.4 F6.6",
        {
            "players": 3, "round": 4, "give": {"R": "5Pn", "G": "", "B": ""}, "placed": CLERGYMEN_AT_WORK, "display": "",
            "cleared": dict.fromkeys("RGB", CLEARED_SPACES),
        },
        "R owns -1,0; R owns 2,0; round 4", "district -1 plains; pass; done; pass; done; pass; done; district 2 plains",
    ),
    RuleStep(
        "open-goods", "F0.8", {"players": 3, "round": 4, "give": {"G": "2Cl Gn 3Pn"}, "display": "F04 F05 G12"},
        choices="a b c", answer="b",
    ),
    RuleStep("which-pile", "F1.1", {"players": 3}, choices="A B C D", answer="B"),
    RuleStep(
        "two-sides-two-goods", "F1.2 F6.2", {"players": 3, "round": 7, "give": {"R": "2Gn Wo Pn"}, "built": {"R": "F08 0,3"}},
        "R gains Br at F08", "use F08 lay; give Wo Gn Pn Sw",
    ),
    RuleStep(
        "the-last-wonder", "F1.3",
        {
            "round": 29, "actions": 1, "give": {"R": "Bo Ce Or Rq 6Pn", "G": "7Wr Bo Ce Or Rq 2Pn"},
            "built": {"R": "F36 0,3; G34 1,3"}, "display": "F27 F33 F38 G41",
        },
        "turns 1; R has Wr", "use G34 lay; times 1",
    ),
    RuleStep(
        "only-one-bakery", "F1.5",
        {"players": 3, "round": 4, "to_move": "R", "slot": 4, "give": {"R": "2Fl Wo 2Cl Sw Pn"}, "built": {"G": "F05 0,3"}},
        "turns 1; R has 2Br", "contract F05 coins; send lay; times 2; times 0",
    ),
    RuleStep(
        "room-from-the-start", "F2.9",
        {
            "players": 3, "length": "short", "round": 4, "to_move": "R", "give": {"R": "Cl"}, "built": {"R": "G12 0,3; F05 1,3"},
            "display": "G07",
        },
        "turns 1; R built G07", "build G07 0,0; skip",
    ),
    # The course of a round and the wheel (F3, F4).
    RuleStep(
        "out-until-the-next-round", "F3.7", {"players": 3, "round": 4, "placed": {"R": "prior LR3, lay LR2"}},
        "round 4; R took Cl; R took Sh",
        "use LR1 lay; take clay; done; pass; done; pass; done; contract LG2 coins; send lay; take livestock",
    ),
    RuleStep(
        "gifts-before-the-phase", "F3.8 F12.3",
        {"players": 3, "length": "short", "round": 2, "to_move": "G", "slot": 4, "give": {"R": ""}},
        "turns 3; G passed 1; R built S1", "pass; done; done; settle S1 0,3",
    ),
    RuleStep(
        "not-yet-grapes", "F4.5",
        {
            "players": 3, "round": 8, "to_move": "R", "give": {"R": "", "G": "", "B": ""}, "land": {"R": "district -1 hills"},
            "built": {"R": "F14 -1,3"}, "placed": {seat: CLERGYMEN_AT_WORK[seat] for seat in "GB"},
            "cleared": {"R": f"{CLEARED_SPACES} -1,0 -1,1 -1,2", "G": CLEARED_SPACES, "B": CLEARED_SPACES},
            "display": "",
        },
        "turns 4; R took 2Gp grapes", "pass; done; pass; done; pass; done; use F14 lay; take grapes",
    ),
    RuleStep(
        "nothing-on-the-wheel", "F4.8",
        {
            "players": 1, "round": 14, "give": {"R": "2Wo 2Cl"}, "built": {"R": "G12 0,3; G06 1,3"}, "display": "G19",
            "wheel": {"wood": "-", "peat": "-", "joker": "-", "coin": 0},
        },
        "turns 1; R built G19", "fell 0,1 wood; build G19 0,1; skip",
    ),
    # Main actions and extra actions (F5, F6).
    RuleStep(
        "standing-there", "F5.2.3", {**LAST_TURN, "give": {"R": "Pn"}, "placed": {"R": "lay LR1"}, "wheel": {"clay": 4}},
        "turns 1; R took 4Cl clay", "contract LG1 coins; send lay; take clay",
        variations=(
            with_numbers("turns 1; R took 5Cl clay", wheel={"clay": 5}),
            with_numbers("turns 1; R took 3Cl clay", wheel={"clay": 3}),
        ),
    ),
    RuleStep(
        "before-the-price-rises", "F5.3.4",
        {"round": 17, "give": {"R": "2Cl 2Sw 2Fl Wo Pn"}, "built": {"G": "F05 0,3"}, "display": "F21 G18 F17 G16"},
        "turns 1; R has 2Br; R built F21", "contract F05 coins; send lay; times 2; pay Wo; times 0; build F21 0,3; skip",
    ),
    RuleStep(
        "two-coins-or-a-wine", "F5.3.4",
        {
            **LAST_TURN, "round": 16, "give": {"R": "2Pn Wn 2Fl Wo", "B": ""}, "built": {"G": "F21 0,3", "B": "F05 0,3"},
            "display": "",
        },
        "turns 1; R has 2Br Wn; B has 2Pn", "contract F05 coins; send lay; times 2; times 0",
    ),
    RuleStep(
        "the-prior-stays-home", "F5.3.7",
        {"players": 3, "round": 4, "give": {"R": "Pn"}, "placed": {"R": "lay LR2, lay LR3"}, "wheel": {"clay": 4}},
        "turns 1; R took 4Cl clay; R home 1", "contract LG1 coins; send lay; take clay",
        variations=(
            with_numbers("turns 1; R took 5Cl clay; R home 1", wheel={"clay": 5}),
            with_numbers("turns 1; R took 3Cl clay; R home 1", wheel={"clay": 3}),
        ),
    ),
    RuleStep("whom-to-hire", "F5.3.8", {**LAST_TURN, "display": "F05 G07"}, choices="a b c", answer="b"),
    RuleStep(
        "no-card-to-clear", "F5.4.3", {"players": 3, "round": 4, "cleared": {"R": "0,0 1,0 0,1 0,2 1,1"}, "display": ""},
        choices="a b c", answer="b",
    ),
    RuleStep("what-to-build", "F5.5.6", {**LAST_TURN, "give": {"R": "Gn Wo Cl"}}, choices="a b c", answer="b"),
    RuleStep(
        "no-change-for-meat", "F6.5", {"players": 3, "phase": "A", "to_move": "R", "give": {"R": "Mt Pt 2Sw"}},
        "R built S2", "settle S2 0,3",
    ),
    RuleStep(
        "land-in-the-last-turn", "F6.7",
        {
            "length": "short", "round": 31, "give": {"R": "Wo", "G": "5Pn"}, "display": "G12 G28",
            "placed": {seat: CLERGYMEN_AT_WORK[seat] for seat in "RG"}, "cleared": dict.fromkeys("RG", CLEARED_SPACES),
        },
        "G owns -1,0; over", "build G12 0,3; skip; pass; done; district -1 plains; pass; done",
    ),
    # Where land goes, and adjacency (F7).
    RuleStep(
        "plot-upon-plot", "F7.4", {"players": 3, "round": 4, "give": {"R": "4Pn"}, "land": {"R": "plot -1 coast"}},
        "R owns -3,-1", "plot -3 coast",
    ),
    RuleStep(
        "beside-the-castle", "F7.6",
        {
            "players": 3, "phase": "D", "to_move": "R", "give": {"R": "Gn Wo"}, "land": {"R": "plot 0 mountain; plot 2 mountain"},
            "built": {"R": "G28 0,6; G22 2,6; F05 0,5"}, "display": "",
        },
        "R points exactly 37", "settle S1 1,5",
    ),
    # Settlement phases (F8, F9.5).
    RuleStep("the-marker-has-moved", "F8.2", {"players": 3, "phase": "A"}, choices="A B C", answer="B"),
    RuleStep(
        "land-then-settlement", "F8.3",
        {"players": 3, "phase": "A", "to_move": "R", "give": {"R": "Gn Wo 2Pn"}, "built": {"R": "G12 0,3; G06 1,3"}},
        "turns 1; R built S1", "district -1 plains; settle S1 -1,1",
    ),
    RuleStep("half-an-energy", "F8.4", {"players": 3, "phase": "A"}, choices="a b c", answer="b"),
    RuleStep(
        "after-phase-a", "F8.6 F3.3",
        {
            "players": 3, "round": 5, "to_move": "G", "slot": 4, "give": {"R": "Gn Wo", "G": "", "B": "2Wo 2Cl"}, "placed": CLERGYMEN_AT_WORK,
            "cleared": dict.fromkeys("RGB", CLEARED_SPACES), "display": "",
        },
        "turns 5; R built S1; B hand S5; B built G19", "pass; done; done; settle S1 0,3; done; done; build G19 0,3; skip",
    ),
    RuleStep(
        "a-card-kept", "F8.7", {"players": 3, "phase": "B", "to_move": "R", "give": {"R": "Mt Wo"}, "display": ""},
        "turns 1; R built S5", "settle S5 0,3",
    ),
    RuleStep(
        "and-then-phase-e", "F9.5",
        {"players": 3, "bonus": True, "to_move": "B", "give": {"R": "Gn Wo", "B": ""}, "display": ""},
        "B passed 1; R built S1; over", "pass; done; settle S1 0,3; done; done; done",
    ),
    # The two games for two (F10, F11).
    RuleStep(
        "the-second-action", "F10.4", {"length": "short", "round": 3, "placed": {"R": "prior LR2, lay LR3"}},
        "turns 1; R took Cl; R took Sh", "use LR1 lay; take clay; contract LG2 coins; send lay; take livestock",
    ),
    RuleStep(
        "two-turns-two-districts", "F10.5", {"length": "short", "round": 3, "give": {"R": "5Pn"}},
        "turns 3; R owns -1,0; R owns 2,0",
        "district -1 plains; use LR3 lay; take coin; pass; done; "
        "use LG2 lay; take livestock; use LG3 lay; take joker; district -1 hills; done; district 2 plains",
        answered=True,
    ),
    RuleStep("nearly-all-cards", "F11.1", {}, choices="24 33 38 41", answer="38"),
    RuleStep(
        "one-and-then-two", "F11.2",
        {
            "round": 3, "to_move": "G", "slot": 2, "give": {"R": "", "G": ""}, "placed": {"R": CLERGYMEN_AT_WORK["R"]}, "display": "",
            "cleared": dict.fromkeys("RG", CLEARED_SPACES), "wheel": {"clay": 3, "grain": 2, "coin": 2, "livestock": 2, "joker": 2},
        },
        "turns 2; G took Cl clay; G took Gn grain; G took Pn coin",
        "use LG1 lay; take clay; done; use LG2 lay; take grain; use LG3 prior; take coin",
    ),
    RuleStep(
        "still-out", "F11.3",
        {
            "round": 3, "placed": {"R": "prior LR2, lay LR3"}, "built": {"R": "F05 0,3"},
            "prelude": "use LR1 lay; take clay; pass; done",
        },
        choices="a b c", answer="b",
    ),
    RuleStep(
        "phase-in-round-seven", "F11.4", {"round": 6, "to_move": "R", "slot": 2, "give": {"R": "Gn Wo"}},
        "turns 2; R passed 1; R built S1", "pass; done; settle S1 0,3",
    ),
    RuleStep(
        "ended-by-one-action", "F11.6",
        {"round": 31, "to_move": "G", "slot": 2, "give": {"G": "Wo"}, "display": "G12 G28 F37 G41"},
        "turns 1; G built G12; over", "build G12 0,3; skip; done",
    ),
    # The bonus round, the short game and the solo game (F9, F12, F13).
    RuleStep(
        "into-the-bonus-round", "F3.6 F9.2",
        {
            "players": 3, "round": 24, "to_move": "B", "slot": 4, "give": {"R": "2Br 2Wn"}, "built": {"G": "F24 1,3"},
            "placed": {"R": "prior LR1, lay LR2", "G": "lay F24"}, "display": "",
        },
        "round 25; R sent F24 prior; R gains 2Rq at F24", "pass; done; use F24 prior; times 2",
    ),
    RuleStep(
        "both-out-both-home", "F12.1",
        {
            "players": 3, "length": "short", "round": 3, "to_move": "B", "slot": 4, "give": {"R": "", "G": "", "B": ""},
            "placed": {seat: f"prior L{seat}2, lay L{seat}1" for seat in "RGB"}, "cleared": dict.fromkeys("RGB", "1,0 0,2 1,1"), "display": "",
            "wheel": {"clay": 3},
        },
        "turns 2; R sent LR1 lay; R took Cl clay LR1", "pass; done; use LR1 lay; take clay",
    ),
    RuleStep(
        "wood-for-everybody", "F12.4", {"players": 3, "length": "short", "round": 4, "wheel": {"wood": 4}},
        "turns 1; R took 5Wo wood; G has 2Wo; B has 2Wo", "fell 0,2 wood",
        variations=(
            with_numbers("turns 1; R took 6Wo wood; G has 2Wo; B has 2Wo", wheel={"wood": 5}),
            with_numbers("turns 1; R took 4Wo wood; G has 2Wo; B has 2Wo", wheel={"wood": 3}),
        ),
    ),
    RuleStep(
        "no-room-but-on-top", "F13.6",
        {
            "players": 1, "phase": "A", "give": {"R": "3Pn"}, "display": "G07",
            "built": {"W": "G12 0,1; F05 0,2; F04 0,3; F11 1,0; F08 1,1; G06 1,3"},
        },
        "W built G07 0,4", "place G07 0,4",
    ),
    RuleStep(
        "all-three-neutral", "F13.8",
        {"players": 1, "phase": "A", "give": {"R": "Pt 4Pn"}, "cleared": {"R": CLEARED_SPACES}, "placed": {"W": "lay LW1, lay LW2"}, "display": "G07"},
        "turns 2; R hired G07; R hired G13; R has Sn",
        "place G07 0,1; contract G07 coins; times 1; done; contract G13 coins; send lay; times 1",
    ),
    RuleStep(
        "the-neighbour-first", "F13.9",
        {"players": 1, "round": 11, "give": {"R": "Gn Pn"}, "cleared": {"R": CLEARED_SPACES}, "placed": {"R": "lay LR1, lay LR3"}, "display": "G07"},
        "turns 2; R passed 2; R built S1", "pass; pass; done; place G07 0,1; contract G07 coins; settle S1 0,3; pay Gn",
    ),
    RuleStep(
        "five-hundred", "F13.11", {"players": 1, "round": 32, "give": {"R": "8Wr 32Rq Or"}, "display": ""}, choices="a b", answer="a",
    ),
    # Scoring, and the tables (F14 to F17).
    RuleStep("the-best-of-five", "F14.1", {"players": 3}, choices="a b c d e", answer="d"),
    RuleStep(
        "beside-the-houseboat", "F14.3",
        {
            "players": 3, "country": "ireland", "round": 20, "land": {"R": "plot 0 coast"}, "cleared": {"R": "0,0"},
            "built": {"R": "I05 0,0; I11 0,-2; S4 0,-1"}, "display": "",
        },
        choices="13 16 19 22", answer="19",
    ),
    RuleStep(
        "who-starts", "F15 F3.5", {"players": 3, "round": 9}, choices="1 2 3", answer="3",
        variations=(with_numbers(answer="1", round=10), with_numbers(answer="2", round=11)),
    ),
    RuleStep(
        "main-actions-of-a-round", "F16", {"players": 4}, choices="4 5 6 8", answer="5",
        variations=(with_numbers(answer="4", players=3),),
    ),
    RuleStep("when-c-comes", "F17", {"players": 3, "round": 12}, choices="11 15 16 20", answer="15"),
)  # fmt: skip

RULE_PRACTICE = Lesson(
    "practice", tuple(replace(row, message=f"practice-{row.name}") for row in ROWS), "practice-lesson"
)
