"""Schools by their calls."""

import pytest
from estante.testing.answers import data_of, rows_of, send_json, wrong_fields

REQUIRED = ("address", "zipcode", "country_guid", "state_guid", "city_guid")


async def make(admin, body, **fields):
    return data_of(await admin.post("schools", json={**body, **fields}), 201)


async def names(admin, **query):
    return [row["name"] for row in rows_of(await admin.get("schools", params=query))]


@pytest.mark.spec("SCH-003", "SCH-004", "SCH-007")
async def test_a_school_is_created_and_answered_with_its_address_and_place(client, tenant, body, places):
    admin = await client(tenant, "R04")
    made = await make(admin, body)
    read = data_of(await admin.get(f"schools/{made['guid']}"))
    assert {name: read[name] for name in body} == body
    assert (read["country_name"], read["state_name"], read["city_name"]) == ("Chile", "Biobío", "Concepción")
    assert read["networks"] == []


@pytest.mark.spec("SCH-005")
async def test_a_school_says_whether_it_has_an_administration_and_lti(client, tenant, body):
    admin = await client(tenant, "R04")
    made = await make(admin, body, school_admin_enabled=True, enableLti=True, lti_tool_id="tool-7")
    read = data_of(await admin.get(f"schools/{made['guid']}"))
    assert (read["school_admin_enabled"], read["enableLti"], read["lti_tool_id"]) == (True, True, "tool-7")
    data_of(await admin.put(f"schools/{made['guid']}", json={"enableLti": False, "lti_tool_id": None}))
    read = data_of(await admin.get(f"schools/{made['guid']}"))
    assert (read["school_admin_enabled"], read["enableLti"], read["lti_tool_id"]) == (True, False, None)


@pytest.mark.spec("SCH-008")
async def test_what_is_sent_is_changed_and_nothing_else(client, tenant, body):
    admin = await client(tenant, "R04")
    made = await make(admin, body)
    address = f"schools/{made['guid']}"
    version = {"If-Match": (await admin.get(address)).headers["etag"]}
    data_of(await admin.put(address, json={"name": "Liceo Uno", "phone": "600"}, headers=version))
    read = data_of(await admin.get(address))
    assert {name: read[name] for name in body} == {**body, "name": "Liceo Uno", "phone": "600"}
    stale = await admin.put(address, json={"name": "Liceo Dos"}, headers=version)
    assert stale.status_code == 412
    changes = data_of(await admin.get(f"{address}/history"))["changes"]
    assert [change["act"] for change in changes] == ["update", "create"]


@pytest.mark.spec("SCH-009")
async def test_exactly_the_named_schools_are_deleted_and_come_back(client, tenant, body):
    admin = await client(tenant, "R04")
    guids = [(await make(admin, body, name=name, code=None))["guid"] for name in ("A", "B", "C")]
    gone = data_of(await send_json(admin, "DELETE", "schools", {"guids": guids[:2]}))
    assert (sorted(gone["deleted"]), gone["refused"]) == (sorted(guids[:2]), [])
    assert await names(admin) == ["C"]
    assert (await admin.get(f"schools/{guids[0]}")).status_code == 404
    data_of(await send_json(admin, "POST", "trash/restore", {"guids": guids[:1]}))
    assert await names(admin) == ["A", "C"]


@pytest.mark.spec("SCH-001")
async def test_the_list_has_pages_an_order_and_a_search(client, tenant, body):
    admin = await client(tenant, "R04")
    for name, code in (("Árbol", "X-1"), ("Zorro", "X-2"), ("mar", "Y-3")):
        await make(admin, body, name=name, code=code)
    assert await names(admin) == ["Árbol", "mar", "Zorro"]
    assert await names(admin, orderBy="-name") == ["Zorro", "mar", "Árbol"]
    assert await names(admin, orderBy="code") == ["Árbol", "Zorro", "mar"]
    assert await names(admin, pageSize=1, page=2) == ["mar"]
    assert await names(admin, q="arbol") == ["Árbol"]
    assert await names(admin, q="y-3") == ["mar"]
    meta = (await admin.get("schools?pageSize=2")).json()["meta"]
    assert (meta["total"], meta["page"], meta["pageSize"]) == (3, 1, 2)


@pytest.mark.spec("SCH-002", part="the filters, by calls")
async def test_the_list_is_narrowed_by_type_place_and_switches(client, tenant, body, places):
    admin = await client(tenant, "R04")
    await make(admin, body, name="Chilena", code=None, school_admin_enabled=True)
    lima = rows_of(await admin.get("locations/cities", params={"state": places.lima}))[0]["guid"]
    place = {"country_guid": places.peru, "state_guid": places.lima, "city_guid": lima}
    await make(admin, body, name="Peruana", code=None, type_guid="ST_02", enableLti=True, **place)
    assert await names(admin, type="ST_02") == ["Peruana"]
    for name, value in (("country", places.chile), ("state", places.biobio), ("city", places.concepcion)):
        assert await names(admin, **{name: value}) == ["Chilena"]
    assert await names(admin, country=[places.chile, places.peru]) == ["Chilena", "Peruana"]
    assert await names(admin, school_admin_enabled="true") == ["Chilena"]
    assert await names(admin, enableLti="true") == ["Peruana"]
    rows = rows_of(await admin.get("schools", params={"country": places.peru}))
    assert (rows[0]["country_name"], rows[0]["state_name"]) == ("Perú", "Lima")
    assert wrong_fields(await admin.get("schools?type=ST_09")) == {"type": "choice"}


@pytest.mark.spec("SCH-002", part="its CSV, by calls")
async def test_the_list_is_exported_with_words_and_not_guids(client, tenant, body, workbench):
    admin = await client(tenant, "R04")
    await make(admin, body, name="=Suma", school_admin_enabled=True)
    await make(admin, body, name="Otra", code=None)
    asked = data_of(await admin.post("schools/export", params={"q": "suma"}), 202)
    await workbench.finish(asked["id"], tenant)
    file = (await admin.get(f"exports/{asked['id']}/download")).content.decode("utf-8-sig")
    head, *rows = file.splitlines()
    assert {"Nombre", "Código", "Tipo", "País", "Región", "Ciudad", "LTI"} <= set(head.split(";"))
    assert len(rows) == 1
    assert all(word in rows[0] for word in ("CL-101", "Pública", "Chile", "Concepción", "Sí"))


@pytest.mark.spec("SCH-011")
async def test_a_school_is_public_or_private(client, tenant, body):
    admin = await client(tenant, "R04")
    rows = rows_of(await admin.get("schools/types"))
    assert rows == [{"guid": "ST_01", "name": "Pública"}, {"guid": "ST_02", "name": "Privada"}]
    assert wrong_fields(await admin.post("schools", json={**body, "type_guid": "ST_03"})) == {
        "type_guid": "choice"
    }


@pytest.mark.parametrize(
    ("field", "most"),
    [
        pytest.param("name", 200, marks=pytest.mark.spec("SCH-012")),
        pytest.param("address", 200, marks=pytest.mark.spec("SCH-013")),
        pytest.param("code", 40, marks=pytest.mark.spec("SCH-014")),
        pytest.param("address_number", 50, marks=pytest.mark.spec("SCH-015")),
        pytest.param("neighborhood", 100, marks=pytest.mark.spec("SCH-016")),
    ],
)
async def test_a_field_has_a_limit(client, tenant, body, field, most):
    admin = await client(tenant, "R04")
    assert (await make(admin, body, **{field: "ñ" * most}))[field] == "ñ" * most
    refused = await admin.post("schools", json={**body, "code": None, field: "ñ" * (most + 1)})
    assert set(wrong_fields(refused)) == {field}


@pytest.mark.spec("SCH-012", "SCH-013", "SCH-014", "SCH-015", "SCH-016")
async def test_each_limit_of_a_school_holds_to_the_letter(client, tenant, body):
    admin = await client(tenant, "R04")
    limits = {"name": 200, "address": 200, "code": 40, "address_number": 50, "neighborhood": 100}
    await make(admin, body, **{field: "x" * most for field, most in limits.items()})
    over = {**body, **{field: "x" * (most + 1) for field, most in limits.items()}}
    assert set(wrong_fields(await admin.post("schools", json=over))) == set(limits)


@pytest.mark.spec("SCH-017", part="by calls")
async def test_the_whole_form_names_each_field_that_is_missing(client, tenant, body):
    admin = await client(tenant, "R04")
    assert wrong_fields(await admin.post("schools", json={})) == {"name": "required"}
    assert wrong_fields(await admin.post("schools", json={"name": "Sola"})) == dict.fromkeys(
        REQUIRED, "required"
    )
    blank = {**body, "address": " ", "zipcode": "", "city_guid": None}
    assert set(wrong_fields(await admin.post("schools", json=blank))) == {"address", "zipcode", "city_guid"}
    made = await make(admin, body)
    emptied = await admin.put(f"schools/{made['guid']}", json={"zipcode": ""})
    assert wrong_fields(emptied) == {"zipcode": "required"}


@pytest.mark.spec("SCH-018", part="by calls")
async def test_in_the_short_form_a_name_is_enough(client, new_tenant):
    short = new_tenant(plugin_settings={"schools": {"is_short_school_form": True}})
    admin = await client(short, "R04")
    made = data_of(await admin.post("schools", json={"name": "Sola"}), 201)
    assert (made["name"], made["address"], made["country_guid"]) == ("Sola", "", None)
    assert wrong_fields(await admin.post("schools", json={"name": " "})).keys() == {"name"}


@pytest.mark.spec("SCH-019", part="by calls")
async def test_a_place_lies_in_the_one_above_it(client, tenant, body, places):
    admin = await client(tenant, "R04")
    states = rows_of(await admin.get("locations/states", params={"country": places.chile, "pageSize": 200}))
    assert {row["country_guid"] for row in states} == {places.chile}
    cities = rows_of(await admin.get("locations/cities", params={"state": places.biobio, "pageSize": 200}))
    assert {row["state_guid"] for row in cities} == {places.biobio}
    for wrong, field in (
        ({"state_guid": places.lima}, "state_guid"),
        ({"state_guid": places.santiago_region}, "city_guid"),
        ({"country_guid": places.peru}, "state_guid"),
        ({"city_guid": places.biobio}, "city_guid"),
    ):
        assert wrong_fields(await admin.post("schools", json={**body, **wrong})) == {field: "place"}
    made = await make(admin, body)
    moved = await admin.put(f"schools/{made['guid']}", json={"state_guid": places.santiago_region})
    assert wrong_fields(moved) == {"city_guid": "place"}


async def test_places_of_another_organization_are_none(client, other_tenant, body):
    admin = await client(other_tenant, "R04")
    assert wrong_fields(await admin.post("schools", json=body)) == {"country_guid": "place"}


async def test_a_code_is_of_one_school_whatever_its_case(client, tenant, body):
    admin = await client(tenant, "R04")
    await make(admin, body)
    taken = await admin.post("schools", json={**body, "name": "Otra", "code": "cl-101"})
    assert (taken.status_code, "Gabriela Mistral" in taken.json()["message"]) == (409, True)


@pytest.mark.spec("SCH-050", "SCH-051", part="stored and answered")
async def test_a_school_says_what_its_teachers_may_do(client, tenant, body):
    admin = await client(tenant, "R04")
    made = await make(admin, body)
    assert (made["manage_classes"], made["customize_programs"]) == (False, False)
    changed = await admin.put(f"schools/{made['guid']}", json={"manage_classes": True})
    assert data_of(changed)["manage_classes"] is True
    assert data_of(await admin.get(f"schools/{made['guid']}"))["customize_programs"] is False


async def test_the_country_of_a_school_is_not_deleted(client, tenant, body, places):
    admin = await client(tenant, "R04")
    await make(admin, body)
    uses = data_of(await admin.get(f"system-settings/countries/{places.chile}/used-by"))["uses"]
    link = f"/schools?country={places.chile}"
    assert {"name": "Escuelas", "count": 1, "link": link, "forbids": True} in uses


async def test_who_may_do_what(client, new_tenant, body, tenant):
    helper = await client(tenant, "R05")
    made = await make(helper, body)
    refused = await send_json(helper, "DELETE", "schools", {"guids": [made["guid"]]})
    assert refused.status_code == 403
    for role in ("R01", "R02", "R03", "R06", "R07"):
        nobody = await client(tenant, role)
        assert (await nobody.get("schools")).status_code == 403
    restricted = new_tenant(settings={"is_multicountry": True, "restricted": True})
    admin = await client(restricted, "R04")
    assert (await admin.get("schools")).status_code == 200
    assert (await admin.post("schools", json=body)).status_code == 403


async def test_without_the_plugin_there_are_no_schools(client, new_tenant):
    admin = await client(new_tenant(plugins=["settings", "users"]), "R04")
    assert (await admin.get("schools")).status_code == 404


@pytest.mark.spec("KER-136", part="schools")
async def test_the_help_desk_reads_creates_and_changes_schools(client, tenant, body):
    desk = await client(tenant, "R05")
    made = await make(desk, body)
    data_of(await desk.put(f"schools/{made['guid']}", json={"name": "Liceo Uno"}))
    assert data_of(await desk.get(f"schools/{made['guid']}"))["name"] == "Liceo Uno"
    assert await names(desk) == ["Liceo Uno"]
