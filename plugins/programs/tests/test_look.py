"""How a program looks: typefaces, own fonts, own colours and corners, and that a copy has all of it."""

import asyncio
from uuid import uuid4

import pytest
import pytest_asyncio
from estante.api.tenants import FONTS
from estante.testing.answers import data_of, rows_of, wrong_fields
from estante_personalization.models import CustomFont
from uuid_utils.compat import uuid7

from .conftest import PROGRAMS, Writer, teach
from .test_pictures import picture, put

STYLES = {
    "custom_color_first": "#0e7490",
    "custom_color_second": "#F2B91D",
    "custom_color_gradient_first": "#112233",
    "custom_color_gradient_second": "#445566",
    "custom_color_second_style": "gradient",
    "custom_border_radius": 12.5,
    "custom_heading_typeface_guid": None,
    "custom_body_typeface_guid": None,
}
NONE = dict.fromkeys(STYLES)


def styles(made):
    return f"v3/courses/{made['guid']}/custom_styles"


@pytest_asyncio.fixture
async def stylist(schooling, client, database):
    """An administrator whose organization has the advanced look on."""
    admin = await client(schooling(flags={"advanced_program_look": True}), "R04")
    return Writer(admin, database, await teach(admin))


async def own_font(database, tenant, name="Casa"):
    """A font of an organization's own."""
    guid = uuid7()
    async with database.transaction(tenant) as session:
        session.add(CustomFont(tenant_id=tenant.guid, guid=guid, name=name, weight="400", size=1))
    return str(guid)


async def look_of(writer, made):
    return data_of(await writer.client.get(f"front/programs/{made['guid']}"))["look"]


async def refused(writer, made, **fields):
    return wrong_fields(await writer.client.put(f"{PROGRAMS}/{made['guid']}", json=fields))


@pytest.mark.spec("PRO-039")
@pytest.mark.spec("PRO-008", "PRO-011", part="typefaces")
async def test_headings_and_text_have_the_typefaces_that_there_are_and_no_other(writer, as_role):
    editor = await as_role("R06")
    rows = rows_of(await editor.client.get("lms/course-typefaces"))
    assert [row["name"] for row in rows] == list(FONTS)
    made = await editor.program()
    for row in rows:
        chosen = {"heading_typeface_guid": row["guid"], "body_typeface_guid": row["guid"]}
        answer = data_of(await editor.client.put(f"{PROGRAMS}/{made['guid']}", json=chosen))
        assert {name: answer[name] for name in chosen} == chosen
        assert (await look_of(editor, made))["heading"]["name"] == row["name"]
    for field in ("heading_typeface_guid", "body_typeface_guid"):
        assert await refused(writer, made, **{field: str(uuid4())}) == {field: "choice"}


@pytest.mark.spec("PRO-040")
@pytest.mark.spec("PRO-009", "PRO-011", part="own fonts")
async def test_a_program_has_a_font_of_the_organization_which_then_stays(stylist, schooling, database):
    guid = await own_font(database, stylist.client.tenant)
    foreign = await own_font(database, schooling(), "Ajena")
    for call in ("v3/custom_fonts", "lms/course-fonts"):
        assert [row["guid"] for row in rows_of(await stylist.client.get(call))] == [guid]
    made = await stylist.program(custom_heading_typeface_guid=guid)
    assert made["custom_heading_typeface_guid"] == guid
    heading = (await look_of(stylist, made))["heading"]
    assert heading == {"name": "Casa", "url": f"/organization/fonts/{guid}", "weight": "400"}
    for wrong in (foreign, str(uuid4())):
        fields = {"custom_body_typeface_guid": wrong}
        assert await refused(stylist, made, **fields) == dict.fromkeys(fields, "choice")
    assert await refused(stylist, made, heading_typeface_guid=guid) == {"heading_typeface_guid": "choice"}
    held = await stylist.client.delete(f"v3/custom_fonts/{guid}")
    assert (held.status_code, held.json()["code"]) == (409, "IN_USE")
    data_of(await stylist.client.put(styles(made), json={"custom_heading_typeface_guid": None}))
    data_of(await stylist.client.delete(f"v3/custom_fonts/{guid}"))


async def test_without_personalization_there_are_no_fonts_of_its_own(schooling, client, database):
    plugins = ["contents", "settings", "users", "viewer", "licenses", "programs"]
    tenant = schooling(flags={"advanced_program_look": True}, plugins=plugins)
    admin = await client(tenant, "R04")
    writer = Writer(admin, database, await teach(admin))
    assert rows_of(await admin.get("lms/course-fonts")) == []
    made = await writer.program(custom_color_first="#0e7490")
    assert (await look_of(writer, made))["color_first"] == "#0e7490"
    wrong = {"custom_body_typeface_guid": await own_font(database, tenant)}
    assert await refused(writer, made, **wrong) == dict.fromkeys(wrong, "choice")


@pytest.mark.spec("PRO-041", "PRO-042", "PRO-043")
@pytest.mark.spec("PRO-009", "PRO-011", part="styles")
async def test_styles_are_given_once_and_changed_afterwards(stylist):
    made, client = await stylist.program(), stylist.client
    assert data_of(await client.get(styles(made))) == NONE
    assert data_of(await client.post(styles(made), json=STYLES), 201) == STYLES
    assert (await client.post(styles(made), json=STYLES)).status_code == 409
    change = {"custom_color_first": "#ffffff", "custom_border_radius": None}
    answer = await client.put(styles(made), json=change)
    assert data_of(answer) == {**STYLES, **change}
    assert data_of(await client.get(styles(made))) == {**STYLES, **change}
    read = await stylist.read(made)
    assert {name: read[name] for name in STYLES} == {**STYLES, **change}
    stale = {"if-match": '"1"'}
    assert (await client.put(styles(made), json=change, headers=stale)).status_code == 412


@pytest.mark.spec("PRO-042", part="under a race")
async def test_of_two_who_give_the_first_styles_one_does(stylist):
    made = await stylist.program()
    answers = await asyncio.gather(*(stylist.client.post(styles(made), json={}) for _ in range(2)))
    assert sorted(answer.status_code for answer in answers) == [201, 409]
    assert data_of(await stylist.client.get(styles(made))) == NONE


@pytest.mark.spec("PRO-035")
async def test_a_radius_is_a_number_or_null_and_colours_are_colours(stylist):
    made = await stylist.program()
    for radius in (0, 12, 64, None):
        answer = await stylist.client.put(styles(made), json={"custom_border_radius": radius})
        assert data_of(answer)["custom_border_radius"] == radius
    for wrong in ("12", "ancho", "", 65, -1, True, [1]):
        answer = await stylist.client.put(styles(made), json={"custom_border_radius": wrong})
        assert set(wrong_fields(answer)) == {"custom_border_radius"}, wrong
    for field in (name for name in STYLES if "color" in name):
        for wrong in ("red", "#12345", "#0e7490;background:url(//x)", "url(x)", 3):
            assert set(await refused(stylist, made, **{field: wrong})) == {field}, wrong
    assert data_of(await stylist.client.get(styles(made)))["custom_border_radius"] is None


@pytest.mark.spec("PRO-044")
async def test_styles_are_there_only_where_the_organization_has_them_on(writer):
    made, client = await writer.program(), writer.client
    for answer in (
        await client.get(styles(made)),
        await client.post(styles(made), json=STYLES),
        await client.put(styles(made), json=STYLES),
        await client.get("lms/course-fonts"),
    ):
        assert answer.status_code == 404
    assert not STYLES.keys() & (await writer.read(made)).keys()
    assert await refused(writer, made, **STYLES) == dict.fromkeys(STYLES, "switched_off")
    assert (await look_of(writer, made))["color_first"] is None


async def test_styles_of_a_program_are_for_who_may_edit_it(stylist, schooling, client, database):
    made = await stylist.program()
    stranger = await client(schooling(flags={"advanced_program_look": True}), "R04")
    student = await client(stylist.client.tenant, "R01")
    for asker, status in ((stranger, 404), (student, 403)):
        for answer in (
            await asker.get(styles(made)),
            await asker.post(styles(made), json={}),
            await asker.put(styles(made), json={}),
        ):
            assert answer.status_code == status
    publisher = await client(stylist.client.tenant, "R07")
    assert data_of(await publisher.put(styles(made), json={"custom_border_radius": 3}))


@pytest.mark.spec("PRO-047", part="the look")
async def test_a_copy_looks_like_its_original(stylist, database):
    font = await own_font(database, stylist.client.tenant)
    config = {"lessons": "cards"}
    own = {**STYLES, "custom_body_typeface_guid": font, "template": "steam", "templateConfig": config}
    made = await stylist.program(**own, background_mint="#fff4e5")
    for kind in ("cover", "picture", "background"):
        data_of(await put(stylist, made, kind, picture()))
    copy = data_of(await stylist.client.post("lms/courses-clone", json={"guid": made["guid"]}), 201)
    assert {name: copy[name] for name in own} == own
    first, second = await look_of(stylist, made), await look_of(stylist, copy)
    for image in ("picture", "background"):
        assert None not in (first[image], second[image])
        assert first.pop(image).split("?")[0] != second.pop(image).split("?")[0]
    assert first == second
    assert (await stylist.client.post(styles(copy), json={})).status_code == 409
