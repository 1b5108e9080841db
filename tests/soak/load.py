"""People at work, each in a loop of their own, who note what was acknowledged and ask for it at the end."""

import asyncio
import random
import time
from base64 import b64encode
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import uuid4

import httpx
from estante.testing.live import LiveEstante

from tests.soak.ledger import Ledger

Json = dict[str, Any]
SECONDS_TO_ANSWER = 15.0
SECONDS_TO_SETTLE = 90.0
STREAM_TIMES = httpx.Timeout(10, read=40)
OPEN = ("queued", "processing")
FRONT = {"R01", "R02"}
TUS = {"Tus-Resumable": "1.0.0"}
# The smallest thing that is a picture.
PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d49444154789c6360606060"
    "00000005000165f1ceed0000000049454e44ae426082"
)


class Person:
    """Somebody signed in, whose every answer is noted."""

    def __init__(self, live: LiveEstante, ledger: Ledger, role: str) -> None:
        self.ledger, self._who = ledger, live.sign_in(role)
        # No name server has to know the tenant's host.
        address, host = f"http://127.0.0.1:{live.port}/api/", live.url().removeprefix("http://")
        self.client = httpx.AsyncClient(base_url=address, headers={"Host": host}, timeout=SECONDS_TO_ANSWER)

    async def ask(self, method: str, path: str, **sent: Any) -> httpx.Response | None:
        """The answer, or None when there was none."""
        try:
            answer = await self.client.request(method, path, **sent)
        except httpx.TransportError:
            self.ledger.broken_off += 1
            return None
        self.ledger.answered(answer.status_code, f"{method} {path.partition('?')[0]}")
        return answer

    async def insist(self, method: str, path: str, **sent: Any) -> Json:
        """The data of a success, however often it has to be asked for.

        Raises:
            TimeoutError: none came. AssertionError: the request itself is wrong.
        """
        async with asyncio.timeout(SECONDS_TO_SETTLE):
            while True:
                answer = await self.ask(method, path, **sent)
                if answer is not None and answer.is_success:
                    data: Json = answer.json()["data"]
                    return data
                # A 5xx is in the report already; only a request of ours that is wrong ends here.
                assert answer is None or answer.status_code in {429, *range(500, 600)}, answer.text
                await asyncio.sleep(0.5)

    async def sign_in(self) -> None:
        """Begin a session."""
        body = {"email": self._who.username, "password": self._who.password}
        door = "front/login" if self._who.role_guid in FRONT else "login"
        data = await self.insist("POST", door, json=body)
        self.client.headers["Authorization"] = f"Bearer {data['token']}"


class Worker:
    """One kind of work: `turn` again and again, then `missing` says what was acknowledged and is gone."""

    name = ""
    role = "R04"
    pause = 0.05

    def __init__(self, live: LiveEstante, ledger: Ledger) -> None:
        self.person, self.ledger = Person(live, ledger, self.role), ledger
        self.live = live

    async def begin(self) -> None:
        """Sign in, and make what is worked on."""
        await self.person.sign_in()

    async def turn(self) -> None:
        """One piece of work."""
        raise NotImplementedError

    async def missing(self) -> Sequence[str]:
        """What was acknowledged and is not there."""
        return ()

    def acknowledge(self) -> None:
        """Count an acknowledged write."""
        self.ledger.acknowledged[self.name] += 1

    async def link(self, name: str) -> str:
        """A new content, a link."""
        body = {"name": name, "type_guid": "CTTY_06", "url": "https://example.org", "is_teacher_only": 0}
        return str((await self.person.insist("POST", "cms/contents", json=body))["guid"])


class SigningIn(Worker):
    name, role, pause = "sign-ins", "R01", 1.0

    async def turn(self) -> None:
        with suppress(TimeoutError):
            await self.person.sign_in()
            await self.person.ask("POST", "logout")


class Listing(Worker):
    name, role = "lists", "R07"

    async def turn(self) -> None:
        path = random.choice(["cms/contents?pageSize=25", "cms/contents?q=agua", "users/whoami", "jobs"])  # noqa: S311
        await self.person.ask("GET", path)


class Saving(Worker):
    """Saves a content by the version that was read; its name counts the saves."""

    name = "saves"

    async def begin(self) -> None:
        await super().begin()
        self.count, self.kept, self.etag = 0, 0, ""
        self.path = f"cms/contents/{await self.link('Guardado 0')}"

    async def turn(self) -> None:
        if not self.etag:
            read = await self.person.ask("GET", self.path)
            self.etag = read.headers["etag"] if read is not None and read.is_success else ""
            return
        self.count += 1
        sent = {"json": {"name": f"Guardado {self.count}"}, "headers": {"If-Match": self.etag}}
        answer = await self.person.ask("PUT", self.path, **sent)
        self.etag = ""
        if answer is not None and answer.is_success:
            self.etag, self.kept = answer.headers["etag"], self.count
            self.acknowledge()

    async def missing(self) -> Sequence[str]:
        data = await self.person.insist("GET", self.path)
        # One that nobody acknowledged may stand all the same; an older one than was acknowledged may not.
        stands = int(data["name"].split()[-1])
        return () if stands >= self.kept else [f"save {self.kept}: {stands} stands"]


class Noting(Worker):
    """Makes annotations, each with a guid of its own."""

    name, role = "notes", "R02"

    async def begin(self) -> None:
        await super().begin()
        shelf = await self.person.insist("GET", "front/contents?pageSize=1")
        self.path = f"cms/contents/{shelf[0]['guid']}/annotations"  # type: ignore[index]
        self.guids: set[str] = set()

    async def turn(self) -> None:
        guid = str(uuid4())
        answer = await self.person.ask("POST", self.path, json={"guid": guid, "annotation": "Nota"})
        if answer is not None and answer.is_success:
            self.guids.add(guid)
            self.acknowledge()

    async def missing(self) -> Sequence[str]:
        page, there = 1, set[str]()
        while rows := await self.person.insist("GET", f"{self.path}?pageSize=200&page={page}"):
            there |= {str(row["guid"]) for row in rows}  # type: ignore[index]
            page += 1
        return sorted(f"note {guid}" for guid in self.guids - there)


class Viewing(Worker):
    """Tells where it is in a content; each update keeps its own number as what the content wants to keep."""

    name, role = "updates", "R01"

    async def begin(self) -> None:
        await super().begin()
        shelf = await self.person.insist("GET", "front/contents?pageSize=25")
        first = random.choice(list(shelf))  # noqa: S311
        self.body = {"content_guid": first["guid"], "type": first["type_guid"], "progress_ends": 1000}  # type: ignore[index]
        started = await self.person.insist("POST", "consumptions", json=self.body)
        self.path, self.session = f"consumptions/{started['guid']}/progress", started["session_guid"]
        self.count, self.kept, self.began = 0, 0, datetime.now(UTC)

    async def turn(self) -> None:
        self.count += 1
        at = self.began + timedelta(seconds=self.count)
        body = {
            "started_at": at.isoformat(),
            "ended_at": (at + timedelta(seconds=1)).isoformat(),
            "progress_start": 0,
            "progress_end": 1,
            "session_guid": self.session,
            "suspend_data": str(self.count),
        }
        answer = await self.person.ask("POST", self.path, json=body)
        if answer is not None and answer.is_success:
            self.kept = self.count
            self.acknowledge()

    async def missing(self) -> Sequence[str]:
        again = await self.person.insist("POST", "consumptions", json=self.body)
        stands = int(again["suspend_data"] or 0)
        return () if stands >= self.kept else [f"update {self.kept}: {stands} stands"]


class Uploading(Worker):
    """Uploads a picture as tus does, and makes a content of it."""

    name, pause = "uploads", 1.0

    async def begin(self) -> None:
        await super().begin()
        self.guids: list[str] = []

    async def turn(self) -> None:
        name = b64encode(f"{uuid4()}.png".encode()).decode()
        told = f"filename {name},purpose {b64encode(b'content').decode()}"
        opened = {**TUS, "Upload-Length": str(len(PNG)), "Upload-Metadata": told}
        made = await self.person.ask("POST", "uploads", headers=opened)
        if made is None or not made.is_success:
            return
        place = made.headers["location"].partition("/api/")[2]
        piece = {**TUS, "Upload-Offset": "0", "Content-Type": "application/offset+octet-stream"}
        sent = await self.person.ask("PATCH", place, content=PNG, headers=piece)
        if sent is None or not sent.is_success:
            return
        body = {"name": "Subido", "upload_guid": place.rpartition("/")[2], "is_teacher_only": 0}
        answer = await self.person.ask("POST", "cms/contents", json=body)
        if answer is not None and answer.is_success:
            self.guids.append(answer.json()["data"]["guid"])
            self.acknowledge()

    async def missing(self) -> Sequence[str]:
        lost = []
        for guid in self.guids:
            answer = await self.person.client.get(f"cms/contents/{guid}")
            if not answer.is_success:
                lost.append(f"uploaded content {guid}: {answer.status_code}")
        return lost


class Exporting(Worker):
    """Asks for exports; what was taken is done in the end."""

    name, pause = "exports", 3.0

    async def begin(self) -> None:
        await super().begin()
        self.jobs: list[str] = []

    async def turn(self) -> None:
        answer = await self.person.ask("POST", "cms/contents/export", json={"columns": ["name"]})
        if answer is not None and answer.is_success:
            self.jobs.append(answer.json()["data"]["id"])
            self.acknowledge()

    async def missing(self) -> Sequence[str]:
        until, lost = time.monotonic() + SECONDS_TO_SETTLE, []
        for guid in self.jobs:
            while (job := await self.person.insist("GET", f"jobs/{guid}"))["status"] in OPEN:
                if time.monotonic() > until:
                    break
                await asyncio.sleep(0.5)
            if job["status"] != "done":
                lost.append(f"export {guid}: {job['status']} {job.get('error')}")
        return lost


class Following(Worker):
    """Keeps an event stream open, and opens another when it ends."""

    name, role, pause = "streams", "R01", 1.0

    async def turn(self) -> None:
        try:
            async with self.person.client.stream("GET", "events", timeout=STREAM_TIMES) as stream:
                self.ledger.answered(stream.status_code, "GET events")
                async for _ in stream.aiter_raw():
                    pass
        except httpx.TransportError:
            self.ledger.broken_off += 1


class Dawdling(Worker):
    """Slow clients: heads and bodies that never end, and answers that are hardly read."""

    name, pause = "slow clients", 0.5

    async def turn(self) -> None:
        host = f"andaluna.localhost:{self.live.port}"
        half = random.choice(  # noqa: S311
            [
                f"GET /api/organization HTTP/1.1\r\nHost: {host}\r\nX-Slow: ",
                f"POST /api/login HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\n"
                "Content-Length: 900\r\n\r\n{",
                f"GET / HTTP/1.1\r\nHost: {host}\r\n\r\n",
            ]
        )
        with suppress(OSError, asyncio.IncompleteReadError):
            reader, writer = await asyncio.open_connection("127.0.0.1", self.live.port, limit=1024)
            writer.write(half.encode())
            await writer.drain()
            for _ in range(20):
                await asyncio.sleep(0.5)
                writer.write(b"x" if "X-Slow" in half else b" ")
                if reader.at_eof() or (await asyncio.wait_for(_some(reader), 1.0)) == b"":
                    break
            writer.close()


async def _some(reader: asyncio.StreamReader) -> bytes:
    with suppress(TimeoutError):
        return await asyncio.wait_for(reader.read(16), 0.1)
    return b"-"


KINDS: Sequence[tuple[type[Worker], int]] = (
    (SigningIn, 1), (Listing, 3), (Saving, 3), (Noting, 2), (Viewing, 1), (Uploading, 1), (Exporting, 1),
    (Following, 3), (Dawdling, 5),
)  # fmt: skip


async def repeat(worker: Worker, stop: asyncio.Event) -> None:
    """Work until it is time to stop."""
    while not stop.is_set():
        await worker.turn()
        await asyncio.sleep(worker.pause)


@asynccontextmanager
async def at_work(live: LiveEstante, ledger: Ledger) -> AsyncIterator[Callable[[], Awaitable[None]]]:
    """Everybody works within the block. What is yielded ends that and asks for what was acknowledged."""
    workers = [kind(live, ledger) for kind, count in KINDS for _ in range(count)]
    for one in workers:
        await one.begin()
    stop = asyncio.Event()
    tasks = [asyncio.create_task(repeat(one, stop)) for one in workers]

    async def end() -> None:
        stop.set()
        _, slow = await asyncio.wait(tasks, timeout=SECONDS_TO_ANSWER * 2)
        for task in slow:
            task.cancel()
        for task in tasks:
            with suppress(asyncio.CancelledError):
                await task
        for one in workers:
            ledger.lost += await one.missing()

    try:
        yield end
    finally:
        for task in tasks:
            task.cancel()
        for one in workers:
            await one.person.client.aclose()
