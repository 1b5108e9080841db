"""An editor at work: uploads, contents, and the jobs that prepare them."""

from base64 import b64encode
from collections.abc import Awaitable, Callable
from pathlib import Path
from uuid import UUID

import httpx
import pytest
import pytest_asyncio
from estante.database.engine import Database
from estante.jobs.models import Job
from estante.tenancy.tenant import Tenant
from estante.testing.answers import Json, data_of, rows_of
from estante.testing.fixtures import SignedIn
from estante.testing.workbench import Workbench
from estante_contents.conversion.programs import Program
from estante_contents.demo.loading import FOLDER
from estante_contents.models import Content
from sqlalchemy import select, update

Query = str | int | list[str]
SAMPLES = Path(__file__).parents[3] / "tests" / "samples"
SignIn = Callable[..., Awaitable[SignedIn]]


def sample(name: str) -> bytes:
    """A good file: of the tests' samples, else of the demo's."""
    path = SAMPLES / name
    return path.read_bytes() if path.exists() else FOLDER.joinpath("files", name).read_bytes()


class Editor:
    """Somebody with the rights of a role, who uploads and makes contents."""

    def __init__(self, client: SignedIn, workbench: Workbench, database: Database) -> None:
        self.client, self._workbench, self._database = client, workbench, database
        self.tenant: Tenant = client.tenant

    async def upload(self, name: str, data: bytes, purpose: str = "content") -> str:
        """Send a file as tus does, in one piece. Answers the upload's guid."""
        made = await self.try_upload(name, data, purpose)
        assert made.status_code in (201, 204), made.text
        return str(made.headers["location"]).rpartition("/")[2]

    async def try_upload(self, name: str, data: bytes, purpose: str = "content") -> httpx.Response:
        """The answer to an upload in one request (tus creation-with-upload)."""
        encoded = b64encode(name.encode()).decode()
        headers = {
            "Tus-Resumable": "1.0.0",
            "Upload-Length": str(len(data)),
            "Upload-Metadata": f"filename {encoded},purpose {b64encode(purpose.encode()).decode()}",
        }
        made = await self.client.post("uploads", headers=headers)
        assert made.status_code == 201, made.text
        patch = {
            "Tus-Resumable": "1.0.0",
            "Upload-Offset": "0",
            "Content-Type": "application/offset+octet-stream",
        }
        sent = await self.client.patch(here(made.headers["location"]), content=data, headers=patch)
        return sent if sent.status_code >= 400 else made

    async def try_create(self, **fields: object) -> httpx.Response:
        return await self.client.post("cms/contents", json={"is_teacher_only": 0, **fields})

    async def create(self, **fields: object) -> Json:
        """Make a content; a link unless `type_guid` or `upload_guid` says otherwise."""
        if "upload_guid" not in fields and "type_guid" not in fields:
            fields = {"type_guid": "CTTY_06", "url": "https://example.org/agua", **fields}
        return data_of(await self.try_create(**{"name": "El ciclo del agua", **fields}), 201)

    async def create_from(self, file_name: str, data: bytes | None = None, **fields: object) -> Json:
        """Make a content from a file and wait until it is prepared or has failed."""
        upload = await self.upload(file_name, sample(file_name) if data is None else data)
        made = await self.create(upload_guid=upload, **fields)
        await self.finish(made["guid"])
        return await self.get(made["guid"])

    async def make_both(self, guid: str) -> None:
        """Make a content public and for teachers only, as it could once be saved."""
        both = update(Content).where(Content.guid == UUID(guid)).values(is_public=True, is_teacher_only=1)
        async with self._database.transaction(self.tenant) as session:
            await session.execute(both)

    async def finish(self, guid: str) -> Job:
        """Wait for the newest job of a content."""
        return await self._workbench.finish((await self.newest_job(guid)).guid, self.tenant)

    async def newest_job(self, guid: str) -> Job:
        """The newest job of a content."""
        async with self._database.transaction(self.tenant) as session:
            job: Job | None = await session.scalar(
                select(Job).where(Job.subject_guid == UUID(guid)).order_by(Job.guid.desc()).limit(1)
            )
        assert job is not None
        return job

    async def convert_from(self, file_name: str, data: bytes | None = None, **fields: object) -> Json:
        """Make a content from a file, and wait until it is prepared and then converted."""
        made = await self.create_from(file_name, data, **fields)
        await self.finish(made["guid"])
        return await self.get(made["guid"])

    async def get(self, guid: str) -> Json:
        return data_of(await self.client.get(f"cms/contents/{guid}"))

    async def names(self, **query: Query) -> list[str]:
        """The names of the list, in its order."""
        answer = await self.client.get("cms/contents", params=query)
        return [row["name"] for row in rows_of(answer)]


def here(address: str) -> str:
    """An address that the server gave, relative to the client's base."""
    return address.partition("/api/")[2]


@pytest.fixture(autouse=True)
def programs(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is converted, as on a machine without the programs, but in tests marked `converts`."""
    if request.node.get_closest_marker("converts") is None:
        monkeypatch.setattr(Program, "place", None)


@pytest.fixture
def edit(workbench: Workbench, database: Database, client: SignIn) -> Callable[..., Awaitable[Editor]]:
    """`await edit(tenant, "R07")` is a publisher at work."""

    async def sign(tenant: Tenant, role: str = "R04", **fields: object) -> Editor:
        return Editor(await client(tenant, role, **fields), workbench, database)

    return sign


@pytest_asyncio.fixture
async def editor(tenant: Tenant, edit: Callable[..., Awaitable[Editor]]) -> Editor:
    """An administrator of a tenant of this test's own."""
    return await edit(tenant)
