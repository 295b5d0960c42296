"""What an agent reads first: its lines run as written, and the file is part of the package."""

from __future__ import annotations

import re
from importlib.resources import files

import yaml

SKILL = files("ora_widgets.agents").joinpath("SKILL.md").read_text(encoding="utf-8")
MAX_DESCRIPTION = 1024  # characters, the limit for skills


def test_its_head_is_one_that_agents_read() -> None:
    _, head, body = SKILL.split("---\n", 2)
    head_fields = yaml.safe_load(head)

    assert re.fullmatch(r"[a-z0-9-]{1,64}", head_fields["name"])
    assert 0 < len(head_fields["description"]) <= MAX_DESCRIPTION
    assert body.strip().startswith("# ")


def test_its_code_runs() -> None:
    names: dict[str, object] = {}
    for block in re.findall(r"```python\n(.*?)```", SKILL, flags=re.DOTALL):
        exec(compile(block, "SKILL.md", "exec"), names)
    assert "game" in names
