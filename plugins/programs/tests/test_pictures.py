"""The pictures of programs, by their calls and on the screen's side of them."""

import io

import pytest
from estante.testing.answers import data_of
from PIL import Image

LIMIT = 10 * 1024 * 1024
FIELDS = {"cover": "program_cover", "picture": "picture", "background": "background"}


def picture(format="PNG"):
    """A small picture."""
    out = io.BytesIO()
    Image.new("RGB", (64, 20), "#ed7011").save(out, format)
    return out.getvalue()


def of_size(size):
    """A picture of so many bytes."""
    return picture().ljust(size, b"\0")


async def put(writer, made, kind, data, name="imagen.png"):
    """The answer of giving a program a picture."""
    return await writer.client.post(f"lms/courses/{made['guid']}/{kind}", files={"file": (name, data)})


@pytest.mark.spec("PRO-006", "PRO-008", part="pictures")
@pytest.mark.parametrize(("kind", "field"), FIELDS.items())
async def test_a_picture_is_put_replaced_and_removed(writer, kind, field):
    made = await writer.program()
    assert made[field] is None
    first = data_of(await put(writer, made, kind, picture()))[field]
    second = data_of(await put(writer, made, kind, picture("JPEG"), "imagen.jpg"))[field]
    assert None not in (first, second)
    assert first != second
    assert (await writer.read(made))[field].split("?")[0] == second.split("?")[0]
    gone = data_of(await writer.client.delete(f"lms/courses/{made['guid']}/{kind}"))
    assert gone[field] is None


@pytest.mark.spec("PRO-058", "PRO-060")
@pytest.mark.parametrize(
    ("kind", "format", "status"),
    [
        ("cover", "JPEG", 200),
        ("cover", "PNG", 200),
        ("cover", "GIF", 415),
        ("picture", "JPEG", 200),
        ("picture", "PNG", 200),
        ("picture", "GIF", 200),
        ("picture", "WEBP", 415),
    ],
)
async def test_covers_are_jpg_or_png_and_headers_gif_too(writer, kind, format, status):
    made = await writer.program()
    answer = await put(writer, made, kind, picture(format), f"imagen.{format.lower()}")
    assert answer.status_code == status
    assert ((await writer.read(made))[FIELDS[kind]] is not None) == (status == 200)


@pytest.mark.spec("PRO-059", "PRO-061")
@pytest.mark.parametrize("kind", ["cover", "picture"])
async def test_ten_megabytes_are_taken_and_a_byte_more_is_not(writer, kind):
    made = await writer.program()
    assert (await put(writer, made, kind, of_size(LIMIT))).status_code == 200
    before = (await writer.read(made))[FIELDS[kind]]
    refused = await put(writer, made, kind, of_size(LIMIT + 1))
    assert (refused.status_code, refused.json()["code"]) == (413, "TOO_LARGE")
    assert (await writer.read(made))[FIELDS[kind]].split("?")[0] == before.split("?")[0]


async def test_a_copy_has_pictures_of_its_own(writer):
    made = await writer.program()
    data_of(await put(writer, made, "cover", picture()))
    copy = data_of(await writer.client.post("lms/courses-clone", json={"guid": made["guid"]}), 201)
    covers = [(await writer.read(each))["program_cover"].split("?")[0] for each in (made, copy)]
    assert covers[0] != covers[1]
    assert copy["picture"] is None
    data_of(await writer.client.delete(f"lms/courses/{made['guid']}/cover"))
    assert (await writer.client.get(copy["program_cover"])).status_code == 200


async def test_another_organizations_program_gets_no_picture(writer, schooling, client):
    made, stranger = await writer.program(), await client(schooling(), "R04")
    sent = {"file": ("imagen.png", picture())}
    assert (await stranger.post(f"lms/courses/{made['guid']}/cover", files=sent)).status_code == 404
