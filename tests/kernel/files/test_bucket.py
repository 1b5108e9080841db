"""A bucket that keeps the files: in pieces, below a prefix, and away."""

from collections.abc import AsyncIterator, Iterator

import msgspec
import pytest
import pytest_asyncio
from estante.config import S3, Platform
from estante.errors import Unavailable
from estante.files.store import FileStore

from tests.fakes.object_store import FakeObjectStore, running_object_store
from tests.kernel.jobs.probe.world import World

MEBIBYTE = 1024 * 1024
WHOLE = bytes(range(256)) * 80_000


@pytest.fixture
def own() -> Iterator[FakeObjectStore]:
    """A bucket of this test's own."""
    with running_object_store() as store:
        yield store


def platform_with(platform: Platform, s3: S3) -> Platform:
    return msgspec.structs.replace(platform, s3=s3)


@pytest_asyncio.fixture
async def world(probe_platform: Platform, own: FakeObjectStore) -> AsyncIterator[World]:
    """A world that keeps its files below a prefix of that bucket."""
    found = World(platform_with(probe_platform, own.settings("estante/files")))
    yield found
    await found.close()


async def in_chunks(data: bytes) -> AsyncIterator[bytes]:
    for start in range(0, len(data), MEBIBYTE):
        yield data[start : start + MEBIBYTE]


async def test_a_long_stream_goes_in_pieces_and_comes_back_as_it_was(
    world: World, own: FakeObjectStore
) -> None:
    files, tenant = world.files, world.tenant()
    await files.put(tenant, "originals/long.bin", in_chunks(WHOLE))
    assert own.objects == {f"estante/files/{tenant.guid}/originals/long.bin": WHOLE}
    assert len([call for call in own.calls if "partNumber" in call]) == 3
    assert b"".join([chunk async for chunk in files.stream(tenant, "originals/long.bin")]) == WHOLE
    assert [name async for name in files.names(tenant, "originals")] == ["originals/long.bin"]
    assert (await files.stat(tenant, "originals/long.bin")).size == len(WHOLE)


async def test_the_pieces_of_a_stream_that_breaks_are_given_up(world: World, own: FakeObjectStore) -> None:
    async def breaks() -> AsyncIterator[bytes]:
        async for chunk in in_chunks(WHOLE):
            yield chunk
        raise ConnectionResetError

    with pytest.raises(ConnectionResetError):
        await world.files.put(world.tenant(), "originals/long.bin", breaks())
    assert [call for call in own.calls if "partNumber" in call]
    assert (own.objects, own.begun) == ({}, {})


@pytest.mark.spec("KER-015", part="database and store")
async def test_a_bucket_that_is_away_is_answered_503_with_retry_after(probe_platform: Platform) -> None:
    with running_object_store() as gone:
        settings = gone.settings()
    world = World(platform_with(probe_platform, settings))
    address = world.files.url(world.tenant(), "originals/a.pdf")
    async with world.client() as client, world.browser("files.andaluna.estante-content.localhost") as browser:
        asked = {"name": "a.png", "size": 3, "purpose": "content"}
        upload = (await client.post("/api/uploads", json=asked)).json()["data"]["url"]
        headers = {
            "Tus-Resumable": "1.0.0",
            "Upload-Offset": "0",
            "Content-Type": "application/offset+octet-stream",
        }
        sent = await client.patch(upload, content=b"abc", headers=headers)
        for answer in (await browser.get(address), sent):
            assert (answer.status_code, answer.json()["code"]) == (503, "UNAVAILABLE")
            assert int(answer.headers["retry-after"]) > 0
        # What needs no file is answered meanwhile.
        assert (await client.get("/api/users/whoami")).status_code == 200
    await world.close()


@pytest.mark.parametrize("wrong", [{"access_key_id": "somebody-else"}, {"bucket": "another"}])
async def test_a_bucket_that_does_not_know_us_is_as_good_as_away(
    world: World, own: FakeObjectStore, wrong: dict[str, str]
) -> None:
    settings = msgspec.structs.replace(own.settings(), **wrong)
    files = FileStore.open(platform_with(world.platform, settings))
    with pytest.raises(Unavailable):
        await files.put(world.tenant(), "originals/a.txt", b"a")
    assert own.objects == {}
