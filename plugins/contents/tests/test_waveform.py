"""How loud a sound is along its length, as preparing it found."""

import wave
from base64 import b64decode
from io import BytesIO
from pathlib import Path

import pytest
from estante_contents.inspection import media
from estante_contents.inspection.media import waveform

from .conftest import Editor, sample

RATE = 8_000


def sound(*levels: int, seconds: int = 1, channels: int = 1) -> bytes:
    """A WAV of as many stretches as levels, each of that loudness."""
    made = BytesIO()
    with wave.open(made, "wb") as file:
        file.setparams((channels, 2, RATE, 0, "NONE", ""))
        for level in levels:
            up, down = (value.to_bytes(2, "little", signed=True) * channels for value in (level, -level))
            file.writeframes((up + down) * (RATE * seconds // 2))
    return made.getvalue()


@pytest.fixture
def heard(tmp_path: Path) -> Path:
    return tmp_path / "sonido.wav"


async def test_an_audio_is_shown_by_its_loudness_and_a_film_and_a_silence_are_not(editor: Editor) -> None:
    found = await editor.create_from("sonido.wav", sound(0, 8_000, 32_000, 16_000))
    peaks = list(b64decode(found["payload"]["waveform"]))
    assert (found["type_guid"], len(peaks)) == ("CTTY_04", 240)
    assert [peaks[at] for at in (0, 59, 60, 119, 120, 179, 180, 239)] == [0, 0, 64, 64, 255, 255, 128, 128]
    spoken = await editor.create_from("ciclo-da-agua.pt.ogg")
    assert max(b64decode(spoken["payload"]["waveform"])) == 255
    assert (await editor.create_from("silencio.wav", sound(0)))["payload"]["waveform"] is None
    assert (await editor.create_from("vertical-sin-audio.mp4"))["payload"]["waveform"] is None
    copy = await editor.client.post("cms/contents-clone", json={"guid": found["guid"]})
    again = await editor.get(copy.json()["data"]["guid"])
    assert again["payload"]["waveform"] == found["payload"]["waveform"]


def test_channels_are_heard_together_and_a_sound_may_be_shorter_than_its_bars(heard: Path) -> None:
    heard.write_bytes(sound(10_000, channels=200, seconds=2))
    assert waveform(heard) == bytes([255] * media.PEAKS)
    heard.write_bytes(sound(*[30_000] * 3, seconds=1)[: 44 + 2 * 100])
    assert waveform(heard) is not None


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"RIFF\xff\xff\xff\xffWAVEfmt ",
        sample("texto.pdf"),
        sound(9_000)[:40],
        sample("ciclo-del-agua.webm"),
    ],
)
def test_what_cannot_be_heard_has_none(heard: Path, data: bytes) -> None:
    heard.write_bytes(data)
    assert waveform(heard) is None


def test_a_sound_that_takes_too_long_has_none(heard: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    heard.write_bytes(sound(9_000))
    assert waveform(heard) is not None
    monkeypatch.setattr(media, "WAVEFORM_SECONDS", -1)
    assert waveform(heard) is None
