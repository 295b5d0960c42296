"""The page carries the licences of its parts."""

from __future__ import annotations

import json
import re
import zipfile

from ora_widgets.support.bundle import part
from tests.packaging.conftest import ROOT, Built

JS = ROOT / "js"
LICENCES = (JS / "LICENSES.txt").read_text(encoding="utf-8")


def words(text: str) -> list[str]:
    """The words of a licence, however its lines are broken and its notice begins."""
    return re.sub(r"[^\w\s]", "", text).split()


def test_everything_in_the_page_is_named_with_its_licence() -> None:
    packages = json.loads((JS / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    shipped = [name for name, package in packages.items() if name and not package.get("dev")]
    assert len(shipped) >= 4
    permission = " ".join(words(LICENCES[LICENCES.index("Permission is") :]))
    for name in shipped:
        [file] = (JS / name).glob("LICENSE*")
        own = file.read_text(encoding="utf-8")
        [notice] = re.findall(r"^Copyright \(c\).*$", own, flags=re.MULTILINE)
        assert packages[name]["license"] == "MIT"
        assert re.search(
            rf"(^|, ){re.escape(name.removeprefix('node_modules/'))}[,:].*{re.escape(notice)}$", LICENCES, re.MULTILINE
        )
        assert " ".join(words(own[own.index("Permission is") :])) == permission


def test_the_bundles_that_hold_it_say_so() -> None:
    for name, held, elsewhere in (("widget.js", "preact", "lean-qr"), ("invite.js", "lean-qr", "preact")):
        notice = part(name).split("*/")[0]
        assert f"\n{held}: Copyright" in notice
        assert f"\n{elsewhere}: Copyright" not in notice
        assert notice.endswith(LICENCES[LICENCES.index("Permission is") :])
    # A part with only our own code carries no other notices.
    assert "Copyright" not in part("replay.js")


def test_the_wheel_brings_the_licences(built: Built) -> None:
    with zipfile.ZipFile(built.wheel) as wheel:
        assert any(name.endswith(".dist-info/licenses/js/LICENSES.txt") for name in wheel.namelist())
