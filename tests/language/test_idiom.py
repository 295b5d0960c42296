"""Faults that native readers found in Polish and Spanish stay mended, as do similar ones."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ora_widgets

LOCALE = Path(ora_widgets.__file__).parent / "locale"
WORDS = "rule-words"  # common expressions, right or wrong

# Pattern, and what is wrong with it.
FAULTS = {
    "es": {
        r"\b\w{2,}(áis|éis|asteis|isteis)\b": "vosotros: readers in the Americas say ustedes",
        r"\b(vosotr[oa]s|vuestr[oa]s?|sois|os)\b": "vosotros",
        r"(^|[.:¡] )(Elegid|Tomad|Poned|Jugad|Mirad|Haced|Id|Usad|Construid)\b": "an order to vosotros",
        r"\b(dos|tres|cuatro|cinco|seis|siete|ocho) (arcillas|maderas|piedras|granos|turbas|pajas|harinas|maltas)\b": "of what is not counted one says 2 de arcilla",
        r"\b[2-9] de ganado\b": "livestock has heads: 2 cabezas de ganado",
        r"\b(vende|cambia|compra|usa|paga) hasta 1\b": "up to 1 is unnatural: como máximo, or puedes",
        r"\bcurso (rápido|de la partida)\b": "a curso is a class",
        r"\bContrata (el|la) \b": "one hires people, not buildings",
        r"\brevend\w+|\bleerías\b|\bHospicio\b|\btumbado\b|\bpila D fuera\b": "see the word before it was mended",
        r"\bmerece la pena\b|\bcoge[rs]?\b|\bordenador\b": "said in Spain only",
        r"En esta mesa se juega": "reads as a place",
    },
    "pl": {
        r"\b(pięć|sześć|siedem|osiem|dziewięć|dziesięć) (zboża|drewna|gliny|torfu|słomy|mięsa|kamienia|mąki|słodu)\b": "five and more of what is not counted: pięć żetonów zboża",
        r"\b(dwóch|trzech|czterech) (słodów|mąk|zbóż|torfów|drewien)\b": "dwóch żetonów słodu",
        r"\b(dwie|trzy|cztery|obie|dwa|trzy) (słomy|mąki|gliny|drewna|torfy)\b": "dwa żetony słomy",
        r"\b[Dd]o (1|dwóch razy|trzech razy)\b (wina|piwa|księgi|chleba|whisky|oddaj)": "up to 1 is unnatural: najwyżej 1",
        r"\bPrzepisz do \d|\bKup do \d|\bUsuń do \d|\b[Zz]amień do \d|\b[Ww]yślij statkiem do \d": "copy *into* three books: najwyżej 3",
        r"\bRaz zapłać\b": "tylko raz",
        r"\bjedno z trojga\b|\bżeton 1 moneta\b|\bdotykają gór oba\b": "declined wrongly",
        r"\b(zetnij|ściąć|zetnie) las\b": "the printed rules say wykarczuj",
        r"\bwedług koła produkcji\b": "ile wskazuje kierat",
        r"\bobr(ót|ocie|otu|otem) koła\b": "what turns is the kierat",
        r"\bani życzeniem\b|\bGarść słów\b|\bna wznak\b|\bKieliszek wśród\b|\bdzicz\b": "see the word before it was mended",
        r"\b(Osada|osada) liczy\b|\bile liczy\b|\bliczy najwięcej\b": "a settlement gives points",
        r"\bPrzy tym stole gra się\b": "reads as a place",
        r"\bnie zna kontraktów\b|\bobojętnie (czyim|jaka)\b|\bnie zważa\b": "stilted",
        r"\bplansz[aęy] gracza\b.*\bziemi": "one word for one thing",
        r"\b[Dd]uchown\w+": "a clergyman is a mnich",
        r"\b[Dd]żoker\w*": "the joker is the joker",
        r"\b[Ww]skaźnik\w* (drewna|torfu|zboża|owiec|gliny|monet|kamienia|winogron|jokera)|\b[Ww]skaźnik,": "an indicator is a znacznik",
        r"\b[Ww]yr[ęą]b\w*|\b[Śś]cina\w* (drzew|las|i kopa)|\b[Ww]ydob\w+ torf": "forests are karczowane, peat is wykopywany",
        r"\bosadnictwa\b|\bumow\w+ o pracę\b|\b[Aa]kcj\w+ główn|\brund\w+ (bonusow|dodatkow)": "faza osad, kontrakt, akcja podstawowa, runda specjalna",
        r"\b[Kk]oł\w+ (się obr|obraca)|\bkoło się\b": "what turns is the kierat",
        r"\bkrain(a|y|ie|ę|ą)\b": "somebody's landscape is their ziemie",
    },
}  # fmt: skip


def texts(language: str) -> dict[str, str]:
    files = sorted((LOCALE / language).glob("*.ftl"))
    found = {path.stem: path.read_text(encoding="utf-8") for path in files if path.stem != WORDS}
    # Comments are for translators, and lines may end anywhere.
    return {name: re.sub(r"\s+", " ", re.sub(r"(?m)^#.*$", "", text)) for name, text in found.items()}


@pytest.mark.parametrize("language", FAULTS)
def test_no_fault_comes_back(language: str) -> None:
    found = [
        (name, hit[0], why)
        for name, text in texts(language).items()
        for pattern, why in FAULTS[language].items()
        for hit in re.finditer(pattern, text)
    ]
    assert found == []


@pytest.mark.parametrize(
    ("language", "wrong"),
    [
        ("es", "Ahora jugáis vosotros."),
        ("es", "Elegid una carta"),
        ("es", "tienes dos arcillas"),
        ("es", "paga 2 de ganado"),
        ("es", "vende hasta 1 vino"),
        ("es", "Merece la pena: merece la pena"),
        ("pl", "sześć zboża"),
        ("pl", "trzej duchowni"),
        ("pl", "Dżoker cofa się"),
        ("pl", "wskaźnik drewna"),
        ("pl", "Wyrąb lasu"),
        ("pl", "faza osadnictwa"),
        ("pl", "gdy koło się obraca"),
        ("pl", "na swojej krainie"),
        ("pl", "dwóch słodów"),
        ("pl", "sprzedaj do 1 wina"),
        ("pl", "Przepisz do 3 ksiąg"),
        ("pl", "zetnij las"),
        ("pl", "obrót koła"),
        ("pl", "Ile liczy ta osada? ile liczy"),
    ],
)
def test_a_fault_is_noticed(language: str, wrong: str) -> None:
    assert any(re.search(pattern, wrong) for pattern in FAULTS[language])


def test_what_is_right_is_left_alone() -> None:
    right = {
        "es": "Toma 2 cabezas de ganado y 2 de madera; a lo más tres.",
        "pl": "Weź sześć żetonów zboża z koła produkcji; wykarczuj las.",
    }
    assert [text for language, text in right.items() if any(re.search(each, text) for each in FAULTS[language])] == []
