"""The library by its calls: who shares what with whom, and what they may do with it."""

import csv
from collections.abc import Awaitable, Callable
from io import StringIO
from uuid import UUID, uuid4

import pytest
from estante.dependencies import Services
from estante.identity.accounts.people import principal_of
from estante.plugins.registry import PluginRegistry
from estante.tenancy.tenant import Tenant
from estante.testing.answers import Json, data_of, rows_of, send_json, wrong_fields
from estante.testing.fixtures import SignedIn
from estante.testing.workbench import Workbench
from estante_contents.contracts import SchoolDirectory
from estante_contents.services.opening.entitlements import OpeningRules

from .conftest import Editor, SignIn, sample

PATH = "cms/library"
NORTE, SUR = uuid4(), uuid4()
Edit = Callable[..., Awaitable[Editor]]


@pytest.fixture
def tenant(new_tenant: Callable[..., Tenant]) -> Tenant:
    """A tenant with a library."""
    return new_tenant(flags={"library": True})


async def share(editor: Editor, content: Json, **fields: object) -> Json:
    """Put a content into the library."""
    return data_of(await editor.client.post(PATH, json={"content_guid": content["guid"], **fields}), 201)


async def shown(client: SignedIn, **query: object) -> list[str]:
    """The names of the list."""
    return [row["name"] for row in rows_of(await client.get(PATH, params=query))]  # type: ignore[arg-type]


async def opens(client: SignedIn, content: Json) -> bool:
    """Whether somebody opens a content, which is then among what the viewer lists."""
    answer = await client.get(f"cms/contents/{content['guid']}")
    assert answer.status_code in (200, 403), answer.text
    shelf = [row["guid"] for row in rows_of(await client.get("front/contents"))]
    assert (content["guid"] in shelf) == (answer.status_code == 200)
    return answer.status_code == 200


def name_of(client: SignedIn) -> str:
    """What the person of a client is called."""
    assert client.person is not None
    return f"{client.person.name} {client.person.lastname}".strip()


@pytest.fixture
def pupils_of(monkeypatch: pytest.MonkeyPatch) -> Callable[[SignedIn, UUID], None]:
    """A directory of two schools, as the plugin of schools gives one: `pupils_of(client, NORTE)`."""
    hook = PluginRegistry.hook
    members: list[str] = []

    def directory() -> SchoolDirectory:
        return SchoolDirectory(
            "fake",
            f"SELECT '{NORTE}'::uuid AS guid, 'Norte' AS name UNION ALL SELECT '{SUR}'::uuid, 'Sur'",
            " UNION ALL ".join(members) or "SELECT NULL::uuid AS guid WHERE $1::uuid IS NULL",
        )

    def hooked(self: PluginRegistry, name: str, tenant: Tenant | None = None) -> object:
        return (lambda: [[directory()]]) if name == "register_schools" else hook(self, name, tenant)

    def add(client: SignedIn, school: UUID) -> None:
        assert client.person is not None
        members.append(f"SELECT '{school}'::uuid AS guid WHERE $1::uuid = '{client.person.guid}'::uuid")

    monkeypatch.setattr(PluginRegistry, "hook", hooked)
    return add


@pytest.mark.spec("CON-127")
async def test_a_resource_answers_whose_it_is_whom_it_is_for_and_what_they_may_do(editor: Editor) -> None:
    content = await editor.create(name="Agua")
    made = await share(editor, content, available_for="roles", roles=["R02", "R01"], can_reuse=True)
    assert editor.client.person is not None
    wanted = {
        "content_guid": content["guid"],
        "name": "Agua",
        "type_guid": "CTTY_06",
        "added_by": str(editor.client.person.guid),
        "added_by_name": name_of(editor.client),
        "available_for": "roles",
        "roles": ["R01", "R02"],
        "schools": [],
        "can_view": True,
        "can_download": False,
        "can_reuse": True,
    }
    read = data_of(await editor.client.get(f"{PATH}/{made['guid']}"))
    assert wanted.items() <= read.items()
    assert rows_of(await editor.client.get(PATH)) == [read]


@pytest.mark.spec("CON-128")
async def test_it_is_added_from_a_content_or_a_file_by_whoever_asks(editor: Editor, edit: Edit) -> None:
    publisher = await edit(editor.tenant, "R07")
    assert publisher.client.person is not None
    me = str(publisher.client.person.guid)
    shared = await share(publisher, await editor.create(name="Agua"))
    upload = await publisher.upload("Mapa.pdf", sample("texto.pdf"))
    filed = data_of(await publisher.client.post(PATH, json={"upload_guid": upload, "can_reuse": True}), 201)
    assert (filed["name"], filed["type_guid"], filed["added_by"]) == ("Mapa", "CTTY_05", me)
    assert (await publisher.get(filed["content_guid"]))["created_by"] == me
    for body in ({"added_by": NORTE.hex}, {"created_by": NORTE.hex}, {"content_guid": filed["content_guid"]}):
        refused = await editor.client.put(f"{PATH}/{shared['guid']}", json=body)
        assert refused.status_code == 400, body
    changed = data_of(await editor.client.put(f"{PATH}/{shared['guid']}", json={"can_reuse": True}))
    assert (changed["added_by"], changed["can_reuse"], changed["can_view"]) == (me, True, True)


async def test_what_is_no_resource_is_refused(editor: Editor) -> None:
    content, gone = await editor.create(name="Agua"), await editor.create(name="Fuego")
    await send_json(editor.client, "DELETE", "cms/contents", {"guids": [gone["guid"]]})
    for body, wrong in (
        ({}, {"content_guid": "one_content"}),
        ({"content_guid": content["guid"], "upload_guid": NORTE.hex}, {"content_guid": "one_content"}),
        ({"content_guid": gone["guid"]}, {"content_guid": "choice"}),
        ({"content_guid": str(NORTE)}, {"content_guid": "choice"}),
        ({"content_guid": content["guid"], "available_for": "roles"}, {"roles": "required"}),
        ({"content_guid": content["guid"], "available_for": "roles", "roles": ["R99"]}, {"roles": "choice"}),
        ({"content_guid": content["guid"], "available_for": "schools"}, {"schools": "required"}),
        (
            {"content_guid": content["guid"], "available_for": "schools", "schools": [str(NORTE)]},
            {"schools": "choice"},
        ),
        ({"content_guid": content["guid"], "can_view": False}, {"can_view": "one_permission"}),
        (
            {
                "content_guid": content["guid"],
                "can_view": False,
                "can_download": True,
            },
            {"can_download": "download_needs_view"},
        ),
    ):
        assert wrong_fields(await editor.client.post(PATH, json=body)) == wrong, body
    made = await share(editor, content)
    again = await editor.client.post(PATH, json={"content_guid": content["guid"]})
    assert (again.status_code, again.json()["errno"]) == (409, 1062)
    assert "Agua" in again.json()["message"]
    assert wrong_fields(
        await editor.client.put(f"{PATH}/{made['guid']}", json={"available_for": "roles"})
    ) == {"roles": "required"}
    assert rows_of(await editor.client.get(f"{PATH}/schools")) == []


@pytest.mark.spec("CON-129")
async def test_those_whom_it_is_not_for_neither_see_nor_open_it(
    editor: Editor, edit: Edit, client: SignIn, pupils_of: Callable[[SignedIn, UUID], None]
) -> None:
    teacher, student = await client(editor.tenant, "R02"), await client(editor.tenant, "R01")
    publisher = (await edit(editor.tenant, "R07")).client
    pupils_of(student, NORTE)
    assert [row["name"] for row in rows_of(await editor.client.get(f"{PATH}/schools"))] == ["Norte", "Sur"]
    by_audience: dict[str, Json] = {}
    for name, audience in (
        ("Todas", {"available_for": "everyone"}),
        ("Docentes", {"available_for": "roles", "roles": ["R02"]}),
        ("Norte", {"available_for": "schools", "schools": [str(NORTE)]}),
        ("Sur", {"available_for": "schools", "schools": [str(SUR)]}),
    ):
        by_audience[name] = await editor.create(name=name)
        await share(editor, by_audience[name], **audience)

    async def opened(by: SignedIn) -> list[str]:
        return [name for name, content in by_audience.items() if await opens(by, content)]

    assert await opened(teacher) == ["Todas", "Docentes"]
    assert await opened(student) == ["Todas", "Norte"]
    # A publisher sees what is for it and what it added; whoever may delete any sees all of it.
    assert await shown(publisher) == ["Todas"]
    assert sorted(await shown(editor.client)) == ["Docentes", "Norte", "Sur", "Todas"]
    (hidden,) = [row["guid"] for row in rows_of(await editor.client.get(PATH, params={"q": "Sur"}))]
    for call in (
        publisher.get(f"{PATH}/{hidden}"),
        publisher.put(f"{PATH}/{hidden}", json={"can_reuse": True}),
        publisher.get(f"{PATH}/{hidden}/history"),
        publisher.get(f"{PATH}/{hidden}/used-by"),
    ):
        assert (await call).status_code == 404
    swept = await publisher.post(f"{PATH}/bulk", json={"act": "delete", "all": True})
    assert (data_of(swept)["changed"], len(await shown(editor.client))) == (0, 4)
    data_of(
        await editor.client.put(f"{PATH}/{hidden}", json={"available_for": "roles", "roles": ["R02", "R07"]})
    )
    assert sorted(await shown(publisher)) == ["Sur", "Todas"]
    assert await opened(teacher) == ["Todas", "Docentes", "Sur"]


@pytest.mark.spec("CON-130", part="view and download, and what programs ask")
async def test_each_permission_is_the_servers(editor: Editor, client: SignIn, services: Services) -> None:
    teacher = await client(editor.tenant, "R02")
    assert teacher.person is not None
    content = await editor.create_from("animacion.swf")
    address = f"cms/contents/{content['guid']}"
    made = await share(editor, content, can_view=False, can_reuse=True)
    rules = OpeningRules(services.database, editor.tenant, services.permissions, services.registry)
    somebody = principal_of(editor.tenant, teacher.person)
    guids = [UUID(content["guid"]), UUID((await editor.create(name="Otro"))["guid"])]

    async def state() -> tuple[int, bool, bool]:
        answer = await teacher.get(address)
        data = answer.json()["data"] if answer.status_code == 200 else {}
        has_file = bool(data.get("encoded_url") or (data.get("payload") or {}).get("url"))
        assert data.get("is_downloadable", False) == has_file
        return answer.status_code, has_file, await rules.reusable(somebody, guids) == {guids[0]}

    async def allow(**permissions: bool) -> tuple[int, bool, bool]:
        data_of(await editor.client.put(f"{PATH}/{made['guid']}", json=permissions))
        return await state()

    assert await state() == (403, False, True)
    assert await allow(can_view=True, can_reuse=False) == (200, False, False)
    assert await allow(can_download=True) == (200, True, False)
    await editor.client.put(address, json={"is_downloadable": True})
    assert await allow(can_download=False) == (200, False, False)
    await editor.client.put(address, json={"is_public": True})
    assert await state() == (200, True, False)


@pytest.mark.spec("CON-131", part="the server")
async def test_the_list_is_filtered_and_its_file_says_the_same(
    editor: Editor, edit: Edit, workbench: Workbench
) -> None:
    publisher = await edit(editor.tenant, "R07")
    country = data_of(
        await editor.client.post(
            "system-settings/countries",
            json={"name": "Chile", "iso_code": "CL", "academic_period": "trimester"},
        ),
        201,
    )["guid"]
    level = data_of(
        await editor.client.post("education-levels", json={"name": "Básica", "country": country}), 201
    )["guid"]
    subject = data_of(
        await editor.client.post("disciplines", json={"name": "Arte", "country": country}), 201
    )["guid"]
    agua = await editor.create(name="Agua clara", disciplines=[subject], educationLevels=[level])
    fuego = await editor.create_from("texto.pdf", name="Fuego")
    first = await share(publisher, agua, available_for="roles", roles=["R07"], can_download=True)
    await share(editor, fuego, can_reuse=True)
    assert publisher.client.person is not None
    for query in (
        {"q": "agua"},
        {"type": "CTTY_06"},
        {"disciplines": subject},
        {"educationLevels": level},
        {"added_by": str(publisher.client.person.guid)},
        {"available_for": "roles"},
        {"permission": "download"},
        {"content": agua["guid"]},
        {"guid": first["guid"]},
    ):
        assert await shown(editor.client, **query) == ["Agua clara"], query
    assert await shown(editor.client, orderBy="name") == ["Agua clara", "Fuego"]
    assert await shown(editor.client) == await shown(editor.client, orderBy="-created_at")
    assert await shown(publisher.client, added_by="me") == ["Agua clara"]
    started = data_of(await editor.client.post(f"{PATH}/export", params={"type": "CTTY_06"}), 202)
    await workbench.finish(UUID(started["id"]), editor.tenant)
    ready = await editor.client.get(f"exports/{started['id']}/download")
    (row,) = csv.DictReader(StringIO(ready.text.lstrip("\ufeff")), delimiter=";")
    assert (row["Recurso"], row["Tipo"], row["Añadido por"]) == (
        "Agua clara",
        "Enlace",
        name_of(publisher.client),
    )
    assert (row["Disponible para"], row["Descargar"], row["Usar en programas"]) == (
        "Algunos roles",
        "Sí",
        "No",
    )


async def test_deleting_takes_it_from_people_and_the_trash_gives_it_back(
    editor: Editor, edit: Edit, client: SignIn
) -> None:
    publisher, student = (await edit(editor.tenant, "R07")).client, await client(editor.tenant, "R01")
    content = await editor.create(name="Agua")
    made = await share(editor, content)
    assert await opens(student, content)
    uses = data_of(await editor.client.get(f"cms/contents/{content['guid']}/used-by"))["uses"]
    assert [(use["name"], use["count"], use["forbids"]) for use in uses] == [("Biblioteca", 1, False)]
    assert (await send_json(publisher, "DELETE", PATH, {"guids": [made["guid"]]})).status_code == 403
    gone = data_of(await send_json(editor.client, "DELETE", PATH, {"guids": [made["guid"]]}))
    assert (gone["deleted"], await shown(editor.client), await opens(student, content)) == (
        [made["guid"]],
        [],
        False,
    )
    assert data_of(await editor.client.get(f"cms/contents/{content['guid']}"))["name"] == "Agua"
    (entry,) = [row for row in rows_of(await editor.client.get("trash")) if row["guid"] == made["guid"]]
    assert (entry["name"], entry["kind_name"]) == ("Agua", "Recurso de la biblioteca")


@pytest.mark.spec("SHE-028", part="the server")
async def test_without_the_flag_there_is_no_library(
    editor: Editor, client: SignIn, new_tenant: Callable[..., Tenant], edit: Edit
) -> None:
    off = await edit(new_tenant(flags={"library": False}))
    for editing, status, pages in ((editor, 200, 1), (off, 403, 0)):
        assert (await editing.client.get(PATH)).status_code == status
        manifest = data_of(await editing.client.get("ui/manifest"))
        contents = next(plugin for plugin in manifest["plugins"] if plugin["id"] == "contents")
        assert len([page for page in contents["pages"] if page["path"] == "/library"]) == pages
        assert len([entry for entry in contents["navigation"] if entry["path"] == "/library"]) == pages
