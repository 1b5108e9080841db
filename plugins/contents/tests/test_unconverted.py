"""Where the programs are not installed, files are what they were before there were any."""

import pytest

from .conftest import Editor
from .converters import film, sound

pytestmark = pytest.mark.wide


@pytest.mark.parametrize(
    ("name", "codes"),
    [("guia.docx", ["ONLY_DOWNLOAD"]), ("clase.pptx", ["ONLY_DOWNLOAD"]), ("lluvia.xlsx", ["ONLY_DOWNLOAD"])],
)
async def test_an_office_file_is_downloaded(editor: Editor, name: str, codes: list[str]) -> None:
    found = await editor.create_from(name)
    assert [warning["code"] for warning in found["warnings"]] == codes
    assert (found["payload"]["name"], found["thumbnail"], found["tracking"]) == (name, None, "once")


@pytest.mark.parametrize(
    ("name", "rare"), [("nuevo.mp4", ["HEVC"]), ("viejo.avi", ["AVI", "MPEG-4 Visual"]), ("al-final.mp4", [])]
)
async def test_a_film_says_which_codec_not_every_browser_plays(
    editor: Editor, name: str, rare: list[str]
) -> None:
    found = await editor.create_from(name, film(name))
    assert {warning["code"] for warning in found["warnings"]} <= {"CODEC_NOT_EVERYWHERE"}
    for codec, warning in zip(rare, found["warnings"], strict=True):
        assert f"reproducen {codec}." in warning["message"]
    assert found["payload"]["waveform"] is None


async def test_an_m4a_plays_without_a_waveform(editor: Editor) -> None:
    found = await editor.create_from("voz.m4a", sound("voz.m4a"))
    assert (found["warnings"], found["payload"]["waveform"]) == ([], None)
