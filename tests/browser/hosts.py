"""Servers of hosts other than JupyterLab, each started for one test and stopped by its handle."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from urllib.error import HTTPError, URLError
from urllib.request import urlopen

from tests.browser.lab import HERE, free_port
from tests.support.waiting import wait_until

START = 60


@contextmanager
def serving(arguments: Sequence[str], folder: Path, ready: str = "/") -> Iterator[str]:
    """Run `python -m …` until the block ends, and give its address.

    :param arguments: of Python; `{port}` stands for a free one.
    :param folder: where it works and keeps what it keeps; nothing of the user's is seen.
    :param ready: the path that answers when it is there.
    """
    port = free_port()
    environment = {name: value for name, value in os.environ.items() if not name.startswith("JUPYTER")}
    environment |= {f"JUPYTER_{kind}_DIR": str(folder / kind.lower()) for kind in ("CONFIG", "DATA", "RUNTIME")}
    environment |= {"IPYTHONDIR": str(folder / "ipython"), "XDG_CONFIG_HOME": str(folder), "HOME": str(folder)}
    log = folder / "server.log"
    with log.open("w") as said:
        process = subprocess.Popen(
            [sys.executable, "-m", *(word.format(port=port) for word in arguments)],
            cwd=folder,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=said,
            stderr=subprocess.STDOUT,
        )
    address = f"http://{HERE}:{port}"
    try:
        wait_until(lambda: process.poll() is not None or answers(address + ready), log.read_text)
        assert process.poll() is None, log.read_text()
        yield address
    finally:
        process.terminate()
        try:
            process.wait(START)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def answers(address: str) -> bool:
    """Whether a server answers."""
    try:
        with urlopen(address, timeout=START) as reply:
            return bool(reply.status == 200)
    except HTTPError as error:
        error.close()
        return False
    except (URLError, OSError):
        return False
