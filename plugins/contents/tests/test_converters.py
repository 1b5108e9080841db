"""A program that reads a stranger's file reads nothing else, writes one folder, and reaches nobody."""

import asyncio
import os
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from zipfile import ZipFile

import pypdfium2
import pytest
from estante.config import InspectionLimits
from estante_contents import checks
from estante_contents.contracts import Conversion, Unpreparable
from estante_contents.conversion import ffmpeg, office, sandbox
from estante_contents.conversion.command import Command, Workplace
from estante_contents.conversion.programs import FFMPEG, LIBREOFFICE, Program
from estante_contents.inspection.folders import working_folder

from .converters import film

pytestmark = pytest.mark.converts
SECRET = "la-clave-que-nadie-ve"
TEXT = """<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"
 xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"
 xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0"
 xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0"
 xmlns:script="urn:oasis:names:tc:opendocument:xmlns:script:1.0"
 xmlns:xlink="http://www.w3.org/1999/xlink" office:version="1.2">
<office:scripts><office:event-listeners><script:event-listener script:language="ooo:script"
 script:event-name="dom:load" xlink:type="simple"
 xlink:href="vnd.sun.star.script:Standard.Module1.Main?language=Basic&amp;location=document"/>
</office:event-listeners></office:scripts>
<office:body><office:text><text:p>Lluvia</text:p>{parts}</office:text></office:body>
</office:document-content>"""
LINKED = '<text:section text:name="S{n}"><text:section-source xlink:href="{href}"/></text:section>'
PICTURE = (
    '<text:p><draw:frame svg:width="5cm" svg:height="5cm"><draw:image xlink:type="simple"'
    ' xlink:href="{href}"/></draw:frame></text:p>'
)
MACRO = """<script:module xmlns:script="http://openoffice.org/2000/script" script:name="Module1"
 script:language="StarBasic">Sub Main
 Shell("/usr/bin/touch", 1, "{folder}/macro")
 Open "{folder}/macro" For Output As #1
 Close #1
End Sub</script:module>"""
MANIFEST = """<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"
 manifest:version="1.2"><manifest:file-entry manifest:full-path="/"
 manifest:media-type="application/vnd.oasis.opendocument.text"/>
<manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/>
<manifest:file-entry manifest:full-path="Basic/script-lc.xml" manifest:media-type="text/xml"/>
<manifest:file-entry manifest:full-path="Basic/Standard/script-lb.xml" manifest:media-type="text/xml"/>
<manifest:file-entry manifest:full-path="Basic/Standard/Module1.xml" manifest:media-type="text/xml"/>
</manifest:manifest>"""
LIBRARIES = """<library:libraries xmlns:library="http://openoffice.org/2000/library"
 xmlns:xlink="http://www.w3.org/1999/xlink"><library:library library:name="Standard"
 library:link="false"/></library:libraries>"""
LIBRARY = """<library:library xmlns:library="http://openoffice.org/2000/library" library:name="Standard"
 library:readonly="false"><library:element library:name="Module1"/></library:library>"""


def document(path: Path, folder: Path, *links: str) -> None:
    """A text with a macro that runs when it opens, and these addresses as pictures and as linked texts."""
    parts = "".join(LINKED.format(n=n, href=href) + PICTURE.format(href=href) for n, href in enumerate(links))
    with ZipFile(path, "w") as archive:
        archive.writestr("mimetype", "application/vnd.oasis.opendocument.text")
        archive.writestr("content.xml", TEXT.format(parts=parts))
        archive.writestr("META-INF/manifest.xml", MANIFEST)
        archive.writestr("Basic/script-lc.xml", LIBRARIES)
        archive.writestr("Basic/Standard/script-lb.xml", LIBRARY)
        archive.writestr("Basic/Standard/Module1.xml", MACRO.format(folder=folder))


@asynccontextmanager
async def converted(
    tmp_path: Path,
    program: Program,
    name: str,
    fill: Callable[[Path], object],
    ask: Callable[[Workplace], Command],
) -> AsyncIterator[Path]:
    """What a program makes of a file, for the time of the block."""

    async def report(_: float) -> None:
        return None

    with working_folder("converters") as folder:
        sources, target = sandbox.make_folders(folder)
        fill(sources / name)
        place = Workplace(sources / name, target)
        yield await sandbox.run(program, ask(place), place, InspectionLimits(tmp_path / "run"), report)


@pytest.fixture
def open_folder(tmp_path: Path) -> Path:
    """A folder that anybody may write into."""
    tmp_path.chmod(0o777)
    return tmp_path


async def test_a_document_fetches_reads_and_runs_nothing(open_folder: Path) -> None:
    tmp_path = open_folder
    secret = tmp_path / "secret.txt"
    secret.write_text(SECRET)
    # Even what everybody may read is not to be seen.
    secret.chmod(0o644)
    calls: list[object] = []
    server = await asyncio.start_server(lambda *_: calls.append(1), "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    links = (f"http://127.0.0.1:{port}/a.png", secret.as_uri(), "file:///etc/passwd")
    async with (
        server,
        converted(
            tmp_path,
            LIBREOFFICE,
            "nota.odt",
            lambda path: document(path, tmp_path, *links),
            lambda place: office.pdf(Conversion(product="document"), place),
        ) as path,
    ):
        pdf = pypdfium2.PdfDocument(path)
        words = "".join(page.get_textpage().get_text_bounded() for page in pdf)
        pdf.close()
    assert "Lluvia" in words
    assert SECRET not in words
    assert "root:" not in words
    assert calls == []
    assert not (tmp_path / "macro").exists()


@pytest.mark.parametrize(
    "playlist",
    [
        "#EXTM3U\n#EXT-X-TARGETDURATION:3\n#EXTINF:3,\n{film}\n#EXT-X-ENDLIST\n",
        "#EXTM3U\n#EXT-X-TARGETDURATION:3\n#EXTINF:3,\nhttp://127.0.0.1:{port}/a.ts\n#EXT-X-ENDLIST\n",
        "ffconcat version 1.0\nfile '{film}'\n",
    ],
    ids=["HLS of a file", "HLS of an address", "concat"],
)
async def test_a_playlist_called_a_film_opens_nothing(tmp_path: Path, playlist: str) -> None:
    other = tmp_path / "otra.mp4"
    other.write_bytes(film("listo.mp4"))
    other.chmod(0o644)
    with socket.create_server(("127.0.0.1", 0)) as server:
        server.settimeout(0)
        words = playlist.format(film=other, port=server.getsockname()[1])
        with pytest.raises(Unpreparable) as caught:
            async with converted(
                tmp_path,
                FFMPEG,
                "lista.mp4",
                lambda path: path.write_text(words),
                lambda place: ffmpeg.film(Conversion(product="film"), place, 3),
            ):
                pass
        with pytest.raises(BlockingIOError):
            server.accept()
    assert caught.value.code == "CONVERSION_FAILED"


async def test_a_program_that_is_too_slow_is_ended_with_all_that_it_started(tmp_path: Path) -> None:
    hang = Command(
        arguments=("-loglevel", "error", "-f", "lavfi", "-re", "-i", "testsrc", "-f", "null", "-"),
        result="nothing",
        seconds=2,
        max_bytes=1024,
    )
    with pytest.raises(Unpreparable) as caught:
        async with converted(tmp_path, FFMPEG, "a.mp4", lambda path: path.touch(), lambda _: hang):
            pass
    assert (caught.value.code, caught.value.params) == ("CONVERSION_TOO_SLOW", {"minutes": 1})
    assert not list(running_as(sandbox.UID))


def running_as(uid: int) -> Iterator[int]:
    """The processes of a user that have not ended."""
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(FileNotFoundError, ProcessLookupError):
            status = dict(line.split(":\t", 1) for line in (process / "status").read_text().splitlines())
            if status["Uid"].split()[0] == str(uid) and not status["State"].startswith("Z"):
                yield int(process.name)


async def test_what_is_made_is_no_larger_than_it_may_be(tmp_path: Path) -> None:
    with pytest.raises(Unpreparable) as caught:
        async with converted(
            tmp_path,
            FFMPEG,
            "a.mp4",
            lambda path: path.write_bytes(film("listo.mp4")),
            lambda place: _small(ffmpeg.film(Conversion(product="film"), place, 3)),
        ):
            pass
    assert caught.value.code == "CONVERSION_FAILED"


def _small(command: Command) -> Command:
    return Command(
        arguments=command.arguments, result=command.result, seconds=command.seconds, max_bytes=4096
    )


async def test_the_doctor_says_which_program_is_there_and_what_is_missing_without_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    programs = {check.name: check for check in checks.ALL if check.optional}
    assert set(programs) == {"ffmpeg, which converts files", "LibreOffice, which converts files"}
    for check in programs.values():
        assert check.note is not None
        assert (await check.ask(), (await check.note())[:1].isdigit()) == (None, True)
    monkeypatch.setenv("PATH", os.devnull)
    said = {name: await check.ask() or "" for name, check in programs.items()}
    assert "no waveform. Install it: on Debian, apt-get install" in said["ffmpeg, which converts files"]
    assert "office files can only be downloaded" in said["LibreOffice, which converts files"]
    assert "libreoffice-writer-nogui" in said["LibreOffice, which converts files"]
    assert (FFMPEG.version(), LIBREOFFICE.version()) == ("", "")
