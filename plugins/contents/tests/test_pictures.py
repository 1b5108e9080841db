"""Pictures in the sizes that screens have, silent about who took them; and the original, byte for byte."""

from io import BytesIO
from uuid import UUID

import httpx
import pytest
from estante.app import Estante
from estante.dependencies import Services
from estante.testing.answers import Json, data_of, send_json
from estante_contents.inspection.pictures.metadata import cleaned
from estante_contents.models import ContentFile
from PIL import Image, ImageCms, ImageOps
from PIL.PngImagePlugin import PngInfo
from sqlalchemy import select

from .conftest import Editor, SignIn, sample
from .test_bulk import bulk

SECRET = b"Casa de Ana, 4a"
GPS, ORIENTATION, DESCRIPTION = 0x8825, 0x0112, 0x010E
XMP = b"<x:xmpmeta xmlns:x='adobe:ns:meta/'>" + SECRET + b"</x:xmpmeta>"


def photo(
    format: str, width: int = 3000, height: int = 2000, orientation: int = 1, **fields: object
) -> bytes:
    """A picture with a gradient, whose metadata say where somebody lives."""
    picture = Image.linear_gradient("L").resize((width, height)).convert("RGB")
    exif = Image.Exif()
    exif[ORIENTATION], exif[DESCRIPTION] = orientation, SECRET.decode()
    exif.get_ifd(GPS)[2] = (33.0, 26.0, 16.0)
    out = BytesIO()
    if format == "PNG":
        told = PngInfo()
        told.add_text("Author", SECRET.decode())
        told.add_itxt("XML:com.adobe.xmp", XMP.decode())
        fields["pnginfo"] = told
    elif format == "JPEG":
        fields["comment"] = SECRET
    if format != "PNG":
        fields["xmp"] = XMP
    picture.save(out, format, exif=exif, **fields)
    assert SECRET in out.getvalue()
    return out.getvalue()


def opened(data: bytes) -> Image.Image:
    return Image.open(BytesIO(data))


async def fetch(app: Estante, url: str) -> httpx.Response:
    """Fetch a signed address from the content host of this process."""
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app)) as browser:
        return await browser.get(url)


async def fetched(app: Estante, url: str) -> bytes:
    answer = await fetch(app, url)
    assert answer.status_code == 200, answer.text
    return answer.content


def says_nothing(data: bytes, orientation: int = 1) -> None:
    """Neither where it was taken, nor by whom; only how it lies."""
    assert SECRET not in data
    exif = opened(data).getexif()
    assert dict(exif) == ({} if orientation == 1 else {ORIENTATION: orientation})


async def test_a_picture_is_shown_in_the_sizes_that_screens_have_and_says_nothing_of_its_maker(
    editor: Editor, app: Estante
) -> None:
    data = photo("JPEG", quality=95)
    made = await editor.create_from("foto.jpg", data, is_public=True)
    payload = made["payload"]
    assert (payload["width"], payload["height"], payload["media_type"]) == (3000, 2000, "image/jpeg")
    assert [(size["width"], size["height"]) for size in payload["sizes"]] == [
        (640, 427),
        (1280, 854),
        (2560, 1707),
    ]
    weights: list[int] = []
    for size in payload["sizes"]:
        body = await fetched(app, size["url"])
        assert (opened(body).format, opened(body).size) == ("WEBP", (size["width"], size["height"]))
        says_nothing(body)
        weights.append(len(body))
    assert weights == sorted(weights)
    assert weights[0] * 10 < len(data), "a phone fetches a fraction"
    whole = await fetched(app, payload["url"])
    says_nothing(whole)
    assert opened(whole).tobytes() == opened(data).tobytes(), "its pixels are its own"


async def test_the_original_comes_back_byte_for_byte_where_it_may_be_downloaded(
    editor: Editor, app: Estante, client: SignIn
) -> None:
    data = photo("JPEG")
    made = await editor.create_from("Casa de Ana.jpg", data, is_public=True)
    student = await client(editor.tenant, "R01")
    address = f"cms/contents/{made['guid']}"
    closed = data_of(await student.get(address))
    assert closed["download_url"] is None
    says_nothing(await fetched(app, closed["encoded_url"]))
    data_of(await editor.client.put(address, json={"is_downloadable": True}))
    open_ = data_of(await student.get(address))
    assert await fetched(app, open_["encoded_url"]) == data
    saved = await fetch(app, open_["download_url"])
    assert saved.content == data
    assert saved.headers["content-disposition"].startswith("attachment; filename*=UTF-8''Casa%20de%20Ana.jpg")
    says_nothing(await fetched(app, open_["payload"]["url"]))


@pytest.mark.parametrize("orientation", [1, 3, 6, 8])
@pytest.mark.parametrize("format", ["JPEG", "PNG", "WEBP"])
def test_of_each_format_the_pixels_stay_and_nothing_else(format: str, orientation: int) -> None:
    more = {"lossless": True} if format == "WEBP" else {}
    data = photo(format, 301, 203, orientation, **more)
    ending = {"JPEG": "jpg", "PNG": "png", "WEBP": "webp"}[format]
    clean = b"".join(cleaned(BytesIO(data), ending, orientation))
    says_nothing(clean, orientation)
    assert opened(clean).tobytes() == opened(data).tobytes()
    assert ImageOps.exif_transpose(opened(clean)).size == ((203, 301) if orientation > 4 else (301, 203))


def test_profiles_of_colour_and_every_scan_stay() -> None:
    profile = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    for ending, format in (("jpg", "JPEG"), ("png", "PNG"), ("webp", "WEBP")):
        data = photo(format, 900, 700, icc_profile=profile)
        assert opened(b"".join(cleaned(BytesIO(data), ending))).info["icc_profile"] == profile, format
    scans = photo("JPEG", 1200, 900, progressive=True, quality=100)
    # Another picture behind the first one, as cameras put it, has an EXIF of its own.
    clean = b"".join(cleaned(BytesIO(scans + photo("JPEG", 64, 64)), "jpg"))
    says_nothing(clean)
    assert opened(clean).tobytes() == opened(scans).tobytes()
    with pytest.raises(ValueError, match="no PNG"):
        list(cleaned(BytesIO(scans), "png"))


async def test_a_picture_that_lies_on_its_side_is_upright_in_every_size(editor: Editor, app: Estante) -> None:
    made = await editor.create_from("foto.jpg", photo("JPEG", 2000, 1000, 6))
    payload = made["payload"]
    assert (payload["width"], payload["height"]) == (1000, 2000)
    assert [(size["width"], size["height"]) for size in payload["sizes"]] == [(320, 640), (640, 1280)]
    body = await fetched(app, payload["sizes"][0]["url"])
    assert opened(body).size == (320, 640)
    says_nothing(body)
    says_nothing(await fetched(app, payload["url"]), 6)


async def test_what_moves_goes_on_moving(editor: Editor, app: Estante) -> None:
    frames = [Image.new("RGB", (1500, 900), colour) for colour in ("red", "green", "blue")]
    for name, format in (("gif.gif", "GIF"), ("web.webp", "WEBP")):
        out = BytesIO()
        frames[0].save(out, format, save_all=True, append_images=frames[1:], duration=100)
        made = await editor.create_from(name, out.getvalue(), type_guid="CTTY_07")
        assert made["payload"]["sizes"] == [], name
        assert getattr(opened(await fetched(app, made["payload"]["url"])), "n_frames", 1) == 3, name


async def test_a_small_picture_and_a_drawing_are_shown_as_they_are(editor: Editor, app: Estante) -> None:
    small = await editor.create_from("portada-800x600.jpg")
    assert [size["width"] for size in small["payload"]["sizes"]] == [640]
    tiny = await editor.create_from("avatar-256.png")
    assert tiny["payload"]["sizes"] == []
    assert opened(await fetched(app, tiny["payload"]["url"])).size == (256, 256)
    drawing = await editor.create_from("ciclo-del-agua.svg")
    assert drawing["payload"]["sizes"] == []
    assert await fetched(app, drawing["payload"]["url"]) == sample("ciclo-del-agua.svg")


async def test_inks_become_light(editor: Editor, app: Estante) -> None:
    out = BytesIO()
    Image.new("CMYK", (900, 900), (0, 255, 255, 0)).save(out, "JPEG", icc_profile=b"inks")
    made = await editor.create_from("tinta.jpg", out.getvalue())
    body = opened(await fetched(app, made["payload"]["sizes"][0]["url"]))
    red, green, blue = body.convert("RGB").getpixel((300, 300))  # type: ignore[misc]
    assert (red > 200, green < 80, blue < 80) == (True, True, True)
    assert "icc_profile" not in body.info


async def test_a_copy_shares_the_files_which_go_with_the_last_of_them(
    editor: Editor, app: Estante, services: Services
) -> None:
    made = await editor.create_from("foto.jpg", photo("JPEG", 900, 600))
    guid = made["guid"]
    copy = data_of(await editor.client.post("cms/contents-clone", json={"guid": guid}), 201)
    root = await _package(services, editor, guid)
    names = await _names(services, editor, root)
    assert names == ["640.webp", "shown.jpg"]
    await _purge(editor, guid)
    assert await _names(services, editor, root) == names
    shown: Json = (await editor.get(copy["guid"]))["payload"]
    assert opened(await fetched(app, shown["sizes"][0]["url"])).width == 640
    await _purge(editor, copy["guid"])
    assert await _names(services, editor, root) == []


async def _package(services: Services, editor: Editor, guid: str) -> str:
    async with services.database.transaction(editor.tenant) as session:
        file = ContentFile.content_guid == UUID(guid)
        found = await session.scalar(select(ContentFile.package).where(file))
    assert found
    return str(found)


async def _names(services: Services, editor: Editor, root: str) -> list[str]:
    paths = [path async for path in services.files.names(editor.tenant, f"packages/{root}")]
    return sorted(path.rpartition("/")[2] for path in paths)


async def _purge(editor: Editor, guid: str) -> None:
    """Delete a content for ever."""
    data_of(await bulk(editor, "delete", guids=[guid]))
    data_of(await send_json(editor.client, "DELETE", "trash", {"guids": [guid]}))
