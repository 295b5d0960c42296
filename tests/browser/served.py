"""A folder of files, served as by any web server."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from http.server import BaseHTTPRequestHandler, SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit


@dataclass
class Traffic:
    """The requested files, and the names of those that the network loses."""

    asked: list[str] = field(default_factory=list)
    lost: set[str] = field(default_factory=set)


class Quiet(SimpleHTTPRequestHandler):
    """Serves files without logging."""

    def __init__(self, *args: Any, traffic: Traffic, **options: Any) -> None:
        self.traffic = traffic
        super().__init__(*args, **options)

    def do_GET(self) -> None:
        """Serve a file; if it is lost, close the connection without a response."""
        path = urlsplit(self.path).path
        self.traffic.asked.append(path)
        if path.rpartition("/")[2] in self.traffic.lost:
            self.close_connection = True
        else:
            super().do_GET()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the name is inherited
        pass


@contextmanager
def serve_folder(folder: Path, traffic: Traffic | None = None) -> Iterator[str]:
    """Serve a folder and give its address without a trailing slash, noting requests in `traffic`."""
    with serving(partial(Quiet, directory=folder, traffic=traffic or Traffic())) as address:
        yield address


@contextmanager
def serving(handler: Callable[..., BaseHTTPRequestHandler]) -> Iterator[str]:
    """Answer requests in a thread and give the address without a trailing slash."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
