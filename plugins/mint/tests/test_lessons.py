"""Lessons and their pages: made, ordered, and saved by two people."""

from uuid import uuid4

import pytest
from estante.testing.answers import data_of

from plugins.mint.tests.conftest import document, paragraph, words

RAIN = document(paragraph(words("Llueve")))


@pytest.mark.spec("MIN-013")
async def test_a_new_page_has_the_title_of_the_specification_and_one_empty_line(author):
    nora = await author()
    page = await nora.page(await nora.lesson())
    assert (page["title"], page["version"], page["is_dual"]) == ("HTML page without title", 1, False)
    assert page["document"] == {"type": "doc", "content": [{"type": "paragraph"}]}
    named = await nora.page(await nora.lesson(), title="El agua")
    assert named["title"] == "El agua"


@pytest.mark.spec("MIN-010")
async def test_pages_stay_in_the_order_in_which_they_are_put(author):
    nora = await author()
    lesson = await nora.lesson()
    first, second = [await nora.page(lesson, title=title) for title in ("Uno", "Dos")]
    between = await nora.page(lesson, title="Entre", after=first["guid"])
    at_first = await nora.page(lesson, title="Antes", after=None)
    read = await nora.read(lesson)
    assert [page["title"] for page in read["pages"]] == ["Antes", "Uno", "Entre", "Dos"]
    wanted = [page["guid"] for page in (second, at_first, between, first)]
    data_of(await nora.client.put(f"mint/lessons/{lesson}", json={"pages": wanted}))
    assert [page["guid"] for page in (await nora.read(lesson))["pages"]] == wanted
    lost = await nora.client.put(f"mint/lessons/{lesson}", json={"pages": wanted[:3]})
    assert lost.status_code == 400
    deleted = await nora.client.delete(f"mint/lessons/{lesson}/pages/{between['guid']}")
    assert deleted.status_code in (200, 204)
    wanted.remove(between["guid"])
    assert [page["guid"] for page in (await nora.read(lesson))["pages"]] == wanted


@pytest.mark.spec("MIN-010", part="blocks keep their order")
async def test_blocks_stay_in_their_order(author):
    nora = await author()
    lines = [paragraph(words(text)) for text in ("Uno", "Dos", "Tres")]
    page = await nora.written(await nora.lesson(), *lines)
    assert page["document"]["content"] == lines


@pytest.mark.spec("MIN-014")
async def test_a_new_lesson_has_a_font_for_headings_and_one_for_text(author):
    nora = await author()
    lesson = await nora.lesson()
    branding = nora.client.tenant.branding
    fonts = {"display": branding.font_first, "text": branding.font_second}
    assert (await nora.read(lesson))["typography"] == fonts
    await nora.page(lesson)
    assert (await nora.read(lesson))["typography"] == fonts
    other = {"display": "Figtree", "text": "Literata"}
    changed = await nora.client.put(f"mint/lessons/{lesson}", json={"typography": other})
    assert data_of(changed)["typography"] == other
    strange = {"display": "Wingdings", "text": "Literata"}
    refused = await nora.client.put(f"mint/lessons/{lesson}", json={"typography": strange})
    assert [error["field"] for error in refused.json()["errors"]] == ["typography.display"]


@pytest.mark.spec("MIN-019")
async def test_a_later_save_shows_what_another_person_saved_and_overwrites_nothing(author):
    nora, luis = await author(), await author("R07")
    lesson = await nora.lesson()
    page = await nora.page(lesson)
    hers = document(paragraph(words("De Nora")))
    assert data_of(await nora.save(lesson, page, document=hers))["version"] == 2
    late = await luis.save(lesson, page, document=document(paragraph(words("De Luis"))))
    assert (late.status_code, late.json()["code"]) == (409, "MINT_PAGE_CHANGED")
    theirs = late.json()["page"]
    assert (theirs["document"], theirs["version"]) == (hers, 2)
    assert theirs["changed_by"]
    assert (await nora.read(lesson))["pages"][0]["document"] == hers
    over = await luis.save(lesson, theirs, document=document(paragraph(words("De Luis"))))
    assert data_of(over)["version"] == 3


async def test_two_pages_are_written_by_two_people_at_once(author):
    nora, luis = await author(), await author("R07")
    lesson = await nora.lesson()
    one, other = await nora.page(lesson), await nora.page(lesson)
    assert (await nora.save(lesson, one, document=RAIN)).status_code == 200
    assert (await luis.save(lesson, other, title="Otra")).status_code == 200


async def test_what_is_no_lesson_has_no_pages(author):
    nora = await author()
    link = {"name": "Enlace", "type_guid": "CTTY_06", "url": "https://example.org", "is_teacher_only": 0}
    content = data_of(await nora.client.post("cms/contents", json=link), 201)["guid"]
    for guid in (content, str(uuid4())):
        assert (await nora.client.get(f"mint/lessons/{guid}")).status_code == 404
        assert (await nora.client.post(f"mint/lessons/{guid}/pages", json={})).status_code == 404


async def test_another_organization_finds_nothing(author, other_tenant):
    nora, stranger = await author(), await author(house=other_tenant)
    lesson = await nora.lesson()
    page = await nora.page(lesson)
    assert (await stranger.client.get(f"mint/lessons/{lesson}")).status_code == 404
    assert (await stranger.save(lesson, page, title="Mía")).status_code == 404
    assert (await stranger.client.get(f"mint/lessons/{lesson}/reading")).status_code == 404


@pytest.mark.spec("MIN-011")
async def test_dual_pages_are_made_only_where_the_flag_is_on(author, new_tenant):
    plain, dual = new_tenant(), new_tenant(flags={"mint_page_lesson_dual": True})
    nora, luis = await author(house=plain), await author(house=dual)
    refused = await nora.client.post(f"mint/lessons/{await nora.lesson()}/pages", json={"is_dual": True})
    assert (refused.status_code, refused.json()["flag"]) == (403, "mint_page_lesson_dual")
    lesson = await luis.lesson()
    page = await luis.page(lesson, is_dual=True)
    assert (page["is_dual"], page["beside"]) == (True, page["document"])
    saved = await luis.save(lesson, page, beside=RAIN)
    assert data_of(saved)["beside"] == RAIN


@pytest.mark.parametrize("role", ["R01", "R02", "R05"])
async def test_only_who_writes_contents_writes_lessons(author, client, tenant, role):
    nora = await author()
    lesson = await nora.lesson()
    other = await client(tenant, role)
    assert (await other.get(f"mint/lessons/{lesson}")).status_code == 403
    assert (await other.post(f"mint/lessons/{lesson}/pages", json={})).status_code == 403
