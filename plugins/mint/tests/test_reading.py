"""Reading a lesson: who may, and what they get of it."""

from io import BytesIO

import pytest
from estante.testing.answers import data_of
from PIL import Image

from plugins.mint.tests.conftest import document, paragraph, question, words

TEN_MB = 10 * 1024 * 1024


def picture(format_name: str = "PNG") -> bytes:
    """A small picture."""
    drawn = BytesIO()
    Image.new("RGB", (4, 3), "teal").save(drawn, format_name)
    return drawn.getvalue()


async def upload(nora, lesson, data, name="rio.png"):
    return await nora.client.post(f"mint/lessons/{lesson}/images", files={"file": (name, data)})


@pytest.mark.spec("MIN-015")
async def test_a_picture_over_ten_megabytes_is_refused_and_the_page_stays(author):
    nora = await author()
    lesson = await nora.lesson()
    page = await nora.written(lesson, paragraph(words("Llueve")))
    refused = await upload(nora, lesson, picture() + bytes(TEN_MB))
    assert refused.status_code == 413
    assert "10" in refused.json()["message"]
    assert (await nora.read(lesson))["pages"] == [page]
    image = data_of(await upload(nora, lesson, picture()), 201)
    shown = {"type": "image", "attrs": {"image": image["image"], "alt": "Un río"}}
    saved = data_of(await nora.save(lesson, page, document=document(shown)))
    assert saved["document"]["content"] == [shown]
    assert list((await nora.read(lesson))["images"]) == [image["image"]]


async def test_only_pictures_are_taken(author):
    nora = await author()
    lesson = await nora.lesson()
    for data, name in ((b"%PDF-1.4", "a.pdf"), (b"<svg onload='x()'/>", "a.svg"), (b"x", "a.png")):
        assert (await upload(nora, lesson, data, name)).status_code in (415, 422)


async def test_readers_get_the_pages_without_the_answers(author, client, tenant):
    nora = await author()
    lesson = await nora.lesson(is_public=True)
    asked = question(right=1)
    await nora.written(lesson, paragraph(words("Llueve")), asked)
    student, visitor = await client(tenant, "R01"), await client(tenant, None)
    for reader in (student, visitor):
        reading = data_of(await reader.get(f"mint/lessons/{lesson}/reading"))
        line, read = reading["pages"][0]["document"]["content"]
        assert line == paragraph(words("Llueve"))
        assert [sorted(choice) for choice in read["attrs"]["choices"]] == [["id", "text"]] * 2
        assert "feedback" not in read["attrs"]


async def test_what_does_not_open_is_not_read(author, client, tenant):
    nora = await author()
    hidden = await nora.lesson()
    visitor, student = await client(tenant, None), await client(tenant, "R01")
    for reader in (visitor, student):
        answer = await reader.get(f"mint/lessons/{hidden}/reading")
        assert (answer.status_code, answer.json()["code"]) == (403, "FORBIDDEN")
    assert data_of(await nora.client.get(f"mint/lessons/{hidden}/reading"))["pages"] == []


async def test_the_content_opens_as_a_lesson(author):
    nora = await author()
    lesson = await nora.lesson()
    content = data_of(await nora.client.get(f"cms/contents/{lesson}"))
    assert content["payload"]["rendered_as"] == "MINT_PAGE"
    kinds = {row["guid"]: row for row in (await nora.client.get("cms/types")).json()["data"]}
    assert (kinds["CTTY_02"]["tabs"], kinds["CTTY_02"]["wide_steps"]) == ("mint.lesson.detail", ["editor"])


async def test_a_question_is_judged_by_the_server(author, client, tenant):
    nora = await author()
    lesson = await nora.lesson(is_public=True)
    asked = question(right=1)
    await nora.written(lesson, asked)
    student = await client(tenant, "R01")
    address = f"mint/lessons/{lesson}/questions/{asked['attrs']['id']}/answer"
    wrong, right = [choice["id"] for choice in asked["attrs"]["choices"]]
    for chosen, is_right in (([right], True), ([wrong], False), ([right, wrong], False)):
        verdict = data_of(await student.post(address, json={"chosen": chosen}))
        assert (verdict["is_right"], verdict["right"]) == (is_right, [right])
        assert verdict["feedback"] == "Mira la tabla"
    lost = await student.post(address.replace(asked["attrs"]["id"], right), json={"chosen": [right]})
    assert lost.status_code == 404
