"""The wheel and the sdist, built once for all tests of this folder from the present checkout."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import tomllib
import venv
from dataclasses import dataclass
from importlib.metadata import Distribution, distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]


def bare_environment(folder: Path) -> dict[str, str]:
    """Give the environment of a machine without Node, with an empty path and no network."""
    nothing = folder / "nothing"
    nothing.mkdir(exist_ok=True)
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PIP_", "PYTHON", "npm_"))}
    return {**kept, "PATH": str(nothing), "PIP_NO_INDEX": "1"}


def build(source: Path, into: Path, target: str, environment: dict[str, str] | None = None) -> Path:
    """Build a distribution with the installed hatchling, since isolation would need a network."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(into)]
    run = subprocess.run(command, cwd=source, env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    (made,) = into.glob("*.whl" if target == "wheel" else "*.tar.gz")
    return made


@dataclass(frozen=True)
class Built:
    """The built files, and the sdist unpacked in a folder."""

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


@dataclass(frozen=True)
class Bare:
    """An environment with the wheel, its requirements, and nothing else."""

    home: Path
    python: Path

    def run(self, code: str) -> str:
        """The output of a program there; a warning is an error."""
        command = [str(self.python), "-W", "error", "-c", code]
        run = subprocess.run(
            command, cwd=self.home, env=bare_environment(self.home), capture_output=True, text=True, check=False
        )
        assert run.returncode == 0, run.stderr
        return run.stdout


def required_distributions(requirements: list[str]) -> list[Distribution]:
    """The installed requirements of some packages, including their own."""
    found: dict[str, Distribution] = {}
    waiting = [Requirement(each) for each in requirements]
    while waiting:
        each = waiting.pop()
        name = canonicalize_name(each.name)
        if name not in found and (each.marker is None or each.marker.evaluate({"extra": ""})):
            found[name] = distribution(name)
            waiting += [Requirement(needed) for needed in found[name].requires or []]
    return list(found.values())


@pytest.fixture(scope="session")
def bare(built: Built, tmp_path_factory: pytest.TempPathFactory) -> Bare:
    """Install the wheel without a network; its requirements are linked from here."""
    home = tmp_path_factory.mktemp("bare")
    venv.create(home, symlinks=True)
    python = home / "bin" / "python"
    install = [sys.executable, "-m", "pip", "--python", str(python), "install", "--no-deps", str(built.wheel)]
    subprocess.run(install, env=bare_environment(home), capture_output=True, text=True, check=True)
    [folder] = (home / "lib").glob("python*/site-packages")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    parts = {
        Path(str(each.locate_file(file.parts[0])))
        for each in required_distributions(project["dependencies"])
        for file in each.files or []
        if file.parts[0] not in ("..", "__pycache__")
    }
    for part in parts:
        (folder / part.name).symlink_to(part)
    return Bare(home, python)
