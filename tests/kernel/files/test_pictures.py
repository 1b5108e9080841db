"""Pictures in the width they are shown in."""

import io

import pytest
from estante.files.pictures import WIDTHS, copies_of
from PIL import Image

from tests.kernel.jobs.probe.world import World

PATH = "thumbnails/cover.webp"


def drawn(width: int, height: int) -> bytes:
    """A picture with something on it."""
    noise = Image.effect_noise((width, height), 60).convert("RGB")
    out = io.BytesIO()
    noise.save(out, "WEBP", quality=80)
    return out.getvalue()


async def fetched(world: World, path: str, **params: str) -> tuple[int, bytes, dict[str, str]]:
    """What the content host answers for a picture, with its token."""
    token = world.files.sign(world.tenant(), path)
    async with world.browser("files.andaluna.estante-content.localhost") as browser:
        answer = await browser.get(f"/{path}", params={"token": token, **params})
        return answer.status_code, answer.content, dict(answer.headers)


@pytest.mark.parametrize("width", WIDTHS)
async def test_a_wide_picture_is_narrowed_once_and_kept(world: World, width: int) -> None:
    await world.files.put(world.tenant(), PATH, drawn(640, 480))
    status, body, headers = await fetched(world, PATH, width=str(width))
    assert (status, headers["content-type"]) == (200, "image/webp")
    assert Image.open(io.BytesIO(body)).size == (width, width * 480 // 640)
    kept = copies_of(PATH)[WIDTHS.index(width)]
    assert await world.files.read(world.tenant(), kept) == body
    assert (await fetched(world, PATH, width=str(width)))[1] == body


async def test_a_narrow_picture_is_sent_as_it_is(world: World) -> None:
    path = "thumbnails/narrow.webp"
    own = drawn(80, 40)
    await world.files.put(world.tenant(), path, own)
    assert (await fetched(world, path, width="96"))[1] == own


@pytest.mark.parametrize("width", ["97", "0", "-1", "huge", "96 "])
async def test_only_the_widths_that_screens_use_are_made(world: World, width: str) -> None:
    await world.files.put(world.tenant(), PATH, drawn(640, 480))
    assert (await fetched(world, PATH, width=width))[0] == 404


async def test_what_is_no_picture_is_sent_as_it_is(world: World) -> None:
    await world.files.put(world.tenant(), "thumbnails/broken.webp", b"no picture at all")
    assert (await fetched(world, "thumbnails/broken.webp", width="96"))[:2] == (200, b"no picture at all")


async def test_a_narrow_copy_opens_with_its_pictures_token_only(world: World) -> None:
    await world.files.put(world.tenant(), PATH, drawn(640, 480))
    await fetched(world, PATH, width="96")
    async with world.browser("files.andaluna.estante-content.localhost") as browser:
        assert (await browser.get(f"/{PATH}", params={"width": "96"})).status_code == 403


async def test_a_picture_of_few_bytes_and_many_pixels_is_not_unpacked(world: World) -> None:
    out = io.BytesIO()
    Image.new("1", (5000, 4000)).save(out, "PNG")
    assert len(out.getvalue()) < 10_000
    await world.files.put(world.tenant(), "originals/huge.png", out.getvalue())
    assert (await fetched(world, "originals/huge.png", width="96"))[:2] == (200, out.getvalue())
