"""The look by its calls: built in, saved, refused, told apart by tenant, brought back, and who may."""

import asyncio

import pytest
from estante.testing.answers import data_of, rows_of, wrong_fields
from msgspec.structs import replace

CALL = "organization/css/stylesheet"
SHEET = f"{CALL}.css"
BUILT_IN = {
    "color_first": "#0f5d6c",
    "color_second": "#e0a030",
    "font_first": "Literata",
    "font_second": "Instrument Sans",
    "border_radius": 8,
}
CHANGED = {
    "color_first": "#124a2b",
    "color_second": "#c05a00",
    "font_first": "Bricolage Grotesque",
    "font_second": "Figtree",
    "border_radius": 64,
    "css": ".x { color: #124a2b }",
}


def look_of(style):
    """The five values and the sheet of an answer."""
    return {name: style[name] for name in (*BUILT_IN, "css")}


async def served(client):
    """What every page reads."""
    return data_of(await client.get("organization"))["branding"]


async def save(client, values, etag=None):
    return await client.post(CALL, json=values, headers={"If-Match": etag} if etag else {})


@pytest.mark.spec("PER-002")
async def test_anybody_reads_the_stylesheet_which_is_the_built_in_one_at_first(client, tenant):
    for role in (None, "R01", "R04", "R07"):
        answer = await (await client(tenant, role)).get(CALL)
        style = data_of(answer)
        assert look_of(style) == {**BUILT_IN, "css": ""}
        assert (style["built_in"], answer.headers["etag"]) == (BUILT_IN, '"1"')


@pytest.mark.spec("PER-003")
async def test_a_saved_stylesheet_is_what_the_next_call_answers(client, tenant):
    admin = await client(tenant, "R04")
    saved = await save(admin, CHANGED, '"1"')
    assert look_of(data_of(saved)) == CHANGED
    again = await (await client(tenant)).get(CALL)
    assert (look_of(data_of(again)), again.headers["etag"]) == (CHANGED, saved.headers["etag"])


@pytest.mark.spec("PER-004", part="the calls")
async def test_every_page_of_the_tenant_wears_it_and_no_others(client, tenant, new_tenant):
    other = new_tenant()
    admin = await client(tenant, "R04")
    before = await served(await client(other))
    data_of(await save(admin, CHANGED))
    look = await served(await client(tenant))
    assert {name: look[name] for name in BUILT_IN} == {name: CHANGED[name] for name in BUILT_IN}
    sheet = await (await client(tenant)).get(look["stylesheet"].lstrip("/"))
    assert sheet.headers["content-type"].startswith("text/css")
    assert "immutable" in sheet.headers["cache-control"]
    assert ".es-organization .x" in sheet.text
    assert await served(await client(other)) == before
    assert (await (await client(other)).get(SHEET)).text == ""


async def test_an_older_address_of_the_sheet_answers_todays_and_is_not_kept(client, tenant):
    admin = await client(tenant, "R04")
    data_of(await save(admin, {"css": "a { color: red }"}))
    first = (await served(admin))["stylesheet"].lstrip("/")
    data_of(await save(admin, {"css": "b { color: red }"}))
    sheet = await admin.get(first)
    assert (sheet.headers["cache-control"], ".es-organization b" in sheet.text) == ("no-cache", True)
    data_of(await save(admin, {"css": "  "}))
    assert (await served(admin))["stylesheet"] is None


WRONG = {
    "a name of a colour": ("color_first", "red"),
    "three digits": ("color_first", "#abc"),
    "no hash": ("color_second", "f2b91d"),
    "letters that are none": ("color_second", "#zzzzzz"),
    "no colour": ("color_second", None),
    "above the most": ("border_radius", 65),
    "below nothing": ("border_radius", -1),
    "text": ("border_radius", "ocho"),
    "a part of a pixel": ("border_radius", 2.5),
    "no number": ("border_radius", None),
    "a font that there is not": ("font_first", "Comic Sans"),
    "no font": ("font_second", ""),
    "a sheet that is no text": ("css", ["a {}"]),
    "a sheet that is too long": ("css", "a" * 65_537),
    "a sheet that loads": ("css", "@import 'x'"),
}


@pytest.mark.spec("PER-007", part="the calls")
@pytest.mark.parametrize(("field", "value"), WRONG.values(), ids=WRONG)
async def test_what_cannot_be_is_refused_at_its_field_and_nothing_is_stored(client, tenant, field, value):
    admin = await client(tenant, "R04")
    refused = await save(admin, {"border_radius": 3, "color_first": "#111111", field: value})
    assert set(wrong_fields(refused)) == {field}
    assert look_of(data_of(await admin.get(CALL))) == {**BUILT_IN, "css": ""}
    assert (await served(admin))["border_radius"] == BUILT_IN["border_radius"]


@pytest.mark.spec("PER-007", part="the limits")
@pytest.mark.parametrize("radius", [0, 64])
async def test_the_least_and_the_most_radius_are_taken(client, tenant, radius):
    admin = await client(tenant, "R04")
    assert data_of(await save(admin, {"border_radius": radius}))["border_radius"] == radius
    assert (await served(admin))["border_radius"] == radius


@pytest.mark.spec("PER-009")
@pytest.mark.parametrize(
    ("css", "sentence"),
    [
        ("a {}\na { background: url(https://example.org/x.png) }", "Fila 2, columna 17"),
        ("a { content: '</style>' }", "Fila 1, columna 15"),
        ("a { background: url('javascript:alert(1)') }", "ejecuta código"),
    ],
    ids=["another host", "the end of its element", "a script"],
)
async def test_a_sheet_that_leaves_is_refused_when_it_is_saved_and_looked_at(client, tenant, css, sentence):
    admin = await client(tenant, "R04")
    for call in (CALL, f"{CALL}/preview"):
        refused = await admin.post(call, json={"css": css})
        (field,) = refused.json()["errors"]
        assert (refused.status_code, field["field"]) == (400, "css")
        assert sentence in field["message"]
    assert (await served(admin))["stylesheet"] is None


async def test_a_sheet_is_looked_at_before_it_is_saved(client, tenant):
    admin = await client(tenant, "R04")
    assert data_of(await admin.post(f"{CALL}/preview", json={"css": "p { top: 0 }"}))["css"].startswith(
        ".es-organization p"
    )
    assert data_of(await admin.get(CALL))["css"] == ""


@pytest.mark.spec("PER-010", part="the calls")
async def test_one_call_sets_all_styles_back_and_keeps_what_was(client, tenant):
    admin = await client(tenant, "R04")
    saved = await save(admin, CHANGED)
    back = await admin.delete(CALL, headers={"If-Match": saved.headers["etag"]})
    assert look_of(data_of(back)) == {**BUILT_IN, "css": ""}
    look = await served(admin)
    assert {name: look[name] for name in BUILT_IN} == BUILT_IN
    assert look["stylesheet"] is None
    settings = data_of(await admin.get("settings"))["sections"]
    shown = {one["key"]: one["source"] for section in settings for one in section["settings"]}
    assert shown["branding.color_first"] == "built_in"
    record = f"organization/css/stylesheets/{tenant.guid}"
    versions = data_of(await admin.get(f"{record}/versions"))["versions"]
    assert look_of(versions[0]["fields"]) == CHANGED
    restored = await admin.post(f"{record}/versions/{versions[0]['version']}/restore")
    assert look_of(data_of(restored)) == CHANGED
    assert (await served(admin))["color_first"] == CHANGED["color_first"]
    history = data_of(await admin.get(f"{record}/history"))["changes"]
    assert len(history) == 3


async def test_two_who_save_at_once_do_not_overwrite_each_other(client, tenant):
    admin = await client(tenant, "R04")
    saves = [save(admin, {"border_radius": radius}, '"1"') for radius in range(8)]
    answers = await asyncio.gather(*saves)
    assert sorted(answer.status_code for answer in answers) == [200] + [412] * 7


async def test_what_another_page_changed_stays_where_this_one_sends_nothing_of_it(client, tenant):
    admin = await client(tenant, "R04")
    data_of(await save(admin, {"border_radius": 20}))
    data_of(await admin.patch("settings", json={"values": {"branding.color_first": "#0b5d3b"}}))
    saved = data_of(await save(admin, {"font_second": "Figtree"}))
    assert (saved["color_first"], saved["border_radius"]) == ("#0b5d3b", 20)
    assert (await served(admin))["color_first"] == "#0b5d3b"


@pytest.mark.spec("PER-005", part="the typefaces")
async def test_fonts_are_chosen_among_the_typefaces_of_the_list(client, tenant):
    admin = await client(tenant, "R04")
    names = [one["name"] for one in rows_of(await admin.get("organization/typefaces"))]
    assert set(names) == {"Literata", "Instrument Sans", "Bricolage Grotesque", "Figtree"}
    for name in names:
        saved = data_of(await save(admin, {"font_first": name, "font_second": name}))
        assert (saved["font_first"], saved["font_second"]) == (name, name)


MAY = {"R04": 200, "R05": 200, "R01": 403, "R02": 403, "R06": 403, "R07": 403, None: 401}


@pytest.mark.spec("SHE-027", part="the calls")
@pytest.mark.parametrize(("role", "status"), MAY.items(), ids=str)
async def test_who_may_change_the_look(client, tenant, role, status):
    person = await client(tenant, role)
    assert (await save(person, {"border_radius": 5})).status_code == status
    assert (await person.delete(CALL)).status_code == status
    assert (await person.post(f"{CALL}/preview", json={"css": ""})).status_code == status
    assert (await person.get("organization/typefaces")).status_code == status
    pages = data_of(await person.get("ui/manifest"))["plugins"]
    shown = [page["path"] for one in pages for page in one["pages"]]
    assert ("/personalize" in shown) is (status == 200)


async def test_another_tenants_look_is_not_there(client, tenant, new_tenant):
    other, admin = new_tenant(), await client(tenant, "R04")
    for call in ("", "/versions", "/history"):
        address = f"organization/css/stylesheets/{other.guid}{call}"
        assert (await admin.get(address)).status_code == 404
    restore = f"organization/css/stylesheets/{other.guid}/versions/1/restore"
    assert (await admin.post(restore)).status_code == 404


async def test_without_the_plugin_its_calls_are_gone_and_the_look_stays(client, new_tenant, services):
    tenant = new_tenant()
    admin = await client(tenant, "R04")
    data_of(await save(admin, {"color_first": "#124a2b"}))
    of_file = services.tenants.of_file(tenant.key)
    left = tuple(one for one in of_file.plugins if one != "personalization")
    services.tenants.put(replace(of_file, plugins=left))
    assert (await admin.get(CALL)).status_code == 404
    assert (await save(admin, {"border_radius": 5})).status_code == 404
    assert (await served(admin))["color_first"] == "#124a2b"
