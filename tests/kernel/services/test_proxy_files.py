"""The proxies of `kernel/deploy`, as Debian has them, in front of a server. `make proxies` installs them."""

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from estante.services.http_server import MAX_HEADER_BYTES

from tests.kernel.services.test_up import free_port

DEPLOY = Path(__file__).resolve().parents[3] / "kernel" / "deploy"
ECHO = """
import json
from estante.services.http_server import behind_proxies
async def answer(scope, receive, send):
    if scope["type"] != "http":
        return
    size = 0
    while True:
        message = await receive()
        size += len(message.get("body", b""))
        if not message.get("more_body"):
            break
    headers = {k.decode(): v.decode() for k, v in scope["headers"]}
    body = json.dumps({"client": scope["client"][0], "scheme": scope["scheme"], "host": headers["host"],
                       "path": scope["path"], "size": size}).encode()
    own = [(b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": 200, "headers": own})
    await send({"type": "http.response.body", "body": body})
app = behind_proxies(answer, ["127.0.0.1"])
"""
COOKIES = "; ".join(f"c{number}={'x' * 4000}" for number in range(180))
PROGRAMS = [name for name in ("nginx", "caddy") if shutil.which(name)]


def listens(address: str, process: "subprocess.Popen[bytes]") -> bool:
    """Whether somebody answers, asked again until the process ends."""
    while process.poll() is None:
        try:
            ask(address)
        except httpx.TransportError:
            continue
        return True
    return False


def ask(address: str, body: bytes = b"", **headers: str) -> httpx.Response:
    """Ask as for `school.example`, which no name server knows."""
    named = {"Host": "school.example", **{name.replace("_", "-"): value for name, value in headers.items()}}
    # The certificate is the proxy's own, made a moment ago.
    with httpx.Client(verify=False, timeout=60) as client:  # noqa: S501
        sni = {"sni_hostname": "school.example"}
        method = "POST" if body else "GET"
        return client.request(method, address, content=body, headers=named, extensions=sni)


@contextmanager
def running(words: list[str], folder: Path) -> Iterator["subprocess.Popen[bytes]"]:
    with (folder / f"{Path(words[0]).name}.log").open("wb") as log:
        environ = {**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder)}
        process = subprocess.Popen(words, cwd=folder, env=environ, stdout=log, stderr=subprocess.STDOUT)
    try:
        yield process
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(60)


def caddy(folder: Path, port: int, upstream: int) -> list[str]:
    text = (DEPLOY / "Caddyfile").read_text().replace("127.0.0.1:8000", f"127.0.0.1:{upstream}")
    text = text.replace("school.example, *.school-content.example", f"https://school.example:{port}", 1)
    text = re.sub(
        r"^\{\n", "{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n", text, flags=re.M
    )
    text = text.replace("reverse_proxy", "tls internal\n\treverse_proxy", 1)
    (folder / "Caddyfile").write_text(text)
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


def nginx(folder: Path, port: int, upstream: int) -> list[str]:
    names = {"key": folder / "key.pem", "fullchain": folder / "fullchain.pem"}
    words = [
        "openssl",
        "req",
        "-x509",
        "-newkey",
        "rsa:2048",
        "-nodes",
        "-days",
        "1",
        "-subj",
        "/CN=school.example",
    ]
    words += ["-keyout", str(names["key"]), "-out", str(names["fullchain"])]
    subprocess.run(words, check=True, capture_output=True)
    text = (DEPLOY / "nginx.conf").read_text().replace("127.0.0.1:8000", f"127.0.0.1:{upstream}")
    text = text.replace("/etc/estante/tls", str(folder)).replace("listen 443", f"listen 127.0.0.1:{port}")
    text = text.replace("listen 80;", f"listen 127.0.0.1:{free_port()};")
    paths = "".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    http = f"http {{ access_log off; {paths} {text} }}"
    whole = f"daemon off; pid {folder}/pid; error_log stderr; events {{}} {http}"
    (folder / "nginx.conf").write_text(whole)
    return ["nginx", "-c", str(folder / "nginx.conf"), "-p", str(folder), "-e", "stderr"]


@pytest.mark.parametrize("program", PROGRAMS)
def test_behind_the_proxy_the_server_knows_who_asks_and_over_what(folder: Path, program: str) -> None:
    (folder / "echo.py").write_text(ECHO)
    port, upstream = free_port(), free_port()
    server = [sys.executable, "-m", "granian", "--interface", "asgi", "--port", str(upstream), "echo:app"]
    server += ["--http1-buffer-size", str(MAX_HEADER_BYTES)]
    words = {"nginx": nginx, "caddy": caddy}[program](folder, port, upstream)
    with running(server, folder) as behind:
        assert listens(f"http://127.0.0.1:{upstream}/", behind)
        with running(words, folder) as proxy:
            address = f"https://127.0.0.1:{port}"
            assert listens(f"{address}/", proxy), (folder / f"{program}.log").read_text()
            # What a client says of itself is not believed.
            answer = ask(f"{address}/api/uploads", b"x" * 9_000_000, X_Forwarded_For="203.0.113.9")
            assert answer.status_code == 200, answer.text
            assert answer.json() == {
                "client": "127.0.0.1",
                "scheme": "https",
                "host": "school.example",
                "path": "/api/uploads",
                "size": 9_000_000,
            }
            assert ask(f"{address}/readyz").status_code == 404
            # As much as a browser may keep for one site: the application is asked, and has it forgotten.
            assert ask(f"{address}/", Cookie=COOKIES).status_code == 200
