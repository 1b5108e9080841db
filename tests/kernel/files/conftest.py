"""One world for all stories of files: twice, with a folder and with a bucket to keep them in."""

import shutil
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import msgspec
import pytest
import pytest_asyncio
from estante.config import Platform

from tests.fakes.object_store import FakeObjectStore, running_object_store
from tests.kernel.jobs.probe.world import World, running


@pytest.fixture(scope="session")
def probe_platform() -> Iterator[Platform]:
    # Short, and open to the user that PostgreSQL runs as, unlike pytest's own folders.
    folder = Path(tempfile.mkdtemp(prefix="estante-probe-"))
    folder.chmod(0o755)
    with running(folder) as platform:
        yield platform
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def bucket() -> Iterator[FakeObjectStore]:
    with running_object_store() as store:
        yield store


@pytest_asyncio.fixture(scope="session", loop_scope="session", params=["folder", "bucket"])
async def world(
    request: pytest.FixtureRequest, probe_platform: Platform, bucket: FakeObjectStore
) -> AsyncIterator[World]:
    s3 = bucket.settings() if request.param == "bucket" else None
    found = World(msgspec.structs.replace(probe_platform, s3=s3))
    yield found
    await found.close()
