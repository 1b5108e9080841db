"""The organization's own fonts: taken by their bytes, served to every page, named once, kept while in use."""

import asyncio
import io

import pytest
from estante.testing.answers import data_of, rows_of
from fontTools.ttLib import TTFont

from plugins.personalization.tests.font_samples import GLAGOLITIC, font_of

CALL = "v3/custom_fonts"
STYLE = "organization/css/stylesheet"
MEBIBYTE = 1024 * 1024


async def add(client, content, name="Casa", file_name="casa.ttf"):
    return await client.post(CALL, data={"name": name}, files={"file": (file_name, content)})


@pytest.mark.spec("PER-006", part="the calls")
@pytest.mark.parametrize("ending", ["woff2", "woff", "ttf", "otf"])
async def test_a_font_is_taken_listed_and_served_as_woff2(client, tenant, ending):
    admin = await client(tenant, "R04")
    # What it is called says nothing.
    made = data_of(await add(admin, font_of(ending), file_name="letra"), 201)
    assert (made["name"], made["weight"]) == ("Casa", "400")
    assert rows_of(await admin.get(CALL)) == [made]
    faces = {one["name"]: one for one in rows_of(await admin.get("organization/typefaces"))}
    assert (faces["Casa"]["is_custom"], faces["Casa"]["url"]) == (True, made["url"])
    nobody = await client(tenant)
    served = await nobody.get(made["url"].lstrip("/"))
    assert (served.headers["content-type"], served.headers["access-control-allow-origin"]) == (
        "font/woff2",
        "*",
    )
    assert len(served.content) == made["size"]
    known = TTFont(io.BytesIO(served.content)).getBestCmap()
    assert ord("ñ") in known
    assert ord(GLAGOLITIC[0]) not in known


REFUSED = {
    "text": (b"no font at all", 415),
    "a picture": (b"\x89PNG\r\n\x1a\n" + bytes(100), 415),
    "nothing": (b"", 415),
    "a beginning": (font_of("ttf")[:300], 422),
    "noise": (b"wOF2" + b"\xff" * 400, 422),
    "one that unpacks to much": (b"wOFF" + bytes(12) + b"\xff\xff\xff\xff" + bytes(100), 422),
    "one without letters": (font_of(letters="abc"), 422),
    "one that may not be embedded": (font_of(embedding=2), 422),
    "more than 5 MB": (font_of() + bytes(5 * MEBIBYTE), 413),
    "much more": (font_of() + bytes(12 * MEBIBYTE), 413),
}


@pytest.mark.spec("PER-006", part="what is no font, and the limit")
@pytest.mark.parametrize(("content", "status"), REFUSED.values(), ids=REFUSED)
async def test_what_is_no_usable_font_is_refused_and_not_kept(client, tenant, content, status):
    admin = await client(tenant, "R04")
    refused = await add(admin, content)
    assert (refused.status_code, bool(refused.json()["message"])) == (status, True)
    assert rows_of(await admin.get(CALL)) == []


@pytest.mark.spec("PER-005", part="custom fonts")
async def test_titles_and_text_may_have_a_custom_font_which_every_page_is_told(client, tenant, new_tenant):
    admin = await client(tenant, "R04")
    made = data_of(await add(admin, font_of(weight=700)), 201)
    saved = data_of(await admin.post(STYLE, json={"font_first": "Casa", "font_second": "Figtree"}))
    assert saved["font_first"] == "Casa"
    look = data_of(await (await client(tenant)).get("organization"))["branding"]
    assert look["font_faces"] == [{"family": "Casa", "url": made["url"], "weight": "700"}]
    other = await client(new_tenant(), "R04")
    assert (await other.post(STYLE, json={"font_first": "Casa"})).status_code == 400
    assert (await other.get(made["url"].lstrip("/"))).status_code == 404
    data_of(await admin.patch("settings", json={"values": {"branding.border_radius": 3}}))
    assert data_of(await admin.get("settings"))["sections"]


async def test_a_font_in_use_stays_and_one_that_is_not_goes_with_its_file(client, tenant):
    admin = await client(tenant, "R04")
    made = data_of(await add(admin, font_of()), 201)
    data_of(await admin.post(STYLE, json={"font_second": "Casa"}))
    held = await admin.delete(f"{CALL}/{made['guid']}")
    assert (held.status_code, held.json()["code"]) == (409, "IN_USE")
    data_of(await admin.delete(STYLE))
    assert data_of(await admin.delete(f"{CALL}/{made['guid']}")) == {"id": made["guid"]}
    assert (await admin.get(made["url"].lstrip("/"))).status_code == 404
    assert (await admin.delete(f"{CALL}/{made['guid']}")).status_code == 404
    # A version that named it cannot come back without it.
    record = f"organization/css/stylesheets/{tenant.guid}/versions"
    newest = data_of(await admin.get(record))["versions"][0]
    assert (await admin.post(f"{record}/{newest['version']}/restore")).status_code == 400


async def test_a_name_is_one_fonts_alone_also_in_a_race(client, tenant):
    admin = await client(tenant, "R04")
    answers = await asyncio.gather(*(add(admin, font_of(), name=name) for name in ("Casa", "casa", "CASA")))
    assert sorted(answer.status_code for answer in answers) == [201, 409, 409]
    assert (await add(admin, font_of(), name="figtree")).status_code == 409
    for name in ("", "x" * 61, "a'b", "<b>"):
        assert (await add(admin, font_of(), name=name)).status_code == 400


@pytest.mark.parametrize(("role", "status"), [("R05", 201), ("R07", 403), ("R02", 403), (None, 401)])
async def test_who_may_add_a_font(client, tenant, role, status):
    assert (await add(await client(tenant, role), font_of())).status_code == status
