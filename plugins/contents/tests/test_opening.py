"""Who opens what, and who may do what."""

import csv
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from estante.actions import Policy
from estante.dependencies import Services
from estante.identity.principal import Principal
from estante.jobs.models import Job
from estante.seeding import SeedContext
from estante.tenancy.tenant import Tenant
from estante.testing.answers import data_of, send_json, wrong_fields
from estante_contents import content_types, policies
from estante_contents.contracts import ContentType
from estante_contents.demo.loading import catalogue, load
from estante_contents.testing import assert_content_type_conforms
from sqlalchemy import select

from .conftest import Editor, SignIn


@pytest.mark.spec("CON-020", "CON-021")
async def test_an_inactive_content_is_hidden_from_students_and_comes_back(
    editor: Editor, client: SignIn
) -> None:
    made = await editor.create(is_public=True)
    address = f"cms/contents/{made['guid']}"
    student = await client(editor.tenant, "R01")
    assert data_of(await student.get(address))["payload"]["url"] == "https://example.org/agua"
    await editor.client.patch(address, json={"status": "inactive"})
    hidden = await student.get(address)
    assert (hidden.status_code, hidden.json()["code"]) == (403, "CONTENT_DISABLED")
    seen = await editor.get(made["guid"])
    assert (seen["status"], seen["payload"], seen["refusal"]["code"]) == (
        "inactive",
        None,
        "CONTENT_DISABLED",
    )
    await editor.client.patch(address, json={"status": "active"})
    assert (await student.get(address)).status_code == 200


async def test_a_student_opens_neither_what_nothing_gives_nor_what_is_for_teachers(
    editor: Editor, client: SignIn
) -> None:
    private = await editor.create(name="Privada")
    for_teachers = await editor.create(name="Docente")
    await editor.make_both(for_teachers["guid"])
    student, teacher = await client(editor.tenant, "R01"), await client(editor.tenant, "R02")
    refused = await student.get(f"cms/contents/{private['guid']}")
    assert (refused.status_code, refused.json()["code"]) == (403, "ERROR_403")
    assert (await student.get(f"cms/contents/{for_teachers['guid']}")).status_code == 403
    assert (await teacher.get(f"cms/contents/{for_teachers['guid']}")).status_code == 200
    assert (await (await client(editor.tenant)).get(f"cms/contents/{private['guid']}")).status_code == 401


@pytest.mark.spec("VIE-037")
async def test_public_and_for_teachers_only_is_refused_wherever_it_is_saved(editor: Editor) -> None:
    both = {"is_public": "public_and_teacher_only", "is_teacher_only": "public_and_teacher_only"}
    link = {"name": "Docente", "type_guid": "CTTY_06", "url": "https://example.org/agua"}
    new = await editor.try_create(**link, is_public=True, is_teacher_only=1)
    assert wrong_fields(new) == both
    assert "nadie sabe quién es docente" in new.json()["errors"][0]["message"]
    public, teachers = await editor.create(is_public=True), await editor.create(is_teacher_only=1)
    for made, field, value in ((public, "is_teacher_only", 1), (teachers, "is_public", True)):
        address = f"cms/contents/{made['guid']}"
        refused = await editor.client.put(address, json={field: value})
        assert wrong_fields(refused) == {field: "public_and_teacher_only"}
        assert (await editor.get(made["guid"]))[field] == made[field]
    address = f"cms/contents/{teachers['guid']}"
    await editor.make_both(teachers["guid"])
    renamed = await editor.client.put(address, json={"name": "Otro nombre"})
    assert data_of(renamed)["name"] == "Otro nombre"
    settled = await editor.client.put(address, json={"is_public": False})
    assert data_of(settled)["is_teacher_only"] == 1


async def test_staff_can_ask_why_somebody_cannot_open_it(editor: Editor, client: SignIn) -> None:
    student = await client(editor.tenant, "R01", name="Marta")
    assert student.person is not None

    async def why(*, both: bool = False, **fields: object) -> dict[str, Any]:
        made = await editor.create(**fields)
        if both:
            await editor.make_both(made["guid"])
        person = {"person": str(student.person.guid)} if student.person else {}
        return data_of(await editor.client.get(f"cms/contents/{made['guid']}/access", params=person))

    assert (await why(is_public=True))["reason"] == "public"
    nothing = await why()
    assert (nothing["code"], "Marta" in nothing["message"]) == ("ERROR_403", True)
    assert (await why(is_public=True, status="inactive"))["code"] == "CONTENT_DISABLED"
    assert "solo para docentes" in (await why(both=True))["message"]


async def test_a_publisher_deletes_only_what_it_made(editor: Editor, edit: Any) -> None:
    publisher = await edit(editor.tenant, "R07")
    own, other = await publisher.create(name="Propia"), await editor.create(name="Ajena")
    guids = [own["guid"], other["guid"]]
    gone = data_of(await send_json(publisher.client, "DELETE", "cms/contents", {"guids": guids}))
    assert gone["deleted"] == [own["guid"]]
    assert [(one["guid"], one["code"]) for one in gone["refused"]] == [(other["guid"], "FORBIDDEN")]


@pytest.mark.parametrize("role", ["R01", "R02", "R03", "R05", "R19", "R45"])
async def test_the_list_is_for_editorial_roles(tenant: Tenant, client: SignIn, role: str) -> None:
    answer = await (await client(tenant, role)).get("cms/contents")
    assert (answer.status_code, answer.json()["action"]) == (403, "contents.readList")


def rows_of_the_matrix() -> list[tuple[str, str, str, str]]:
    """The rows of this plugin's sections in the matrix of permissions that lies with the tests."""
    path = Path(__file__).parents[3] / "tests/requirements/access/permissions.tsv"
    sections = {one.section for policy in policies.ALL for one in (policy.action,)}
    with path.open(encoding="utf-8") as file:
        rows = csv.DictReader(file, delimiter="\t")
        return [(r["role"], r["section"], r["action"], r["allow"]) for r in rows if r["section"] in sections]


@pytest.mark.parametrize("is_on", [True, False])
async def test_the_policies_are_the_matrix(services: Services, new_tenant: Any, is_on: bool) -> None:
    own = {"contents": {"cms_have_fixed_layout_editor_role": is_on}}
    tenant = new_tenant(flags={"library": is_on}, plugin_settings=own)
    wrong = []
    for role, section, name, allow in rows_of_the_matrix():
        action = next(
            (one.action for one in policies.ALL if (one.action.section, one.action.name) == (section, name)),
            None,
        )
        wanted = allow == "yes" or (allow == "conditional" and is_on)
        has = action is not None and services.permissions.allows(Principal(tenant, role_guid=role), action)
        if has != wanted:
            wrong.append((role, section, name))
    assert wrong == []


def test_no_policy_is_given_twice() -> None:
    given: Sequence[Policy] = policies.ALL
    assert len({(one.role, str(one.action)) for one in given}) == len(given)


@pytest.mark.parametrize("content_type", content_types.BUILT_IN, ids=lambda one: one.guid)
def test_the_built_in_types_keep_the_rules_of_types(content_type: ContentType) -> None:
    assert_content_type_conforms(content_type)


def test_a_type_that_breaks_a_rule_is_told_which() -> None:
    odd = ContentType(guid="ODD", text_key="odd.types.odd", formats=("odd",), takes_url=True)
    with pytest.raises(AssertionError, match="come together"):
        assert_content_type_conforms(odd)


async def test_demo_contents_come_once(services: Services, editor: Editor, other_tenant: Tenant) -> None:
    for tenant in (editor.tenant, other_tenant, editor.tenant):
        await load(SeedContext(tenant, services.database, services.files, services.queue))
    names = await editor.names(pageSize=200)
    assert sorted(names) == sorted(one.es.name for one in catalogue())
    assert len(names) == 53
    await give_up_jobs(services, editor.tenant, other_tenant)


def test_a_demo_content_leaves_no_column_of_the_list_empty() -> None:
    for one in catalogue():
        for words in (one.es, one.pt):
            assert all((one.erp_id, words.country, words.description, words.tags, words.author[0])), (
                words.name
            )


async def give_up_jobs(services: Services, *tenants: Tenant) -> None:
    """Leave nothing in the queue that all tests of this process share."""
    for tenant in tenants:
        async with services.database.transaction(tenant) as session:
            for job in await session.scalars(select(Job).where(Job.status == "queued")):
                await services.queue.cancel(session, job)


def _raising(*_: object) -> None:
    raise KeyError("url")


@pytest.mark.parametrize("opens", [_raising, lambda *_: {"url": "x"}], ids=["raises", "gives a dictionary"])
async def test_a_type_whose_open_fails_closes_its_content_and_no_page(
    editor: Editor, client: SignIn, monkeypatch: pytest.MonkeyPatch, opens: Any
) -> None:
    made = await editor.create(is_public=True)
    broken = [msgspec.structs.replace(one, open=opens) for one in content_types.BUILT_IN]
    monkeypatch.setattr(content_types, "BUILT_IN", broken)
    seen = await editor.get(made["guid"])
    assert (seen["payload"], seen["refusal"]["code"]) == (None, "FILE_HAVE_ERROR")
    address = f"cms/contents/{made['guid']}"
    renamed = await editor.client.put(address, json={"name": "Otra agua"})
    assert data_of(renamed)["name"] == "Otra agua"
    student = await client(editor.tenant, "R01")
    answer = await student.get(address)
    assert answer.status_code < 500, answer.text
    assert "FILE_HAVE_ERROR" in answer.text
