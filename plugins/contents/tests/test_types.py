"""Content types of a plugin: how they look, what they take, their settings, and titles from their files."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from estante.builtin import load_registry
from estante.dependencies import Services
from estante.tenancy.tenant import Tenant
from estante.testing.answers import data_of, rows_of
from estante.testing.fixtures import SignedIn
from estante_contents import content_types
from estante_contents.contracts import ContentType, Upload
from estante_contents.hookspecs import with_open_settings
from estante_contents.services.catalogue import TypeCatalogue, TypeTooLarge, is_title_of, name_of_title
from estante_contents.services.opening.payloads import settings_of
from msgspec import Struct
from msgspec.structs import replace

from .conftest import Editor, sample

PDF = next(kind for kind in content_types.BUILT_IN if kind.guid == "CTTY_05")


async def test_a_browser_is_told_how_each_type_looks(editor: Editor) -> None:
    shown = data_of(await editor.client.get("ui/manifest"))["plugins"]
    types = {kind["guid"]: kind for plugin in shown for kind in plugin["types"]}
    assert types["CTTY_05"] == {
        "guid": "CTTY_05",
        "name": "PDF",
        "icon": "pdf",
        "cover": {"ratio": 0.75, "drawings": ["rosette", "leaves", "quarters"]},
    }
    assert types["CTTY_03"]["cover"]["ratio"] > 1
    assert {kind.guid for kind in load_registry().plugins["contents"].record_types} == set(types)


async def test_types_say_the_largest_file_that_they_take(
    editor: Editor, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    types = TypeCatalogue(services.registry, editor.tenant)
    small = replace(PDF, max_bytes=1024 * 1024)
    monkeypatch.setitem(types._types, PDF.guid, small)
    upload = Upload(name="a.pdf", media_type="application/pdf", size=1024 * 1024)
    assert types.choose(upload, None) is small
    with pytest.raises(TypeTooLarge) as refused:
        types.choose(replace(upload, size=upload.size + 1), None)
    assert refused.value.params == {"name": "a.pdf", "limit_mb": 1.0}
    rows = rows_of(await editor.client.get("cms/types"))
    most = {row["guid"]: row["max_bytes"] for row in rows}
    assert most.pop("CTTY_15") == 16 * 1024 * 1024
    assert set(most.values()) == {editor.tenant.limits.upload_bytes}


async def test_what_no_type_may_be_so_large_for_is_refused_before_it_is_sent(
    editor: Editor, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A project's file may be a document, too.
    takes_pdf = [kind for kind in content_types.BUILT_IN if "pdf" in kind.formats]
    given = [
        replace(kind, max_bytes=1024 * 1024) if kind in takes_pdf else kind for kind in content_types.BUILT_IN
    ]
    monkeypatch.setattr(content_types, "BUILT_IN", given)
    monkeypatch.setattr(TypeCatalogue, "all", property(lambda _: tuple(given)))

    async def announce(name: str, size: int, mime_type: str = "") -> int:
        sent = {"name": name, "size": size, "mime_type": mime_type, "purpose": "content"}
        answer = await editor.client.post("uploads", json=sent)
        if answer.status_code == 413:
            assert answer.json()["code"] == "CONTENT_TYPE_TOO_LARGE"
            assert "1" in answer.json()["message"]
        return answer.status_code

    over = 1024 * 1024 + 1
    assert await announce("a.pdf", over) == 413
    assert await announce("a.pdf", over - 1) == 201
    assert await announce("a", over, "application/pdf") == 413
    # What else it claims to be has room for it, and what it is nobody knows yet.
    assert await announce("a.mp4", over, "application/pdf") == 201
    assert await announce("a.unknown", over) == 201


@pytest.mark.parametrize(
    ("first", "second", "name", "expected"),
    [
        ({}, {"recognises": lambda _: True}, "a.txt", "B"),
        ({"recognises": lambda _: False}, {}, "a.txt", "B"),
        ({"formats": ("md",)}, {"formats": ("txt",)}, "a.txt", "B"),
        ({"media_types": ("text/plain", "text/html")}, {}, "a.txt", "B"),
        ({"formats": ("txt", "md")}, {"formats": ("txt",)}, "a.txt", "B"),
        ({}, {}, "a.txt", "A"),
        ({"formats": ("md",)}, {"formats": ("csv",)}, "a.txt", "A"),
    ],
    ids=[
        "looks inside",
        "does not know it",
        "names the ending",
        "fewer media types",
        "fewer endings",
        "tie",
        "none",
    ],
)
def test_of_two_types_that_take_a_file_it_is_of_the_narrower(
    services: Services,
    tenant: Tenant,
    first: dict[str, Any],
    second: dict[str, Any],
    name: str,
    expected: str,
) -> None:
    shared: dict[str, Any] = {"text_key": "x.y", "formats": ("txt",), "media_types": ("text/plain",)}
    types = TypeCatalogue(services.registry, tenant)
    types._types = {
        guid: ContentType(guid=guid, **{**shared, **own}) for guid, own in (("A", first), ("B", second))
    }
    found = types.detect(Upload(name=name, media_type="text/plain", size=1))
    assert (found.detected, list(found.candidates)) == (expected, ["A", "B"])


class Notes(Struct, frozen=True):
    lines: int = 3


class Secrets(Struct, frozen=True):
    api_token: str = ""


def test_a_type_gets_the_tenants_settings_and_shows_no_secret(tenant: Tenant) -> None:
    kind = replace(PDF, settings=Notes)
    assert settings_of(kind, tenant) == Notes(3)
    assert settings_of(kind, replace(tenant, plugin_settings={"notes": Notes(7)})) == Notes(7)
    assert settings_of(PDF, tenant) is None
    with pytest.raises(ValueError, match="`api_token`"):
        with_open_settings(ContentType(guid="SECRET", text_key="x.y", settings=Secrets))


async def test_a_file_names_its_content_unless_a_person_did(
    editor: Editor, edit: Callable[..., Awaitable[Editor]]
) -> None:
    title = "Alice's Adventures in Wonderland, chapters I to VI"
    named = await editor.create_from("con-indice.pdf", name="Con indice")
    assert (named["name"], named["version"]) == (title, 2)
    history = data_of(await editor.client.get(f"cms/contents/{named['guid']}/history"))["changes"]
    assert history[0]["fields"] == ["name"]
    typed = await editor.create_from("con-indice.pdf", name="Alicia")
    assert (typed["name"], typed["version"]) == ("Alicia", 1)
    # The second file of a content has no say: its name has been seen by people since.
    again = await editor.upload("con-indice.pdf", sample("con-indice.pdf"))
    client: SignedIn = editor.client
    data_of(await client.post(f"cms/contents/{typed['guid']}/file", json={"upload_guid": again}))
    await editor.finish(typed["guid"])
    assert (await editor.get(typed["guid"]))["name"] == "Alicia"


@pytest.mark.parametrize(
    ("name", "file_name", "is_made"),
    [
        ("Guia del agua", "guia_del-agua.pdf", True),
        ("guia del agua", "Guia_del_Agua.pdf", True),
        ("a.pdf", "a.pdf", True),
        ("Guía del agua y el aire", "guia_del_agua.pdf", False),
    ],
)
def test_a_name_that_only_a_file_gave_is_known(name: str, file_name: str, is_made: bool) -> None:
    assert is_title_of(name, file_name) == is_made


@pytest.mark.parametrize(
    ("title", "name"),
    [("  El\n agua\x00 ", "El agua"), ("ab", ""), ("", ""), ("x" * 300, "x" * 250)],
)
def test_a_title_becomes_a_name_of_a_contents_length(title: str, name: str) -> None:
    assert name_of_title(title) == name
