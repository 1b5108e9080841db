"""A picture is fetched in as many pixels as its place on the screen has, and in more once it is enlarged."""

import re
from io import BytesIO
from urllib.parse import urlsplit

import httpx
import pytest
from estante.testing.browser import PHONE
from PIL import Image
from playwright.sync_api import Page, Request, expect

from tests.e2e.places import ask

from .readers import Readers

PICTURE, SECRET = "panorama.jpg", "Casa de Ana, 4a"
PACKAGED = re.compile(r"//files\.[^?]+/packages/[0-9a-f]+/([^?]+)\?")


def photo(width: int, height: int) -> bytes:
    """A picture of many pixels that says where it was taken."""
    exif = Image.Exif()
    exif[0x010E] = SECRET
    out = BytesIO()
    picture = Image.linear_gradient("L").resize((width, height)).convert("RGB")
    picture.save(out, "JPEG", quality=98, subsampling=0, exif=exif)
    return out.getvalue()


def picture_of(readers: Readers, samples: dict[str, str]) -> str:
    """The guid of the picture, which is put into the library once."""
    if PICTURE not in samples:
        samples[PICTURE] = readers.put(PICTURE, photo(4000, 3000), is_downloadable=True)
    return samples[PICTURE]


def stored(readers: Readers, url: str) -> httpx.Response:
    """What the content host answers for an address."""
    parts = urlsplit(url)
    return ask(readers.live, parts.netloc, f"{parts.path}?{parts.query}")


def shows(page: Page, name: str) -> None:
    """Until this file is the one that is seen."""
    picture = page.locator("main img[alt^=panorama]")
    expect(picture).to_have_attribute("src", re.compile(re.escape(f"/{name}?")))
    expect(picture).to_have_js_property("complete", value=True)


@pytest.mark.spec("VIE-106", part="the file that its place needs")
def test_a_phone_fetches_a_fraction_and_more_of_it_once_it_looks_closer(
    readers: Readers, samples: dict[str, str]
) -> None:
    guid = picture_of(readers, samples)
    page = readers.window(size=PHONE)
    fetched: dict[str, str] = {}

    def note(request: Request) -> None:
        if (name := PACKAGED.search(request.url)) and request.resource_type == "image":
            fetched[name.group(1)] = request.url

    page.on("request", note)
    page.goto(f"/viewer/{guid}")
    shows(page, "640.webp")
    assert [*fetched] == ["640.webp"]
    small = stored(readers, fetched["640.webp"]).content
    assert len(small) * 10 < len(photo(4000, 3000))
    box = page.locator("main img[alt^=panorama]").bounding_box()
    assert box
    assert 300 < box["width"] <= 390
    assert abs(box["width"] * 3 / 4 - box["height"]) < 2
    for name in ("1280.webp", "2560.webp", "shown.jpg"):
        for _ in range(3):
            page.get_by_role("button", name="Acercar").click()
        shows(page, name)
    assert SECRET.encode() not in stored(readers, fetched["shown.jpg"]).content
    # Going back needs no file again.
    page.get_by_role("button", name="Ajustar").click()
    expect(page.get_by_role("button", name="Alejar")).to_be_disabled()
    shows(page, "shown.jpg")
    assert [*fetched] == ["640.webp", "1280.webp", "2560.webp", "shown.jpg"]


def test_a_window_fetches_what_fills_it_and_saves_the_original(
    readers: Readers, samples: dict[str, str]
) -> None:
    guid = picture_of(readers, samples)
    page = readers.window()
    page.goto(f"/viewer/{guid}")
    shows(page, "1280.webp")
    address = page.get_by_role("link", name="Descargar").get_attribute("href")
    assert address
    saved = stored(readers, address)
    assert saved.content == photo(4000, 3000)
    assert saved.headers["content-disposition"].startswith("attachment; filename*=UTF-8''panorama.jpg")
