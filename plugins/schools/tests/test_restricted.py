"""What a restricted organization reaches of its schools, and what people of the company do."""

import pytest
import pytest_asyncio
from estante.testing.answers import data_of, rows_of, wrong_fields

OF_THE_COMPANY = "@casa.example"
ADMIN_AND_LTI = ("school_admin_enabled", "enableLti", "lti_tool_id")


@pytest.fixture
def restricted(new_tenant):
    return new_tenant(
        settings={"restricted": True, "company_domain": "casa.example"},
        plugin_settings={"schools": {"is_short_school_form": True}},
    )


@pytest_asyncio.fixture
async def company(client, restricted):
    """An administrator of the company."""
    return await client(restricted, "R04", username=f"ana{OF_THE_COMPANY}")


@pytest_asyncio.fixture
async def liceo(company):
    """A school that administers itself, with an LMS."""
    body = {"name": "Liceo", "school_admin_enabled": True, "enableLti": True, "lti_tool_id": "tool-7"}
    return data_of(await company.post("schools", json=body), 201)["guid"]


@pytest.mark.parametrize("role", ["R04", "R05"])
@pytest.mark.parametrize(
    "call", ["groups", "schools/{0}/school-years", "schools/{0}/users", "schools/{0}/contents"]
)
@pytest.mark.spec("KER-082")
async def test_years_groups_people_and_contents_of_a_school_cannot_be_reached(
    client, restricted, company, liceo, role, call
):
    staff = await client(restricted, role)
    assert (await staff.get(call.format(liceo))).status_code == 403
    assert data_of(await staff.get(f"schools/{liceo}"))["name"] == "Liceo"
    assert rows_of(await company.get(call.format(liceo))) == []


@pytest.mark.spec("KER-082", part="what the screens show")
async def test_the_sections_of_what_is_closed_are_left_out_of_the_permissions(client, restricted, company):
    closed = {"groups", "school_years", "school_users", "school_contents", "school_admin_and_lti"}
    staff = await client(restricted, "R04")
    assert not closed & set(data_of(await staff.get("permissions"))["permissions"])
    assert closed <= set(data_of(await company.get("permissions"))["permissions"])


@pytest.mark.parametrize("role", ["R04", "R05"])
@pytest.mark.spec("KER-083")
async def test_no_answer_about_schools_says_who_administers_them_or_of_lti(
    client, restricted, company, liceo, role
):
    staff = await client(restricted, role)
    (row,) = rows_of(await staff.get("schools"))
    read = data_of(await staff.get(f"schools/{liceo}"))
    assert not set(ADMIN_AND_LTI) & (set(row) | set(read))
    (row,) = rows_of(await company.get("schools"))
    assert (row["school_admin_enabled"], row["enableLti"]) == (True, True)
    read = data_of(await company.get(f"schools/{liceo}"))
    assert [read[name] for name in ADMIN_AND_LTI] == [True, True, "tool-7"]


@pytest.mark.spec("KER-083", part="the file")
async def test_the_file_of_schools_has_no_such_columns(client, restricted, company, liceo, workbench):
    heads, staff = [], await client(restricted, "R04")
    chosen = await staff.post("schools/export", json={"columns": ["name", "enableLti"]})
    assert wrong_fields(chosen) == {"columns.1": "one_of"}
    for person in (staff, company):
        asked = data_of(await person.post("schools/export"), 202)
        await workbench.finish(asked["id"], restricted)
        file = (await person.get(f"exports/{asked['id']}/download")).content.decode("utf-8-sig")
        heads.append(set(file.splitlines()[0].split(";")))
    closed, whole = heads
    assert whole - closed == {"Administración propia", "LTI"}
    assert closed < whole
