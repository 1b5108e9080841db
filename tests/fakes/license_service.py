"""The service outside that signs Mint licences: a process that answers its public key."""

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from subprocess import PIPE, Popen
from uuid import UUID

import httpx
from joserfc import jwt
from joserfc.jwk import RSAKey

PATH = "/license-mint/signature-public-key"
NAME = "licences.example"
PUBLIC_ADDRESS = "93.184.216.34"


class FakeLicenseService:
    """Signs licences for any client. Its key is answered while `answering` runs."""

    url = f"http://{NAME}"

    def __init__(self) -> None:
        self.key = RSAKey.generate_key(2048, {"alg": "RS256"})
        self._port: int | None = None

    def license(self, client: UUID, **claims: object) -> str:
        """A licence of a client for a day, with two licences and one editor unless `claims` say otherwise."""
        body = {
            "sub": str(client),
            "licenses": 2,
            "editors": 1,
            "status": "active",
            "exp": int(time.time()) + 86_400,
        }
        return jwt.encode({"alg": "RS256"}, {**body, **claims}, self.key)

    @contextmanager
    def answering(self) -> Iterator[None]:
        """Run the process."""
        public = self.key.as_pem(private=False).decode()
        process = Popen(
            [sys.executable, __file__], stdout=PIPE, env={**os.environ, "LICENSE_KEY": public}, text=True
        )
        assert process.stdout is not None
        self._port = int(process.stdout.readline())
        try:
            yield
        finally:
            process.terminate()
            process.wait()
            self._port = None

    async def resolve(self, host: str, _port: int) -> list[str]:
        """The address of the service as the internet knows it."""
        assert host == NAME
        return [PUBLIC_ADDRESS]

    @property
    def net(self) -> httpx.AsyncBaseTransport:
        """The internet: it leads to the process, or nowhere."""
        return _Net(self._port)


class _Net(httpx.AsyncHTTPTransport):
    def __init__(self, port: int | None) -> None:
        super().__init__()
        self._port = port

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        assert request.url.host == PUBLIC_ADDRESS
        if self._port is None:
            raise httpx.ConnectError("nobody listens")
        request.url = request.url.copy_with(host="127.0.0.1", port=self._port)
        return await super().handle_async_request(request)


class _Handler(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        body = os.environ["LICENSE_KEY"].encode() if self.path == PATH else b""
        self.send_response(200 if body else 404)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Say nothing."""


if __name__ == "__main__":
    server = ThreadingHTTPServer(("127.0.0.1", 0), _Handler)
    sys.stdout.write(f"{server.server_port}\n")
    sys.stdout.flush()
    server.serve_forever()
