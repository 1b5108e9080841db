"""The types that the catalogue knows and nothing here opens yet: named, not offered, and honest."""

import pytest
from estante.dependencies import Services
from estante.tenancy.tenant import Tenant
from estante.testing.answers import data_of, rows_of
from estante_contents.content_types.unopened import UNOPENED
from estante_contents.contracts import Upload
from estante_contents.services.catalogue import TypeCatalogue

from .conftest import Editor, SignIn

# The place of tools is taken by the plugin that has them; test_neighbours tells of it without that plugin.
CLOSED = {kind.guid: kind.closed for kind in UNOPENED if kind.guid != "LTI"}


async def types_of(editor: Editor) -> dict[str, dict[str, object]]:
    rows = rows_of(await editor.client.get("cms/types", params={"pageSize": 200}))
    return {row["guid"]: row for row in rows}


@pytest.mark.spec("CON-050", "CON-051", "CON-063", "CON-070", "CON-071", "CON-072")
@pytest.mark.spec("CON-058", "CON-062", "CON-067", "CON-068", "CON-069", part="the catalogue")
async def test_every_type_of_the_specification_is_in_the_catalogue(editor: Editor) -> None:
    types = await types_of(editor)
    numbered = {f"CTTY_{number:02}" for number in (*range(16), 17, 18, 20, 21)}
    named = {"CTTY_CATBOOK", "CTTY_EPUB_COLIBRIO", "LTI", "QUIZ", "VIDEOLESSON"}
    assert types.keys() >= numbered | named | {"MINTBLOCK", "MINT_PAGE", "MINT_PAGE_DUAL"}
    assert len({row["name"] for row in types.values()}) == len(types)


@pytest.mark.spec("CON-049")
async def test_what_nothing_makes_is_neither_offered_nor_detected(editor: Editor) -> None:
    types = await types_of(editor)
    assert {guid for guid, row in types.items() if not row["is_offered"]} == set(CLOSED)
    # A dependency holds files: it comes with the content that needs it.
    assert {guid for guid in CLOSED if types[guid]["formats"]} == {"CTTY_00"}
    assert not any(types[guid]["takes_url"] for guid in CLOSED)
    assert "CTTY_00" in CLOSED


@pytest.mark.spec("CON-073")
def test_detection_never_answers_what_a_person_has_to_choose(services: Services, tenant: Tenant) -> None:
    types = TypeCatalogue(services.registry, tenant)
    insides = [(), *((name,) for kind in types.all for name in (*kind.telltales, "index.html"))]
    media = {media_type for kind in types.all for media_type in kind.media_types}
    answered = {
        types.detect(Upload(name=f"a.{ending}", media_type=media_type, size=1, entries=entries)).detected
        for media_type in media
        for entries in insides
        for ending in ("zip", "doc", "html")
    }
    never = {"CTTY_00", "CTTY_01", "CTTY_02", "CTTY_08", "CTTY_09", "CTTY_10", "CTTY_14", "CTTY_17", "QUIZ"}
    never.add("VIDEOLESSON")
    assert not answered & never
    assert answered >= {"CTTY_03", "CTTY_05", "CTTY_12", "CTTY_13", "CTTY_15"}


@pytest.mark.parametrize("guid", CLOSED)
async def test_a_content_that_nothing_opens_says_what_it_lacks(
    editor: Editor, client: SignIn, guid: str
) -> None:
    made = await editor.create(type_guid=guid, name="Un contenido raro", is_public=True)
    seen = await editor.get(made["guid"])
    assert (seen["payload"], seen["refusal"]["code"]) == (None, CLOSED[guid])
    assert "{" not in seen["refusal"]["message"]
    student = await client(editor.tenant, "R01")
    assert data_of(await student.get(f"cms/contents/{made['guid']}"))["refusal"]["code"] == CLOSED[guid]
    public = await student.get(f"front/public-viewer/{made['guid']}")
    assert 400 <= public.status_code < 500
    assert (public.json()["code"], "viewer." in public.json()["message"]) == (CLOSED[guid], False)
    assert rows_of(await student.get("front/contents")) == []


@pytest.mark.spec("CON-062", part="question_type_guid")
async def test_a_question_keeps_its_type(editor: Editor) -> None:
    made = await editor.create(type_guid="CTTY_14", question_type_guid="ordering")
    assert (await editor.get(made["guid"]))["question_type_guid"] == "ordering"
