"""A type of another plugin prepares values of its own: stored, checked, opened, copied and prepared again."""

from collections.abc import AsyncIterator
from importlib import import_module
from importlib.metadata import EntryPoint
from pathlib import Path
from types import ModuleType
from uuid import UUID

import msgspec
import pytest
import pytest_asyncio
from estante.app import Estante, create_app
from estante.builtin import load_registry
from estante.config import Platform
from estante.database.engine import Database
from estante.plugins.discovery import GROUP, entry_points
from estante.testing.answers import Json, data_of, rows_of
from estante.testing.fixtures import living
from estante.testing.workbench import Workbench
from estante_contents.contracts import ContentType
from estante_contents.models import Content
from estante_contents.services.opening.own_assets import own_to_store
from estante_contents.testing import assert_content_type_conforms
from msgspec.structs import replace
from sqlalchemy import select, update

from .conftest import Editor, SignIn

FAKES = Path(__file__).parents[3] / "tests" / "fakes" / "plugins"
OWL = "La lechuza cierra los ojos\npor no ver la noche\n\nLa noche la mira\n---\nVioleta\n"
SEA = "El mar\nno sabe contar\n"
STANZAS = [
    {"verses": ["La lechuza cierra los ojos", "por no ver la noche"]},
    {"verses": ["La noche la mira"]},
]


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def app(platform: Platform) -> AsyncIterator[Estante]:
    """The application with the plugin of poems."""
    added = EntryPoint("fake_poems", "estante_fake_poems.plugin", GROUP)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(FAKES / "fake_poems"))
        registry = load_registry([*entry_points(), added])
        assert registry.quarantined == {}
        async with living(create_app(platform, registry=registry)) as made:
            yield made


@pytest.fixture
def poems(app: Estante) -> ModuleType:
    """The module of the type, and of what it prepares."""
    return import_module("estante_fake_poems.plugin")


async def poem(editor: Editor, text: str = OWL, **fields: object) -> Json:
    return await editor.create_from("poema.txt", text.encode(), type_guid="POEM", **fields)


async def stored(database: Database, editor: Editor, guid: str) -> object:
    """What lies in the row."""
    async with database.transaction(editor.tenant) as session:
        assets = await session.scalar(select(Content.assets).where(Content.guid == UUID(guid)))
    return (assets or {}).get("own")


async def test_what_a_type_prepares_of_its_own_is_stored_opened_and_stands_on_its_record(
    editor: Editor, client: SignIn, database: Database
) -> None:
    made = await poem(editor, is_public=True)
    assert made["storage_status"] == "upload-done", made["failure"]
    assert made["payload"] == {"stanzas": STANZAS}
    assert made["own_assets"] == {"stanzas": STANZAS, "dedication": "Violeta"}
    assert await stored(database, editor, made["guid"]) == {"stanzas": STANZAS, "dedication": "Violeta"}
    # The file names the content, and its text is found.
    assert made["name"] == "El ciclo del agua"
    assert await editor.names(q="lechuza") == ["El ciclo del agua"]
    student = await client(editor.tenant, "R01")
    seen = data_of(await student.get(f"cms/contents/{made['guid']}"))
    assert (seen["payload"], seen["own_assets"]) == ({"stanzas": STANZAS}, None)
    assert "Violeta" not in msgspec.json.encode(seen).decode()
    other = await editor.create()
    assert (await editor.get(other["guid"]))["own_assets"] is None


async def test_a_copy_has_them_and_a_new_or_an_earlier_file_has_those_of_its_own(editor: Editor) -> None:
    made = await poem(editor)
    guid = made["guid"]
    copy = data_of(await editor.client.post("cms/contents-clone", json={"guid": guid}), 201)
    sent = {"upload_guid": await editor.upload("mar.txt", SEA.encode())}
    data_of(await editor.client.post(f"cms/contents/{guid}/file", json=sent))
    await editor.finish(guid)
    changed = await editor.get(guid)
    assert changed["payload"] == {"stanzas": [{"verses": ["El mar", "no sabe contar"]}]}
    assert changed["own_assets"]["dedication"] == ""
    assert (await editor.get(copy["guid"]))["payload"] == {"stanzas": STANZAS}
    files = data_of(await editor.client.get(f"cms/contents/{guid}/history"))["files"]
    assert [file["name"] for file in files] == ["mar.txt", "poema.txt"]
    data_of(await editor.client.post(f"cms/contents/{guid}/files/1/restore"))
    await editor.finish(guid)
    assert (await editor.get(guid))["own_assets"] == {"stanzas": STANZAS, "dedication": "Violeta"}


async def test_what_does_not_fit_the_type_is_a_failure_with_a_sentence(
    editor: Editor, database: Database
) -> None:
    drawing = await poem(editor, "DRAWING of an owl")
    assert (drawing["storage_status"], drawing["failure"]["code"]) == ("failed", "OWN_ASSETS_MISFIT")
    assert "algo que no sabe guardar" in drawing["failure"]["message"]
    assert await stored(database, editor, drawing["guid"]) is None
    assert drawing["own_assets"] is None
    long = await poem(editor, "verso\n" * 180_000)
    assert long["failure"]["code"] == "OWN_ASSETS_TOO_LARGE"
    assert "1024 KiB" in long["failure"]["message"]


def test_letters_that_the_database_does_not_have_are_left_out(poems: ModuleType) -> None:
    found = {"stanzas": [{"verses": ["uno\0dos \\u0000 tres\0\0"]}]}
    kept = {"stanzas": [{"verses": ["unodos \\u0000 tres"]}], "dedication": ""}
    assert own_to_store(poems.POEM, found) == kept
    with pytest.raises(TypeError, match="names no Struct"):
        own_to_store(replace(poems.POEM, own_assets=None), found)


async def test_what_an_earlier_release_stored_is_prepared_again(
    editor: Editor, database: Database, workbench: Workbench
) -> None:
    made = await poem(editor)
    earlier = update(Content).where(Content.guid == UUID(made["guid"])).values(assets={"own": {"verses": 3}})
    async with database.transaction(editor.tenant) as session:
        await session.execute(earlier)
    before = await editor.get(made["guid"])
    assert (before["payload"], before["own_assets"]) == (None, None)
    assert before["refusal"]["code"] == "FILE_NOT_FOUND"
    assert [warning["code"] for warning in before["warnings"]] == ["OWN_ASSETS_OUTDATED"]
    assert "Volver a procesar" in before["warnings"][0]["message"]
    data_of(await editor.client.post(f"cms/contents/{made['guid']}/prepare"), 202)
    await editor.finish(made["guid"])
    after = await editor.get(made["guid"])
    assert (after["payload"], after["warnings"]) == ({"stanzas": STANZAS}, [])


async def test_they_stay_while_no_plugin_says_what_they_are(
    editor: Editor, database: Database, poems: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await poem(editor)
    monkeypatch.setattr(poems, "POEM", replace(poems.POEM, own_assets=None))
    read = await editor.get(made["guid"])
    assert (read["own_assets"], read["payload"]) == (None, None)
    assert await stored(database, editor, made["guid"]) == {"stanzas": STANZAS, "dedication": "Violeta"}
    assert rows_of(await editor.client.get("cms/contents"))[0]["guid"] == made["guid"]


def test_a_type_says_what_it_prepares(poems: ModuleType) -> None:
    assert_content_type_conforms(poems.POEM)

    class Opaque(msgspec.Struct):
        words: complex

    broken: ContentType = replace(poems.POEM, own_assets=Opaque)
    with pytest.raises(AssertionError, match="stored as JSON"):
        assert_content_type_conforms(broken)
    with pytest.raises(AssertionError, match="made by `prepare`"):
        assert_content_type_conforms(replace(poems.POEM, prepare=None))
