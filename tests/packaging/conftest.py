"""Wheel and sdist, built once for all tests of this folder, from the checkout as it stands."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def bare_environment(folder: Path) -> dict[str, str]:
    """Give the environment of a machine without Node: nothing is on the path, nothing can be fetched."""
    nothing = folder / "nothing"
    nothing.mkdir(exist_ok=True)
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PIP_", "PYTHON", "npm_"))}
    return {**kept, "PATH": str(nothing), "PIP_NO_INDEX": "1"}


def build(source: Path, into: Path, target: str, environment: dict[str, str] | None = None) -> Path:
    """Build one distribution with the hatchling that is installed here, for isolation would need a network."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(into)]
    run = subprocess.run(command, cwd=source, env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    (made,) = into.glob("*.whl" if target == "wheel" else "*.tar.gz")
    return made


@dataclass(frozen=True)
class Built:
    """What was built: the files, and the sdist laid out in a folder."""

    wheel: Path
    sdist: Path
    unpacked: Path


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    """Build the wheel and the sdist."""
    folder = tmp_path_factory.mktemp("built")
    wheel, sdist = build(ROOT, folder / "wheel", "wheel"), build(ROOT, folder / "sdist", "sdist")
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    return Built(wheel, sdist, folder / sdist.name.removesuffix(".tar.gz"))
