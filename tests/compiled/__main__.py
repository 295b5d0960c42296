"""Build the pure and the compiled wheel of this machine into a folder, and compare them.

    python -m tests.compiled dist/wheels             build both
    python -m tests.compiled dist/wheels A.whl       build the pure one, and hold this compiled one against it

The compiled wheel replays golden games, position counts and recordings, both with its compiled modules and with its
sources. Both wheels must give the same answers in random games of all modes, and the same moves of bots; ten thousand
refusals must leave nothing in memory. Finally the speed-up is measured. Runtime requirements come from this
environment.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent
SAME = ("tests/golden", "tests/perft", "tests/conformance")  # files with known results of the rules
LEFT_BEHIND = 10_000  # bytes, so less than one for each refusal
ROUNDS = 3

Switch = str  # "on" or "off", as in the environment


def environment(folder: Path, switch: Switch) -> dict[str, str]:
    """The path from which `ora_widgets` is imported, and which of its modules run."""
    return {**os.environ, "PYTHONPATH": str(folder), "PYTHONSAFEPATH": "1", "ORA_COMPILED": switch, "ORA_GAMES": "off"}


def build_wheel(into: Path, switch: Switch) -> Path:
    """Build a wheel into a folder of its own."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(into)]
    subprocess.run(command, cwd=ROOT, env={**os.environ, "ORA_COMPILED": switch}, check=True)
    return next(into.glob("*.whl"))


def laid_out(wheel: Path, into: Path) -> Path:
    """Unpack a wheel into a folder, as an installation does."""
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(into)
    return into


def output_of(script: str, folder: Path, switch: Switch = "on") -> str:
    """The output of this folder's scripts there."""
    command = [sys.executable, str(HERE / f"{script}.py")]
    return subprocess.run(
        command, env=environment(folder, switch), stdout=subprocess.PIPE, text=True, check=True
    ).stdout


def known_games_agree(folder: Path, switch: Switch) -> bool:
    """Run the tests of `SAME` beside the wheel's package, so that they import no other one."""
    shutil.copytree(ROOT / "tests", folder / "tests", ignore=shutil.ignore_patterns("__pycache__"), dirs_exist_ok=True)
    shutil.copy(ROOT / "pyproject.toml", folder)
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "not long", *SAME]
    return subprocess.run(command, cwd=folder, env=environment(folder, switch), check=False).returncode == 0


def differences(answers: dict[str, dict[str, dict[str, object]]]) -> list[str]:
    """The answers that differ from the first ones, as sentences."""
    first, *others = answers
    return [
        f"{other} and {first} differ: {what} of {game}"
        for other in others
        for what in ("games", "bots")
        for game, found in answers[first][what].items()
        if answers[other][what][game] != found
    ]


def faster(pure: Path, compiled: Path) -> list[str]:
    """The speed of both: the best of several alternating rounds, and the ratio in each round."""
    rounds = [(json.loads(output_of("speed", pure)), json.loads(output_of("speed", compiled))) for _ in range(ROUNDS)]
    lines = []
    for name in rounds[0][0]:
        before, after = (max(each[which][name] for each in rounds) for which in (0, 1))
        spread = ", ".join(f"{each[1][name] / each[0][name]:.2f}" for each in rounds)
        lines.append(f"{name:16}{before:8.1f} pure{after:8.1f} compiled   {after / before:.2f} times ({spread})")
    return lines


def compare_packages(pure: Path, compiled: Path) -> list[str]:
    """Compare two folders with the package, and print their speeds; returns the faults as sentences."""
    wrong = [
        f"known games are played otherwise by the compiled wheel, ORA_COMPILED={switch}"
        for switch in ("on", "off")
        if not known_games_agree(compiled, switch)
    ]
    answers = {
        "the pure wheel": json.loads(output_of("answers", pure)),
        "compiled modules": json.loads(output_of("answers", compiled)),
        "the sources beside them": json.loads(output_of("answers", compiled, "off")),
    }
    if [each.pop("compiled") for each in answers.values()] != [False, True, False]:
        wrong.append("ora.compiled does not say which modules run")
    wrong += differences(answers)
    left = int(output_of("refusals", compiled))
    print(f"10000 refusals leave {left} bytes behind")
    if left > LEFT_BEHIND:
        wrong.append("refusals leave something in memory")
    for line in faster(pure, compiled):
        print(line)
    return wrong


def main(args: list[str]) -> int:
    """Build, compare and report."""
    if len(args) not in (1, 2):
        print(__doc__, file=sys.stderr)
        return 2
    into = Path(args[0]).resolve()
    shutil.rmtree(into, ignore_errors=True)
    wheels = [
        build_wheel(into / "pure", "off"),
        Path(args[1]).resolve() if args[1:] else build_wheel(into / "compiled", "on"),
    ]
    for wheel in wheels:
        print(f"{wheel.name}: {wheel.stat().st_size / 1e6:.1f} MB")
    if wheels[0].name == wheels[1].name:
        print("wheels: only the pure wheel could be built; the build says above why", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as scratch:
        pure, compiled = (
            laid_out(wheel, Path(scratch, kind)) for wheel, kind in zip(wheels, ("pure", "compiled"), strict=True)
        )
        wrong = compare_packages(pure, compiled)
    for line in wrong:
        print(f"wheels: {line}", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
