"""Uploads: resumable, broken off, checked by their bytes, limited, claimed once."""

import base64
import hashlib
from datetime import timedelta
from uuid import UUID

import httpx
import pytest
from estante.errors import ApiError, NotFound
from estante.files import uploads
from estante.files.models import UploadToken
from estante.files.store import Source
from estante.identity import sessions
from estante.tenancy.tenant import Tenant
from litestar.types import HTTPReceiveMessage
from sqlalchemy import func, update
from uuid_utils.compat import uuid7

from tests.kernel.jobs.probe.plugin import ATTACHED
from tests.kernel.jobs.probe.world import World
from tests.samples import bad_files

MEBIBYTE = 1024 * 1024
STREAM = {"Tus-Resumable": "1.0.0", "Content-Type": "application/offset+octet-stream"}


async def open_upload(client: httpx.AsyncClient, name: str, size: int, purpose: str = "content") -> str:
    asked = {"name": name, "size": size, "mime_type": "", "purpose": purpose}
    answer = await client.post("/api/uploads", json=asked)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["data"]["url"])


async def send(
    client: httpx.AsyncClient, url: str, data: bytes, offset: int = 0, checksum: str = ""
) -> httpx.Response:
    headers = {**STREAM, "Upload-Offset": str(offset), **({"Upload-Checksum": checksum} if checksum else {})}
    return await client.patch(url, content=data, headers=headers)


async def upload(
    client: httpx.AsyncClient, name: str, data: bytes, purpose: str = "content"
) -> httpx.Response:
    return await send(client, await open_upload(client, name, len(data), purpose), data)


async def offset_of(client: httpx.AsyncClient, url: str) -> int:
    return int((await client.head(url, headers={"Tus-Resumable": "1.0.0"})).headers["Upload-Offset"])


async def break_off(world: World, client: httpx.AsyncClient, url: str, data: bytes) -> None:
    """Send a part of an upload and lose the connection, as a server sees it."""
    request = client.build_request("PATCH", url, headers={**STREAM, "Upload-Offset": "0"})
    scope = {
        "type": "http",
        "method": "PATCH",
        "path": url,
        "raw_path": url.encode(),
        "query_string": b"",
        "headers": [(key.lower(), value) for key, value in request.headers.raw],
        "http_version": "1.1",
        "scheme": "http",
        "server": ("andaluna.localhost", 8000),
        "client": ("127.0.0.1", 1),
        "root_path": "",
    }
    messages: list[HTTPReceiveMessage] = [
        {"type": "http.request", "body": data[at : at + 65_536], "more_body": True}
        for at in range(0, len(data), 65_536)
    ]
    messages.append({"type": "http.disconnect"})
    incoming = iter(messages)

    async def receive() -> HTTPReceiveMessage:
        return next(incoming)

    async def answer(_message: object) -> None:
        return None

    await world.app(scope, receive, answer)


async def stored(world: World) -> list[str]:
    """Everything in both tenants' stores that an upload could have left."""
    found = []
    for key in ("andaluna", "ipe"):
        for folder in ("originals", "uploads"):
            found += [name async for name in world.files.names(world.tenant(key), folder)]
    return sorted(found)


async def claim(world: World, client: httpx.AsyncClient, url: str) -> bytes:
    tenant = world.tenant()
    token = client.headers["Authorization"].removeprefix("Bearer ")
    principal = await sessions.authenticate(world.database, tenant, token)
    async with world.database.transaction(tenant) as session:
        file = await uploads.claim(session, principal, UUID(url.rpartition("/")[2]))
        data = await world.files.read(tenant, file.path)
    assert hashlib.sha256(data).hexdigest() == file.sha256
    return data


@pytest.mark.spec("KER-116")
async def test_a_broken_upload_goes_on_and_ends_with_the_same_bytes(world: World) -> None:
    data = bad_files.good("texto.pdf") + bytes(range(256)) * 80_000

    async with world.client() as client:
        url = await open_upload(client, "texto.pdf", len(data))
        await break_off(world, client, url, data[: 15 * MEBIBYTE])
        offset = await offset_of(client, url)
        assert 8 * MEBIBYTE <= offset < len(data)
        wrong = await send(client, url, data[offset:], offset - 1)
        assert (wrong.status_code, wrong.json()["code"], wrong.json()["offset"]) == (
            409,
            "UPLOAD_OFFSET",
            offset,
        )
        rest = await send(client, url, data[offset:], offset)
        assert (rest.status_code, int(rest.headers["Upload-Offset"])) == (204, len(data))
        assert await claim(world, client, url) == data
        with pytest.raises(ApiError, match="UPLOAD_NOT_READY"):
            await claim(world, client, url)


async def test_tus_clients_create_by_headers_and_are_told_what_is_spoken(world: World) -> None:
    data = bad_files.good("avatar-256.png")
    name, kind = (base64.b64encode(text).decode() for text in ("año.png".encode(), b"image/png"))
    async with world.client() as client:
        spoken = await client.options("/api/uploads")
        assert spoken.headers["Tus-Extension"] == "creation,expiration,termination,checksum"
        headers = {"Upload-Length": str(len(data)), "Upload-Metadata": f"filename {name},filetype {kind}"}
        made = await client.post("/api/uploads", headers={"Tus-Resumable": "1.0.0", **headers})
        assert made.status_code == 201
        assert (await send(client, made.headers["Location"], data)).status_code == 204
        other = await client.post("/api/uploads", headers={"Tus-Resumable": "0.2.2", "Upload-Length": "1"})
        assert (other.status_code, other.headers["Tus-Version"]) == (412, "1.0.0")
        bad = await client.post("/api/uploads", headers={"Upload-Length": "many"})
        assert bad.json()["errors"][0]["field"] == "Upload-Length"


async def test_a_checksum_that_differs_moves_nothing(world: World) -> None:
    data = bad_files.good("avatar-256.png")
    right = base64.b64encode(hashlib.sha256(data).digest()).decode()
    async with world.client() as client:
        url = await open_upload(client, "a.png", len(data))
        wrong = await send(client, url, b"x" * len(data), checksum=f"sha256 {right}")
        assert (wrong.status_code, await offset_of(client, url)) == (460, 0)
        assert (await send(client, url, data, checksum=f"sha256 {right}")).status_code == 204


async def test_an_upload_is_one_persons_and_can_be_given_up(world: World) -> None:
    async with world.client() as client, world.client() as other, world.client("ipe") as foreigner:
        url = await open_upload(client, "a.png", 10)
        for stranger in (other, foreigner):
            assert (await stranger.head(url)).status_code == 404
            assert (await send(stranger, url, b"x")).status_code == 404
            assert (await stranger.delete(url)).status_code == 404
        assert (await send(client, url, b"x" * 11)).status_code == 413
        assert (await client.delete(url)).status_code == 204
        assert (await client.head(url)).status_code == 404


@pytest.mark.spec("KER-113")
async def test_sizes_over_the_limit_are_refused_before_a_byte_is_read(world: World) -> None:
    before = await stored(world)
    async with world.client() as client:
        for purpose, size in (("content", 60_000_001), ("image", 200_001), ("avatar", 100_001)):
            asked = {"name": "a.png", "size": size, "purpose": purpose}
            answer = await client.post("/api/uploads", json=asked)
            assert (answer.status_code, answer.json()["code"]) == (413, "TOO_LARGE")
            assert "MB" in answer.json()["message"]
    assert await stored(world) == before


async def test_an_empty_file_is_refused_by_its_name_before_it_is_sent(world: World) -> None:
    before = await stored(world)
    async with world.client() as client:
        headers = {"Tus-Resumable": "1.0.0", "Upload-Length": "0", "Upload-Metadata": "filename bmFkYS5wZGY="}
        for asked in (
            await client.post("/api/uploads", json={"name": "nada.pdf", "size": 0}),
            await client.post("/api/uploads", headers=headers),
        ):
            assert asked.status_code == 422
            assert "nada.pdf" in asked.json()["message"]
    assert await stored(world) == before


async def test_a_person_has_a_bounded_number_of_open_uploads(world: World) -> None:
    async with world.client() as client:
        for _ in range(uploads.OPEN_UPLOADS):
            await open_upload(client, "a.png", 10)
        answer = await client.post("/api/uploads", json={"name": "a.png", "size": 10})
        assert (answer.status_code, "Retry-After" in answer.headers) == (429, True)


@pytest.mark.spec("KER-112")
@pytest.mark.parametrize(
    ("name", "data", "status"),
    [
        ("informe.pdf", bad_files.ELF, 415),
        ("foto.png", bad_files.WINDOWS_PROGRAM, 415),
        ("leeme.txt", bad_files.SHELL_SCRIPT, 415),
        ("programa.jar", bad_files.archive({"META-INF/MANIFEST.MF": b"", "A.class": b""}), 415),
        ("texto.pdf", bad_files.TEXT, 415),
        ("foto.jpg", bad_files.good("avatar-256.png"), 415),
        ("misterio.xyz", b"\x00\x01\x02\x03" * 20, 415),
        ("foto.png", bad_files.picture_and_archive(), 422),
        ("foto.png", bad_files.giant_png(), 422),
        ("foto.png", bad_files.good("avatar-256.png")[:20], 422),
        ("dibujo.svg", bad_files.ACTIVE_SVG, 422),
        ("dibujo.svg", bad_files.HANDLER_SVG, 422),
        ("dibujo.svg", bad_files.LINKING_SVG, 422),
        ("dibujo.svg", bad_files.ENTITY_SVG, 422),
        ("paquete.zip", bad_files.archive({"a": b"a"})[:-10], 422),
    ],
)
async def test_what_is_not_what_it_says_is_refused_with_a_sentence(
    world: World, name: str, data: bytes, status: int
) -> None:
    before = await stored(world)
    async with world.client() as client:
        answer = await upload(client, name, data)
        assert answer.status_code == status
        message = answer.json()["message"]
        assert name in message or "paquete" in name
        assert message.endswith(".")
    assert await stored(world) == before


@pytest.mark.parametrize(
    "name",
    [
        "texto.pdf",
        "avatar-256.png",
        "ciclo-del-agua.svg",
        "scorm12-un-sco.zip",
        "guia.docx",
        "usuarios-latin1.csv",
        "dom-casmurro-reflow.epub",
        "portada-800x600.jpg",
    ],
)
async def test_good_files_are_taken(world: World, name: str) -> None:
    async with world.client() as client:
        url = await open_upload(client, name, len(bad_files.good(name)))
        answer = await send(client, url, bad_files.good(name))
        assert answer.status_code == 204, answer.text
        assert await claim(world, client, url) == bad_files.good(name)


@pytest.mark.spec("KER-114", "KER-129")
async def test_covers_are_jpg_or_png_and_headers_may_be_gif_too(world: World) -> None:
    gif = b"GIF89a" + bytes.fromhex(
        "01000100800000000000ffffff21f90400000000002c00000000010001000002024401003b"
    )
    async with world.client(lang="pt") as client:
        for purpose, status in (("cover", 415), ("avatar", 415), ("header", 204)):
            answer = await upload(client, "a.gif", gif, purpose)
            assert answer.status_code == status, answer.text
            assert status == 204 or "JPG, PNG" in answer.json()["message"]
            assert status == 204 or "não" in answer.json()["message"]


async def ticket(world: World, client: httpx.AsyncClient) -> tuple[uploads.UploadTicket, UUID]:
    tenant = world.tenant()
    token = client.headers["Authorization"].removeprefix("Bearer ")
    principal = await sessions.authenticate(world.database, tenant, token)
    subject = uuid7()
    async with world.database.transaction(tenant) as session:
        return await uploads.issue_token(session, principal, "probe", subject), subject


@pytest.mark.spec("KER-109", "KER-110")
async def test_a_one_time_token_stores_one_file_on_its_subject(world: World) -> None:
    pdf = ("texto.pdf", bad_files.good("texto.pdf"), "application/pdf")
    async with world.client() as client, world.client() as other:
        given, subject = await ticket(world, client)
        before = await stored(world)
        stolen = await other.post(given.endpoint, data={"token": given.token}, files={"file": pdf})
        unknown = await client.post(given.endpoint, data={"token": "x"}, files={"file": pdf})
        wrong = await client.post(
            given.endpoint, data={"token": given.token}, files={"file": ("a.txt", bad_files.TEXT)}
        )
        assert [one.status_code for one in (stolen, unknown, wrong)] == [403, 403, 415]
        assert await stored(world) == before
        taken = await client.post(given.endpoint, data={"token": given.token}, files={"file": pdf})
        assert taken.json()["data"]["storage_status"] == "upload-done"
        assert ATTACHED[-1][0] == subject
        again = await client.post(given.endpoint, data={"token": given.token}, files={"file": pdf})
        assert (again.status_code, again.json()["code"]) == (403, "UPLOAD_TOKEN")
        nothing = await client.post(given.endpoint, data={"token": given.token})
        assert nothing.json()["errors"][0]["field"] == "file"
        late, _ = await ticket(world, client)
        async with world.database.transaction(world.tenant()) as session:
            await session.execute(update(UploadToken).values(expires_at=func.now() - timedelta(seconds=1)))
        refused = await client.post(late.endpoint, data={"token": late.token}, files={"file": pdf})
        assert (refused.status_code, refused.json()["code"]) == (403, "UPLOAD_TOKEN")
    assert len(await stored(world)) == len(before) + 1


@pytest.mark.spec("KER-110", part="before anything is stored")
async def test_a_form_with_a_wrong_token_is_refused_before_anything_is_stored(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[str] = []
    put = world.files.put

    async def noted(tenant: Tenant, path: str, source: Source) -> None:
        written.append(path)
        await put(tenant, path, source)

    monkeypatch.setattr(world.app.services.files, "put", noted)
    async with world.client() as client:
        given, _ = await ticket(world, client)
        file: dict[str, tuple[str | None, bytes, str]] = {
            "file": ("a.pdf", bad_files.good("texto.pdf"), "application/pdf")
        }
        for token in ("x", given.token[:-1]):
            answer = await client.post(given.endpoint, data={"token": token}, files=file)
            assert (answer.status_code, answer.json()["code"]) == (403, "UPLOAD_TOKEN")
        assert written == []
        behind = {**file, "token": (None, given.token.encode(), "text/plain")}
        assert (await client.post(given.endpoint, files=behind)).status_code == 201
        assert len(written) == 1
        # Whoever has no token to use is refused before the file, whichever comes first.
        assert (await client.post(given.endpoint, files=behind)).status_code == 403
        assert len(written) == 1


async def test_an_unfinished_upload_cannot_be_claimed(world: World) -> None:
    async with world.client() as client:
        url = await open_upload(client, "a.png", 10)
        with pytest.raises(ApiError, match="UPLOAD_NOT_READY"):
            await claim(world, client, url)
        with pytest.raises(NotFound):
            await claim(world, client, f"/api/uploads/{uuid7()}")
