"""A connection that can be cut: a proxy between a browser and the server."""

import contextlib
import socket
import threading
from urllib.parse import urlsplit


class Proxy:
    """Passes everything on to the server until it is cut."""

    def __init__(self, address: str) -> None:
        there = urlsplit(address)
        assert there.hostname
        assert there.port
        self._server = (there.hostname, there.port)
        self._open: set[socket.socket] = set()
        self._is_cut = False
        self._is_deaf = False
        self._flows = threading.Event()
        self._flows.set()
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        threading.Thread(target=self._listen, daemon=True).start()

    def cut(self) -> None:
        """Lose every connection, and let none through."""
        self._is_cut = True
        for each in list(self._open):
            _close(each)

    def swallow(self) -> None:
        """Let nothing more through from the server, though it hears everything."""
        self._is_deaf = True

    def hold(self) -> None:
        """Keep back what comes from the server until it is mended."""
        self._flows.clear()

    def mend(self) -> None:
        self._is_cut = self._is_deaf = False
        self._flows.set()

    def close(self) -> None:
        self.mend()
        self.cut()
        _close(self._listening)

    def _listen(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                browser, _ = self._listening.accept()
                if self._is_cut:
                    _close(browser)
                    continue
                server = socket.create_connection(self._server)
                self._open |= {browser, server}
                for source, sink in ((browser, server), (server, browser)):
                    threading.Thread(target=self._pass_on, args=(source, sink), daemon=True).start()

    def _pass_on(self, source: socket.socket, sink: socket.socket) -> None:
        from_server = source.getpeername() == self._server
        with contextlib.suppress(OSError):
            while data := source.recv(1 << 16):
                if from_server:
                    self._flows.wait()
                if not (from_server and self._is_deaf):
                    sink.sendall(data)
        for each in (source, sink):
            self._open.discard(each)
            _close(each)


def _close(each: socket.socket) -> None:
    with contextlib.suppress(OSError):
        each.shutdown(socket.SHUT_RDWR)
    each.close()
