"""A proxy like a hub's before a kernel's machine: it removes a port's path prefix, and passes on everything else."""

from __future__ import annotations

import re
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

REQUEST = re.compile(rb"^(\w+) \S*?/proxy/(\d+)(/\S*) ")
PREFIX = "/user/ada/"


def _pass_on(one: socket.socket, other: socket.socket) -> None:
    with suppress(OSError):
        while data := one.recv(65_536):
            other.sendall(data)
        other.shutdown(socket.SHUT_WR)


def _serve(client: socket.socket) -> None:
    """A request, and the data that follows if it opens a WebSocket."""
    with client, suppress(OSError):
        head = b""
        while b"\r\n\r\n" not in head:
            if not (data := client.recv(65_536)):
                return
            head += data
        found = REQUEST.match(head)
        if found is None:
            client.sendall(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
            return
        if b"upgrade: websocket" not in head.lower():
            head = head.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n", 1)
            head = re.sub(rb"\r\nConnection: keep-alive", b"", head, flags=re.IGNORECASE)
        with socket.create_connection(("127.0.0.1", int(found[2]))) as kernel:
            kernel.sendall(found[1] + b" " + found[3] + b" " + head[found.end() :])
            back = threading.Thread(target=_pass_on, args=(kernel, client), daemon=True)
            back.start()
            _pass_on(client, kernel)
            back.join()


@contextmanager
def path_proxy() -> Iterator[str]:
    """A proxy on this machine; returns its origin, such as `http://127.0.0.1:1234`."""
    listening = socket.create_server(("127.0.0.1", 0))

    def accept() -> None:
        with suppress(OSError):
            while True:
                client, _ = listening.accept()
                threading.Thread(target=_serve, args=(client,), daemon=True).start()

    threading.Thread(target=accept, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        with suppress(OSError):
            listening.shutdown(socket.SHUT_RDWR)
        listening.close()
