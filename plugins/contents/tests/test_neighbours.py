"""Contents beside plugins that bring types, register tools and take contents into programs, by calls."""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from importlib import import_module
from importlib.metadata import EntryPoint
from pathlib import Path
from types import ModuleType
from uuid import UUID, uuid4

import pytest
import pytest_asyncio
from estante.app import Estante, create_app
from estante.builtin import load_registry
from estante.config import Platform
from estante.database.engine import Database
from estante.plugins.discovery import GROUP, entry_points
from estante.tenancy.tenant import Tenant
from estante.testing.answers import Json, data_of, rows_of, wrong_fields
from estante.testing.fixtures import living
from estante_contents.models import Content
from sqlalchemy import update

from .conftest import Editor, SignIn

FAKES = Path(__file__).parents[3] / "tests" / "fakes" / "plugins"
Edit = Callable[..., Awaitable[Editor]]
NAMES = ("fake_programs", "fake_lti", "fake_mint")
CHEMISTRY, MAPS, BROKEN = (str(UUID(int=number)) for number in (1, 2, 3))
CHEMISTRY_LAUNCH = "https://tools.example/chemistry/launch"
MAPS_LAUNCH = "https://tools.example/maps/launch"


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def app(platform: Platform) -> AsyncIterator[Estante]:
    """The application with these plugins."""
    added = [EntryPoint(name, f"estante_{name}.plugin", GROUP) for name in NAMES]
    with pytest.MonkeyPatch.context() as patch:
        for name in NAMES:
            patch.syspath_prepend(str(FAKES / name))
        registry = load_registry([*entry_points(), *added])
        assert registry.quarantined == {}
        async with living(create_app(platform, registry=registry)) as made:
            yield made


@pytest.fixture
def tenant(new_tenant: Callable[..., Tenant]) -> Tenant:
    """A tenant with a library."""
    return new_tenant(flags={"library": True})


@pytest.fixture
def lti(app: Estante) -> Iterator[ModuleType]:
    """The plugin of the tools, all of which are registered again afterwards."""
    plugin = import_module("estante_fake_lti.plugin")
    yield plugin
    plugin.taken_away.clear()


async def of_tool(editor: Editor, **fields: object) -> Json:
    """A content of a tool, read back."""
    made = await editor.create(**{"name": "Reacciones", "type_guid": "LTI", "tool_guid": CHEMISTRY, **fields})
    return await editor.get(made["guid"])


async def types_of(editor: Editor) -> dict[str, Json]:
    rows = rows_of(await editor.client.get("cms/types", params={"pageSize": 200}))
    return {row["guid"]: row for row in rows}


@pytest.mark.spec("CON-067")
async def test_a_content_holds_the_launch_address_of_a_registered_tool_and_no_other(
    editor: Editor, lti: ModuleType
) -> None:
    kind = (await types_of(editor))["LTI"]
    wanted = {"is_offered": True, "is_vacant": False, "takes_tool": True, "takes_url": False, "formats": []}
    assert wanted.items() <= kind.items()
    tools = rows_of(await editor.client.get("cms/tools"))
    assert [tool["name"] for tool in tools] == ["Laboratorio de química", "Mapas vivos", "Sin dirección"]
    assert [
        tool["guid"] for tool in rows_of(await editor.client.get("cms/tools", params={"q": "mapas"}))
    ] == [MAPS]
    made = await of_tool(editor, url="https://elsewhere.example/launch")
    assert (made["tool_guid"], made["url"], made["refusal"]) == (CHEMISTRY, CHEMISTRY_LAUNCH, None)
    assert made["payload"] == {"tool_guid": CHEMISTRY, "url": CHEMISTRY_LAUNCH}
    address = f"cms/contents/{made['guid']}"
    await editor.client.put(address, json={"url": "https://elsewhere.example/launch", "name": "Otra"})
    assert (await editor.get(made["guid"]))["url"] == CHEMISTRY_LAUNCH
    await editor.client.put(address, json={"tool_guid": MAPS})
    changed = await editor.get(made["guid"])
    assert (changed["tool_guid"], changed["url"], changed["name"]) == (MAPS, MAPS_LAUNCH, "Otra")
    copy = data_of(await editor.client.post("cms/contents-clone", json={"guid": made["guid"]}), 201)
    assert (await editor.get(copy["guid"]))["payload"] == {"tool_guid": MAPS, "url": MAPS_LAUNCH}


@pytest.mark.spec("CON-067", part="what is refused")
async def test_a_tool_that_is_not_registered_is_refused(editor: Editor, lti: ModuleType) -> None:
    for tool, code in ((None, "required"), (str(uuid4()), "choice"), (BROKEN, "choice")):
        answer = await editor.try_create(name="Reacciones", type_guid="LTI", tool_guid=tool)
        assert (answer.status_code, wrong_fields(answer)) == (400, {"tool_guid": code}), tool
    unsent = await editor.try_create(name="Reacciones", type_guid="LTI", url=CHEMISTRY_LAUNCH)
    assert wrong_fields(unsent) == {"tool_guid": "required"}
    made = await of_tool(editor)
    address = f"cms/contents/{made['guid']}"
    lti.taken_away.update({UUID(CHEMISTRY), UUID(MAPS)})
    # What it has stays until it gets another; what is gone is not given anew.
    data_of(await editor.client.put(address, json={"name": "Otra", "tool_guid": CHEMISTRY}))
    assert (await editor.get(made["guid"]))["url"] == CHEMISTRY_LAUNCH
    assert wrong_fields(await editor.client.put(address, json={"tool_guid": MAPS})) == {"tool_guid": "choice"}
    assert wrong_fields(await editor.client.put(address, json={"tool_guid": None})) == {
        "tool_guid": "required"
    }


async def test_only_a_type_of_tools_has_one(editor: Editor, lti: ModuleType) -> None:
    link = await editor.create(tool_guid=CHEMISTRY)
    read = await editor.get(link["guid"])
    assert (read["tool_guid"], read["url"]) == (None, "https://example.org/agua")
    data_of(
        await editor.client.put(f"cms/contents/{link['guid']}", json={"type_guid": "LTI", "tool_guid": MAPS})
    )
    assert (await editor.get(link["guid"]))["url"] == MAPS_LAUNCH


async def test_an_address_stays_while_the_plugin_that_gave_it_is_off(
    new_tenant: Callable[..., Tenant], tenant: Tenant, edit: Edit, database: Database
) -> None:
    off = {"fake_lti", "lti"}
    editor = await edit(new_tenant(plugins=[each for each in tenant.plugins if each not in off]))
    assert (await types_of(editor))["LTI"]["is_vacant"] is True
    assert rows_of(await editor.client.get("cms/tools")) == []
    made = await editor.create(name="Reacciones", type_guid="LTI")
    given = update(Content).values(tool_guid=UUID(CHEMISTRY), url=CHEMISTRY_LAUNCH)
    async with database.transaction(editor.tenant) as session:
        await session.execute(given.where(Content.guid == UUID(made["guid"])))
    sent = {"name": "Otra", "url": "https://elsewhere.example", "tool_guid": MAPS}
    data_of(await editor.client.put(f"cms/contents/{made['guid']}", json=sent))
    read = await editor.get(made["guid"])
    assert (read["name"], read["url"], read["tool_guid"]) == ("Otra", CHEMISTRY_LAUNCH, CHEMISTRY)
    assert read["refusal"]["code"] == "FILE_TYPE_UNDEFINED"


@pytest.mark.spec("CON-091", part="the types that have it")
async def test_a_type_brings_its_own_tabs_and_the_place_of_one_that_nobody_brought(editor: Editor) -> None:
    types = await types_of(editor)
    tabs = {guid: row["tabs"] for guid, row in types.items() if row["tabs"] is not None}
    exercise, tracks = "contents.exercise.detail", "contents.tracks.detail"
    assert tabs == {
        "CTTY_01": "contents.layout.detail",
        "CTTY_02": "mint.lesson.detail",
        "CTTY_03": tracks,
        "CTTY_04": tracks,
        "CTTY_09": exercise,
        "CTTY_14": exercise,
        "CTTY_17": "contents.project.detail",
        "MINT_PAGE": "fake_mint.page.detail",
        "QUIZ": exercise,
        "VIDEOLESSON": exercise,
    }
    page = types["MINT_PAGE"]
    assert (page["is_offered"], page["is_vacant"], page["wide_steps"]) == (True, False, ["editor"])
    vacant = {guid for guid, row in types.items() if row["is_vacant"]}
    assert vacant == {"MINTBLOCK", "MINT_PAGE_DUAL"}


@pytest.mark.spec("CON-130")
async def test_a_teacher_views_downloads_and_reuses_what_the_resource_says_and_no_more(
    editor: Editor, client: SignIn
) -> None:
    teacher = await client(editor.tenant, "R02")
    content = await editor.create_from("animacion.swf")
    guid, other = content["guid"], (await editor.create(name="Otro"))["guid"]
    sent = {"content_guid": guid, "can_view": False, "can_reuse": True}
    resource = data_of(await editor.client.post("cms/library", json=sent), 201)

    async def allow(**permissions: bool) -> tuple[int, bool, int]:
        """Whether the teacher may open it, is given its file, and may take it into a program."""
        data_of(await editor.client.put(f"cms/library/{resource['guid']}", json=permissions))
        opened = await teacher.get(f"cms/contents/{guid}")
        data = opened.json()["data"] if opened.status_code == 200 else {}
        taken = await teacher.post("fake-programs/materials", json={"contents": [guid]})
        return opened.status_code, bool(data.get("encoded_url")), taken.status_code

    assert await allow() == (403, False, 201)
    assert await allow(can_view=True) == (200, False, 201)
    assert await allow(can_download=True) == (200, True, 201)
    assert await allow(can_reuse=False) == (200, True, 403)
    both = await teacher.post("fake-programs/materials", json={"contents": [guid, other]})
    assert (both.status_code, both.json()["code"]) == (403, "CONTENT_NOT_REUSABLE")
    assert both.json()["contents"] == sorted([guid, other])
    assert "reutilizar en un programa" in both.json()["message"]
    assert (
        await editor.client.post("fake-programs/materials", json={"contents": [guid, other]})
    ).status_code == 201
    unknown = await editor.client.post("fake-programs/materials", json={"contents": [str(uuid4())]})
    assert unknown.status_code == 403
