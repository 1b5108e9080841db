"""A plugin writes down what is said; the core itself knows none."""

from collections.abc import AsyncIterator
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any
from uuid import UUID, uuid4

import pytest
import pytest_asyncio
from estante.app import Estante, create_app
from estante.builtin import load_registry
from estante.config import Platform
from estante.dependencies import Services
from estante.jobs.kinds import JobContext
from estante.plugins.discovery import GROUP, entry_points
from estante.testing.answers import data_of, rows_of, wrong_fields
from estante.testing.fixtures import living
from estante_contents.tracks.transcribing import TranscribePayload, transcribe

from .conftest import Editor, sample

MANIFEST = """{"id": "speech", "version": "1.0.0", "requires": ["contents"],
"title": {"es": "Voz", "pt": "Voz", "en": "Speech"}}"""


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def app(platform: Platform, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Estante]:
    """The application with a plugin that transcribes."""
    folder = tmp_path_factory.mktemp("speech")
    package = folder / "estante_speech"
    package.mkdir()
    source = Path(__file__).with_name("transcribing.py").read_text()
    (package / "__init__.py").write_text(source)
    (package / "manifest.json").write_text(MANIFEST)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(folder))
        registry = load_registry([*entry_points(), EntryPoint("speech", "estante_speech", GROUP)])
        assert registry.quarantined == {}
        async with living(create_app(platform, registry=registry)) as made:
            yield made


async def test_a_plugin_gives_a_film_subtitles_and_a_transcript(editor: Editor) -> None:
    assert [row["name"] for row in rows_of(await editor.client.get("cms/transcribers"))] == ["speech.words"]
    film = await editor.create_from("ciclo-del-agua.webm")
    address = f"cms/contents/{film['guid']}"
    body = {"transcriber": "speech.words", "lang_id": "es"}
    data_of(await editor.client.post(f"{address}/transcribe", json=body), 202)
    await editor.finish(film["guid"])
    (subtitles,) = rows_of(await editor.client.get(f"{address}/subtitles"))
    assert (subtitles["lang_id"], subtitles["cue_count"]) == ("es", 1)
    assert [row["lang_id"] for row in rows_of(await editor.client.get(f"{address}/transcription"))] == ["es"]
    again = await editor.client.post(f"{address}/transcribe", json=body)
    assert again.status_code == 409
    history = data_of(await editor.client.get(f"{address}/history"))
    assert history["changes"][0]["act"] == "subtitles"


async def test_what_cannot_be_written_down_is_said(editor: Editor) -> None:
    film = await editor.create(name="Sin archivo", type_guid="CTTY_03")
    address = f"cms/contents/{film['guid']}/transcribe"
    unknown = await editor.client.post(address, json={"transcriber": "nobody", "lang_id": "es"})
    assert wrong_fields(unknown) == {"transcriber": "choice"}
    empty = await editor.client.post(address, json={"transcriber": "speech.words", "lang_id": "es"})
    assert empty.status_code == 422
    sound = await editor.create_from("ciclo-da-agua.pt.ogg", sample("ciclo-da-agua.pt.ogg"))
    address = f"cms/contents/{sound['guid']}"
    body = {"transcriber": "speech.words", "lang_id": "en"}
    data_of(await editor.client.post(f"{address}/transcribe", json=body), 202)
    job = await editor.finish(sound["guid"])
    assert job.status == "failed"
    assert rows_of(await editor.client.get(f"{address}/subtitles")) == []


@pytest.mark.wide
async def test_what_was_written_down_too_late_leaves_no_file(editor: Editor, services: Services) -> None:
    film = await editor.create_from("ciclo-del-agua.webm")
    address = f"cms/contents/{film['guid']}"
    words = b"WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nHola\n"
    form: Any = {"lang_id": (None, b"es"), "file": ("a.vtt", words)}
    for kind in ("subtitles", "transcription"):
        sent = await editor.client.post(f"{address}/{kind}", files=form)
        assert sent.status_code in (200, 201), sent.text
    job = JobContext(services.work, editor.tenant, job_guid=uuid4())
    await transcribe(job, TranscribePayload(UUID(film["guid"]), "speech.words", "es"))
    stored = [path async for path in services.files.names(editor.tenant, "tracks")]
    assert len(stored) == 2
