"""One world for all stories of files and jobs."""

import shutil
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio
from estante.config import Platform

from tests.kernel.jobs.probe.world import World, running


@pytest.fixture(scope="session")
def probe_platform() -> Iterator[Platform]:
    # Short, and open to the user that PostgreSQL runs as, unlike pytest's own folders.
    folder = Path(tempfile.mkdtemp(prefix="estante-probe-"))
    folder.chmod(0o755)
    with running(folder) as platform:
        yield platform
    shutil.rmtree(folder, ignore_errors=True)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def world(probe_platform: Platform) -> AsyncIterator[World]:
    found = World(probe_platform)
    yield found
    await found.close()
