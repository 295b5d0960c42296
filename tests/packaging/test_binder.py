"""The Binder recipe uses keys that Binder knows, and names things that exist."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import nbformat
import pytest
import yaml
from nbformat.sign import NotebookNotary
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from ora_widgets.notation import links
from tests.packaging.conftest import ROOT

BINDER = ROOT / "binder"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def test_the_environment_is_one_we_support() -> None:
    environment = yaml.safe_load((BINDER / "environment.yml").read_text(encoding="utf-8"))
    versions = dict(word.split("=") for word in environment["dependencies"] if "=" in word)

    assert f"Programming Language :: Python :: {versions['python']}" in PROJECT["classifiers"]
    assert int(versions["nodejs"]) >= 22
    assert "pip" in environment["dependencies"]
    # The sources do not exist yet when this file is read; postBuild gets them.
    assert not any("pip:" in str(word) or word == "." for word in environment["dependencies"])


@pytest.mark.parametrize("name", ["postBuild", "start"])
def test_the_scripts_can_be_run(name: str) -> None:
    script = BINDER / name

    assert script.read_text(encoding="utf-8").startswith("#!/usr/bin/env bash\n")
    assert os.access(script, os.X_OK)
    subprocess.run(["bash", "-n", script], check=True)


@pytest.mark.parametrize("script", ["Makefile", "binder/postBuild"])
def test_what_opens_the_notebooks_has_signed_them(script: str, tmp_path: Path) -> None:
    """JupyterLab trusts a notebook with outputs by its signature; otherwise no board is shown after a reload."""
    [line] = re.findall(
        r"^\t?@?(find notebooks .*nbformat\.sign.*)$", (ROOT / script).read_text(encoding="utf-8"), re.MULTILINE
    )
    path = f"{tmp_path / 'bin'}:{os.environ['PATH']}"
    (tmp_path / "bin").mkdir()
    python = tmp_path / "bin" / "python"
    python.write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n', encoding="utf-8")
    python.chmod(0o755)
    environment = {**os.environ, "JUPYTER_DATA_DIR": str(tmp_path), "PATH": path}
    subprocess.run(line.replace("$(PY)", "python"), shell=True, cwd=ROOT, env=environment, check=True)

    with NotebookNotary(data_dir=str(tmp_path)) as notary:
        found = [*(ROOT / "notebooks").rglob("*.ipynb")]
        unsigned = [one for one in found if not notary.check_signature(nbformat.read(one, as_version=4))]
    assert (bool(found), unsigned) == (True, [])


def test_start_hands_over_to_what_it_is_given() -> None:
    run = subprocess.run([BINDER / "start", "echo", "two words"], capture_output=True, text=True, check=True)

    assert run.stdout == "two words\n"


def test_post_build_installs_extras_that_exist() -> None:
    text = (BINDER / "postBuild").read_text(encoding="utf-8")
    installed = re.search(r"pip install [^\n]*'\.\[([a-z,]+)\]'", text)

    assert installed, text
    extras = set(installed[1].split(","))
    assert "lab" in extras
    assert extras <= set(PROJECT["optional-dependencies"])


def pins() -> dict[str, str]:
    """The packages that Binder installs."""
    lines = (BINDER / "constraints.txt").read_text(encoding="utf-8").splitlines()
    return dict(line.split("==") for line in lines if line and not line.startswith("#"))


def test_everything_is_pinned_and_nothing_is_compiled() -> None:
    text = (BINDER / "postBuild").read_text(encoding="utf-8")
    extras = PROJECT["optional-dependencies"]
    page = (BINDER / "voila.txt").read_text(encoding="utf-8").splitlines()[1:]
    wanted = [*PROJECT["dependencies"], *extras["lab"], *extras["study"], *page]

    assert "--only-binary :all:" in text
    assert "--constraint binder/constraints.txt" in text
    assert "--requirement binder/voila.txt" in text
    for requirement in map(Requirement, wanted):
        name = canonicalize_name(requirement.name)
        assert requirement.specifier.contains(pins()[name]), name


def test_nothing_is_built_or_fetched_at_the_start() -> None:
    start = (BINDER / "start").read_text(encoding="utf-8")

    assert not re.search(r"\b(npm|node|pip|conda|curl|wget|git)\b", start)
    assert not (BINDER / "apt.txt").exists()


def test_a_launch_and_a_link_land_on_a_notebook_that_runs_by_itself() -> None:
    config = json.loads((BINDER / "jupyter_lab_config.json").read_text(encoding="utf-8"))

    assert "binder/jupyter_lab_config.json" in (BINDER / "postBuild").read_text(encoding="utf-8")
    assert config["LabApp"]["default_url"] == f"/{links.PAGE}"
    assert (ROOT / links.PAGE.removeprefix("voila/render/")).is_file()


def test_binder_reads_the_recipe_as_we_mean_it(tmp_path: Path) -> None:
    # A copy of the recipe's files, because repo2docker reads a whole folder.
    for name in ("binder", "pyproject.toml"):
        (tmp_path / name).symlink_to(ROOT / name)
    command = [sys.executable, "-m", "repo2docker", "--no-build", "--debug", "--user-id=1000", "--user-name=ora", "."]
    run = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    recipe = run.stdout + run.stderr

    assert run.returncode == 0, recipe
    assert "binder/environment.yml" in recipe
    assert "./binder/postBuild" in recipe
    assert 'ENV R2D_ENTRYPOINT="${REPO_DIR}/binder/start"' in recipe
    assert recipe.index("COPY --chown=1000:1000 src/ ${REPO_DIR}") < recipe.index("RUN ./binder/postBuild")
