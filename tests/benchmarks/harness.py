"""What every benchmark needs: services of its own, servers, people with tokens, a load."""

import json
import os
import resource
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

import asyncpg
import httpx
import msgspec
from estante.builtin import load_registry
from estante.config import Platform, load_platform
from estante.database.migrate import migrate_all
from estante.identity.tokens import digest, new_token
from estante.services.embedded import Services
from estante.tenancy.registry import TenantRegistry
from estante.tenancy.tenant import Tenant
from estante.testing.tenants import plugins_of, write_tenant
from uuid_utils.compat import uuid7

HERE = Path(__file__).parent
REPOSITORY = HERE.parents[1]
TENANT = "andaluna"
PATIENCE = 600.0


def size(rows: int) -> int:
    """How many rows a benchmark fills its tables with: as many, or what `BENCH_ROWS` says."""
    return int(os.environ.get("BENCH_ROWS", str(rows)))


class Load(msgspec.Struct, frozen=True, kw_only=True):
    """Requests for `seconds` by `connections` that never pause; see `load.py`.

    Each connection has a path and a token of its own, or with `turns` goes through all of them. `hosts` are
    those of the tokens, where they are of several tenants. `headers` are lines beside those of a request.
    """

    port: int
    host: str
    method: str
    paths: list[str]
    tokens: list[str]
    hosts: list[str] = []
    bodies: list[str] = []
    headers: list[str] = []
    connections: int
    seconds: float
    turns: bool = False


class Measured(msgspec.Struct, frozen=True):
    """What a load saw. Milliseconds; `wrong` counts answers that are not 2xx."""

    per_second: float
    p50: float
    p99: float
    wrong: int


class Bench:
    """Running services with a migrated database, and one demo tenant."""

    def __init__(self, platform: Platform, key: str = TENANT) -> None:
        self.platform = platform
        registry = load_registry()
        migrate_all(platform.addresses.owner_url, registry.histories)
        known = TenantRegistry(platform.tenants_dir, registry.known)
        tenant = known.by_key(key)
        assert tenant is not None
        self.tenant, self.tenants = tenant, known.all()

    def with_tenants(self, keys: Sequence[str], **values: object) -> "Bench":
        """The same services for other tenants, with `values` in the file of each."""
        folder, plugins = Path(tempfile.mkdtemp(dir=self.platform.data_dir)), plugins_of(load_registry())
        for key in keys:
            own = {"guid": str(uuid7()), "name": key, "hosts": [f"{key}.bench.localhost"], "plugins": plugins}
            write_tenant(folder, key, {**own, **values})
        return Bench(msgspec.structs.replace(self.platform, tenants_dir=folder), keys[0])

    @property
    def environ(self) -> dict[str, str]:
        """What a server's process is told."""
        addresses = self.platform.addresses
        return {
            **os.environ,
            "DATABASE_URL": addresses.app_url,
            "DATABASE_OWNER_URL": addresses.owner_url,
            "REDIS_URL": addresses.redis_url,
            "ESTANTE_BASE_PATH": str(self.platform.base_path),
            "ESTANTE_DATA_DIR": str(self.platform.data_dir),
            "ESTANTE_TENANTS_DIR": str(self.platform.tenants_dir),
            "ESTANTE_SHELL_DIR": str(self.platform.shell_dir),
            "ESTANTE_SECRET": self.platform.secret,
        }

    async def connect(self, tenant: Tenant | None = None) -> "asyncpg.Connection[asyncpg.Record]":
        """As the role that owns the tables, within a tenant."""
        connection = await asyncpg.connect(self.platform.addresses.owner_url)
        await connection.execute(
            "SELECT set_config('app.tenant', $1, false)", str((tenant or self.tenant).guid)
        )
        return connection

    async def sign_in(
        self, role_guid: str, count: int, tenant: Tenant | None = None
    ) -> list[tuple[str, str]]:
        """New people of a role, each as (guid, token)."""
        people = [(uuid7(), uuid7(), new_token()) for _ in range(count)]
        tenant = tenant or self.tenant
        connection = await self.connect(tenant)
        try:
            await connection.executemany(
                "INSERT INTO people (tenant_id, guid, username, name, lastname, role_guid, source,"
                " change_password, is_active, is_demo, has_license_mint)"
                " VALUES ($1, $2, $3, 'Bench', 'Mark', $4, 'estante', false, true, false, false)",
                [(tenant.guid, guid, f"{guid}@bench.example", role_guid) for guid, _, _ in people],
            )
            await connection.executemany(
                "INSERT INTO sessions (tenant_id, guid, person_guid, kind, token_hash, expires_at)"
                " VALUES ($1, $2, $3, 'session', $4, now() + interval '1 day')",
                [(tenant.guid, session, guid, digest(token)) for guid, session, token in people],
            )
        finally:
            await connection.close()
        return [(str(guid), token) for guid, _, token in people]

    @contextmanager
    def server(self, target: str) -> Iterator[int]:
        """Serve `apps:<target>` with one process on a free port, which is answered."""
        port = free_port()
        command = [
            sys.executable, "-m", "granian", "--interface", "asgi", "--factory", "--workers", "1",
            "--no-ws", "--log-level", "error", "--host", "127.0.0.1", "--port", str(port),
            # One that is told to stop while it starts may not hear it.
            "--workers-kill-timeout", "5s", f"apps:{target}",
        ]  # fmt: skip
        process = subprocess.Popen(command, cwd=HERE, env=self.environ)
        try:
            self.await_answer(port)
            yield port
        finally:
            process.terminate()
            process.wait()

    def await_answer(self, port: int, path: str = "/api/health") -> None:
        """Return when the server answers at all."""
        give_up = time.monotonic() + PATIENCE
        while time.monotonic() < give_up:
            try:
                httpx.get(f"http://127.0.0.1:{port}{path}", headers={"Host": self.tenant.hosts[0]})
            except httpx.TransportError:
                time.sleep(0.02)
            else:
                return
        raise TimeoutError(f"nothing answers on port {port}")


@contextmanager
def bench(settings: Mapping[str, str] | None = None) -> Iterator[Bench]:
    """Services in a folder of their own, which goes away with them."""
    folder = Path(tempfile.mkdtemp(prefix="estante-bench-"))
    folder.chmod(0o755)
    environ = {
        "ESTANTE_BASE_PATH": str(folder),
        "ESTANTE_DATA_DIR": str(folder / "var"),
        "ESTANTE_TENANTS_DIR": str(REPOSITORY / "tenants"),
        "ESTANTE_SHELL_DIR": str(REPOSITORY / "web" / "shell" / "dist"),
    }
    services = Services(load_platform(environ), settings)
    try:
        yield Bench(services.start())
    finally:
        services.stop()
        shutil.rmtree(folder, ignore_errors=True)


def run(load: Load) -> Measured:
    """Put a load on a server from a process of its own."""
    done = subprocess.run(
        [sys.executable, str(HERE / "load.py")],
        input=msgspec.json.encode(load),
        stdout=subprocess.PIPE,
        check=True,
    )
    return msgspec.json.decode(done.stdout, type=Measured)


def alternate(first: Load, second: Load, rounds: int) -> tuple[Sequence[Measured], Sequence[Measured]]:
    """Both loads in turn, so that what else the machine does strikes both; a first second is not counted."""
    for load in (first, second):
        run(msgspec.structs.replace(load, seconds=1.0))
    pairs = [(run(first), run(second)) for _ in range(rounds)]
    return [left for left, _ in pairs], [right for _, right in pairs]


def median(measured: Sequence[Measured], name: str) -> float:
    """The middle of one figure over all rounds."""
    figures: list[float] = [getattr(round_, name) for round_ in measured]
    return statistics.median(figures)


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


def memory_mib() -> float:
    """The memory of the servers that this process started, without what they share."""
    return sum(_private_kib(pid) for pid in _below(os.getpid()) if "granian" in _command(pid)) / 1024


def _below(pid: int) -> Iterator[int]:
    for child in Path(f"/proc/{pid}/task/{pid}/children").read_text("utf-8").split():
        yield int(child)
        yield from _below(int(child))


def _command(pid: int) -> str:
    return Path(f"/proc/{pid}/cmdline").read_text("utf-8").replace("\0", " ")


def _private_kib(pid: int) -> int:
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text("utf-8").splitlines()
    return sum(int(line.split()[1]) for line in lines if line.startswith("Private_"))


def peak_mib() -> float:
    """The most memory that this process ever had."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def machine() -> str:
    """How large the machine is, since figures mean nothing without it."""
    pages, size = os.sysconf("SC_PHYS_PAGES"), os.sysconf("SC_PAGE_SIZE")
    return f"{os.cpu_count()} cores, {pages * size / 2**30:.0f} GiB"


def report(name: str, ratio: float, goal: str, against: str, figures: Mapping[str, object]) -> None:
    """One benchmark's result: the ratio, its goal, the floor it is measured against, and the medians."""
    print(f"\n{name}\n  ratio    {ratio:.2f}   goal {goal}\n  against  {against}\n  machine  {machine()}")
    for key, value in figures.items():
        shown = f"{value:,.2f}" if isinstance(value, float) else value
        print(f"  {key:<28} {shown}")
    print(json.dumps({"name": name, "ratio": round(ratio, 3)}), flush=True)
