"""The site's notebooks as seen before they are run."""

from __future__ import annotations

import json
from pathlib import Path

from tests.packaging.conftest import ROOT
from tests.packaging.test_page import load


def test_no_board_is_shown_by_its_name_in_python(tmp_path: Path) -> None:
    load(ROOT / "binder" / "site" / "build.py").notebooks(tmp_path / "notebooks")

    written = [json.loads(path.read_text(encoding="utf-8")) for path in tmp_path.rglob("*.ipynb")]
    texts = [
        output.get("data", {}).get("text/plain", "")
        for notebook in written
        for cell in notebook["cells"]
        for output in cell.get("outputs", [])
    ]
    assert len(written) > 30
    assert any(texts)
    assert [text for text in texts if text.startswith("Board(<")] == []
