"""Signed addresses and content hosts: ranges, refusals, headers, nothing outside the tenant's folder."""

import asyncio
import io
import itertools
import unicodedata
from collections.abc import AsyncIterator
from typing import Any
from urllib.parse import unquote

import pytest
from estante.errors import NotFound
from estante.files import archives
from estante.files.paths import key_of
from estante.files.signatures import FileForbidden, Signer
from estante.files.wire.responses import CHUNK_BYTES, send_file

from tests.kernel.jobs.probe.world import World
from tests.samples import bad_files

DATA = bytes(range(256)) * 400
APP = "http://andaluna.localhost:8000"


@pytest.fixture
async def path(world: World) -> str:
    await world.files.put(world.tenant(), "originals/video.mp4", DATA)
    return "originals/video.mp4"


@pytest.mark.spec("KER-100", "KER-101", "KER-102")
async def test_a_storage_path_answers_a_signed_address_to_who_has_a_token(world: World, path: str) -> None:
    token = world.files.sign(world.tenant(), path)
    async with world.browser("andaluna.localhost") as browser:
        found = (await browser.get(f"/api/storage/{path}", params={"token": token})).json()["data"]
        assert found["cookies"] == {}
        assert found["url"].startswith(
            "http://files.andaluna.estante-content.localhost:8000/originals/video.mp4?token="
        )
        for wrong in ({}, {"token": ""}, {"token": token[:-2] + "xx"}, {"token": "a.b.c"}):
            answer = await browser.get(f"/api/storage/{path}", params=wrong)
            assert (answer.status_code, answer.json()["code"]) == (403, "FILE_FORBIDDEN")
        asked = {"auth": "signed-url", "token": token}
        assert (await browser.get(f"/api/storage/{path}", params=asked)).json()["status"] == "success"
        assert (await browser.get(f"/api/storage/{path}x", params=asked)).status_code == 403
    async with world.browser("ipe.localhost") as foreign:
        assert (await foreign.get(f"/api/storage/{path}", params=asked)).status_code == 403


@pytest.mark.spec("KER-103")
async def test_a_file_that_is_not_there_is_404_and_one_that_may_not_be_read_403(
    world: World, path: str
) -> None:
    token = world.files.sign(world.tenant(), "originals/gone.pdf")
    async with (
        world.browser("andaluna.localhost") as app,
        world.browser("files.andaluna.estante-content.localhost") as host,
    ):
        for browser, base in ((app, "/api/storage"), (host, "")):
            assert (await browser.get(f"{base}/originals/gone.pdf?token={token}")).status_code == 404
            assert (await browser.get(f"{base}/{path}?token={token}")).status_code == 403


def test_a_pictures_token_stays_the_same_for_a_quarter_of_an_hour(world: World) -> None:
    now = [900_000.0]
    signer = Signer("new", clock=lambda: now[0])
    tenant = world.tenant().guid
    token = signer.sign_steadily("file", tenant, "a/b.jpg")
    now[0] += 899
    assert signer.sign_steadily("file", tenant, "a/b.jpg") == token
    now[0] += 1
    assert signer.sign_steadily("file", tenant, "a/b.jpg") != token
    now[0] = 900_000.0 + 3600
    signer.verify(token, "file", tenant, "a/b.jpg")
    now[0] += 1
    with pytest.raises(FileForbidden):
        signer.verify(token, "file", tenant, "a/b.jpg")


@pytest.mark.spec("KER-104")
def test_a_token_holds_for_one_path_one_tenant_and_3600_seconds(world: World) -> None:
    now = [1_000_000.0]
    signer = Signer("new old", clock=lambda: now[0])
    one, other = world.tenant().guid, world.tenant("ipe").guid
    token = signer.sign("file", one, "a/b.pdf")
    signer.verify(token, "file", one, "a/b.pdf")
    Signer("newest new", clock=lambda: now[0]).verify(token, "file", one, "a/b.pdf")
    now[0] += 3600
    signer.verify(token, "file", one, "a/b.pdf")
    late = token.replace(f"{1_003_600:x}", f"{1_009_999:x}")
    for wrong in (
        (token, "package", one, "a/b.pdf"),
        (token, "file", other, "a/b.pdf"),
        (token, "file", one, "a/c.pdf"),
        (late, "file", one, "a/b.pdf"),
        ("é", "file", one, "a/b.pdf"),
    ):
        with pytest.raises(FileForbidden):
            signer.verify(*wrong)
    now[0] += 1
    with pytest.raises(FileForbidden):
        signer.verify(token, "file", one, "a/b.pdf")
    with pytest.raises(FileForbidden):
        Signer("newest").verify(token, "file", one, "a/b.pdf")


@pytest.mark.spec("KER-105")
async def test_ranges_are_served_so_that_video_can_be_sought(world: World, path: str) -> None:
    url = world.files.url(world.tenant(), path)
    size = len(DATA)
    async with world.browser("files.andaluna.estante-content.localhost") as browser:
        whole = await browser.get(url)
        assert (whole.status_code, whole.content, whole.headers["Accept-Ranges"]) == (200, DATA, "bytes")
        etag = whole.headers["ETag"]
        for asked, first, last in (
            ("bytes=0-0", 0, 0),
            ("bytes=100-199", 100, 199),
            ("bytes=102000-", 102_000, size - 1),
            ("bytes=-300", size - 300, size - 1),
            ("bytes=-999999999", 0, size - 1),
            ("bytes=5-99999999999", 5, size - 1),
        ):
            part = await browser.get(url, headers={"Range": asked, "If-Range": etag})
            assert (part.status_code, part.content) == (206, DATA[first : last + 1])
            assert part.headers["Content-Range"] == f"bytes {first}-{last}/{size}"
            assert part.headers["Content-Length"] == str(last - first + 1)
        for asked in (f"bytes={size}-", "bytes=-0"):
            none = await browser.get(url, headers={"Range": asked})
            assert (none.status_code, none.headers["Content-Range"]) == (416, f"bytes */{size}")
        for asked in ("bytes=0-1,5-6", "bytes=9-2", "pages=1-2", "bytes=x-y", "bytes=-"):
            assert (await browser.get(url, headers={"Range": asked})).status_code == 200
        stale = await browser.get(url, headers={"Range": "bytes=0-9", "If-Range": '"other"'})
        assert (stale.status_code, len(stale.content)) == (200, size)
        known = await browser.get(url, headers={"If-None-Match": f'W/"x", {etag}'})
        assert (known.status_code, known.content) == (304, b"")
        looked = await browser.head(url)
        assert (looked.status_code, looked.headers["Content-Length"], looked.content) == (200, str(size), b"")
        assert (await browser.post(url)).status_code == 404


@pytest.mark.spec("KER-106")
@pytest.mark.parametrize(
    "way",
    [
        "../{other}/originals/secret.txt",
        "%2e%2e/{other}/originals/secret.txt",
        "%252e%252e/{other}/originals/secret.txt",
        "originals/../../{other}/originals/secret.txt",
        "originals%2f..%2f..%2f{other}%2foriginals%2fsecret.txt",
        "/{other}/originals/secret.txt",
        "%2fetc%2fpasswd",
        "..%5c{other}%5coriginals%5csecret.txt",
        "originals/%00secret.txt",
        "originals//secret.txt",
        "originals",
        "",
    ],
)
async def test_no_path_leads_out_of_the_tenants_folder(world: World, way: str) -> None:
    other = world.tenant("ipe")
    await world.files.put(other, "originals/secret.txt", b"secret")
    way = way.format(other=other.guid)
    for decoded in (way, httpx_unquote(way)):
        token = world.files.sign(world.tenant(), decoded.lstrip("/"))
        async with (
            world.browser("andaluna.localhost") as app,
            world.browser("files.andaluna.estante-content.localhost") as host,
        ):
            for answer in (
                await app.get(f"/api/storage/{way}?token={token}"),
                await host.get(f"/{way}?token={token}"),
            ):
                assert answer.status_code in (400, 403, 404)
                assert b"secret" not in answer.content
    with pytest.raises(NotFound):
        await world.files.stat(world.tenant(), httpx_unquote(way))
    for spelled in (way, httpx_unquote(way)):
        if way != "originals":
            with pytest.raises(NotFound):
                key_of(world.tenant(), spelled)


def httpx_unquote(text: str) -> str:
    return unquote(text)


@pytest.mark.spec("KER-107")
async def test_a_package_is_served_whole_from_a_host_of_its_own(world: World) -> None:
    tenant, package = world.tenant(), "0192aaaa-b"
    await world.files.put(tenant, "originals/p.zip", bad_files.good("scorm12-un-sco.zip"))
    entries = await archives.extract(world.files, tenant, "originals/p.zip", package)
    assert "imsmanifest.xml" in [entry.name for entry in entries]
    start = world.files.package_url(tenant, package, "imsmanifest.xml")
    host = f"{package}.andaluna.estante-content.localhost"
    async with (
        world.browser(host) as browser,
        world.browser("other.andaluna.estante-content.localhost") as other,
    ):
        page = await browser.get(start)
        assert (page.status_code, page.headers["Content-Type"]) == (200, "application/xml")
        rules = page.headers["Content-Security-Policy"]
        assert f"frame-ancestors 'self' {APP}" in rules
        assert "set-cookie" not in page.headers
        assert page.headers["X-Content-Type-Options"] == "nosniff"
        for entry in entries:
            relative = page.url.join(entry.name)
            assert len((await browser.get(relative)).content) == entry.size
        assert (await browser.get(page.url.join("../imsmanifest.xml"))).status_code == 403
        assert (
            await other.get(start.replace(host, "other.andaluna.estante-content.localhost"))
        ).status_code == 403
        assert (await browser.get("/api/health")).status_code == 403


async def test_only_the_tenants_application_may_fetch_across_hosts(world: World, path: str) -> None:
    url = world.files.url(world.tenant(), path)
    async with world.browser("files.andaluna.estante-content.localhost") as browser:
        mine = await browser.get(url, headers={"Origin": APP, "Range": "bytes=0-9"})
        assert mine.headers["Access-Control-Allow-Origin"] == APP
        assert "Content-Range" in mine.headers["Access-Control-Expose-Headers"]
        asked = await browser.options(url, headers={"Origin": APP, "Access-Control-Request-Headers": "range"})
        assert (asked.status_code, "Range" in asked.headers["Access-Control-Allow-Headers"]) == (204, True)
        other = await browser.get(url, headers={"Origin": "http://evil.example"})
        assert "Access-Control-Allow-Origin" not in other.headers


async def test_what_could_run_is_saved_and_an_svg_is_only_a_picture(world: World) -> None:
    tenant = world.tenant()
    for name, shown in (
        ("a.html", False),
        ("a.svg", True),
        ("a.pdf", True),
        ("a.docx", False),
        ("a.bin", False),
    ):
        await world.files.put(tenant, f"originals/{name}", b"<p>x")
        async with world.browser("files.andaluna.estante-content.localhost") as browser:
            answer = await browser.get(world.files.url(tenant, f"originals/{name}"))
            assert answer.headers["Content-Disposition"] == ("inline" if shown else "attachment")
            assert "sandbox" in answer.headers["Content-Security-Policy"]
            named = await browser.get(world.files.url(tenant, f"originals/{name}") + "&download=Señal.pdf")
            assert named.headers["Content-Disposition"] == "attachment; filename*=UTF-8''Se%C3%B1al.pdf"


async def test_a_stream_that_breaks_leaves_nothing(world: World) -> None:
    async def breaks() -> AsyncIterator[bytes]:
        yield b"x" * 20_000_000
        raise ConnectionResetError

    with pytest.raises(ConnectionResetError):
        await world.files.put(world.tenant(), "broken/a.bin", breaks())
    assert [name async for name in world.files.names(world.tenant(), "broken")] == []


async def test_the_store_reads_any_part_and_forgets_folders(world: World) -> None:
    tenant = world.tenant()
    for name, data in (("f/a b ñ.txt", DATA), ("f/g/empty", b"")):
        await world.files.put(tenant, name, data)
    assert await world.files.read(tenant, "f/a b ñ.txt", 10, 20) == DATA[10:20]
    assert await world.files.read(tenant, "f/g/empty") == b""
    with world.files.open_seekable(tenant, "f/a b ñ.txt") as file:
        file.seek(-5, io.SEEK_END)
        assert file.read() == DATA[-5:]
    await world.files.copy(tenant, "f/a b ñ.txt", "f/copy.txt")
    assert sorted([name async for name in world.files.names(tenant, "f")]) == [
        "f/a b ñ.txt",
        "f/copy.txt",
        "f/g/empty",
    ]
    await world.files.delete_folder(tenant, "f")
    await world.files.delete(tenant, "f/never")
    assert list(itertools.islice([n async for n in world.files.names(tenant, "f")], 1)) == []


async def test_a_large_file_goes_out_in_small_pieces_so_that_slow_readers_cost_little(world: World) -> None:
    await world.files.put(world.tenant(), "originals/long.mp4", bytes(4 * 1024 * 1024))
    pieces: list[int] = []

    async def send(message: Any) -> None:
        pieces.append(len(message.get("body", b"")))

    await send_file(
        world.files,
        (world.tenant(), "originals/long.mp4"),
        (False, {}),
        {},
        (asyncio.Event().wait, send),  # type: ignore[arg-type]
    )
    assert sum(pieces) == 4 * 1024 * 1024
    assert max(pieces) <= CHUNK_BYTES


async def test_a_page_finds_its_file_in_the_letters_of_the_mac_that_wrote_it(world: World) -> None:
    tenant = world.tenant()
    await world.files.put(tenant, "packages/mac/lección/pájaro.html", b"<p>Agua</p>")
    await world.files.put(tenant, "packages/mac/antes/n\u0303u.html", b"old")
    base = world.files.package_url(tenant, "mac", "")
    async with world.browser(base.split("/")[2].partition(":")[0]) as host:
        path = "/" + base.split("/", 3)[3]
        for name in ("lección/pájaro.html", "antes/ñu.html"):
            answer = await host.get(path + unicodedata.normalize("NFD", name))
            assert answer.status_code == 200, name
        assert (await host.get(path + "lección/gone.html")).status_code == 404
