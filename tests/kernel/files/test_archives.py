"""Archives from outside: bombs, slips and lies are refused naming the entry, in bounded memory."""

import io
import subprocess
import sys
import unicodedata
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from estante.errors import Unprocessable
from estante.files import archives

from plugins.contents.tests.archives import zip_of
from tests.kernel.jobs.probe.world import World
from tests.samples import bad_files

KERNEL = str(Path(archives.__file__).parents[2])
SAMPLES = str(Path(bad_files.__file__).parent)
# Opens what it is told to, and prints the refusal and how many bytes its memory grew at most.
MEASURED = """
import io, resource, sys
import bad_files
from estante.errors import Unprocessable
from estante.files.archives import open_archive
packed = getattr(bad_files, sys.argv[1])(*map(int, sys.argv[2:]))
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
try:
    archive = open_archive(io.BytesIO(packed))
    for entry in archive.entries:
        for data in archive.chunks(entry.name):
            pass
    print("taken")
except Unprocessable as error:
    print(error.text_key, error.params.get("entry", ""))
print((resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) * 1024)
"""
MEBIBYTE = 1024 * 1024


def refusal(packed: bytes, limits: archives.ArchiveLimits | None = None) -> tuple[str, object]:
    def read_all() -> None:
        archive = archives.open_archive(io.BytesIO(packed), limits)
        for entry in archive.entries:
            for _ in archive.chunks(entry.name):
                pass

    with pytest.raises(Unprocessable) as refused:
        read_all()
    return refused.value.text_key.removeprefix("errors."), refused.value.params.get("entry")


@pytest.mark.spec("KER-115")
@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("../../etc/cron.d/x", "ARCHIVE_ENTRY_NAME"),
        ("a/../../x", "ARCHIVE_ENTRY_NAME"),
        ("..\\x", "ARCHIVE_ENTRY_NAME"),
        ("/etc/passwd", "ARCHIVE_ENTRY_NAME"),
        ("C:/windows/x", "ARCHIVE_ENTRY_NAME"),
        ("%2e%2e/x", "ARCHIVE_ENTRY_NAME"),
        ("a//x", "ARCHIVE_ENTRY_NAME"),
        ("a\nb", "ARCHIVE_ENTRY_NAME"),
        ("a/" * 30 + "x", "ARCHIVE_ENTRY_DEPTH"),
        ("x" * 800, "ARCHIVE_ENTRY_DEPTH"),
        ("index.html", "ARCHIVE_ENTRY_TWICE"),
    ],
)
@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_names_that_lead_astray_are_refused(name: str, code: str) -> None:
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w") as opened:
        opened.writestr("index.html", b"ok")
        opened.writestr(zipfile.ZipInfo(name), b"x")
    found, entry = refusal(target.getvalue())
    assert (found, str(entry)[:1]) == (code, name.replace("\\", "/")[:1])


NAMES = ["Unidad 1/Canción ñandú.html", "LIÇÃO/corações.png", "imsmanifest.xml"]
WRITTEN = {
    "as Windows of today": (lambda name: name, None),
    "as macOS": (lambda name: unicodedata.normalize("NFD", name), None),
    "as macOS, without the flag": (lambda name: unicodedata.normalize("NFD", name), "utf-8"),
    "as old programs of Brazil": (lambda name: name, "cp850"),
    "as Windows without Unicode": (lambda name: name.replace("/", "\\"), "cp1252"),
    "with the folder in front": (lambda name: f"./{name}", None),
    "with backslashes": (lambda name: name.replace("/", "\\"), "cp850"),
}


@pytest.mark.parametrize(("spelled", "encoding"), WRITTEN.values(), ids=WRITTEN)
def test_a_name_is_one_whoever_packed_it(spelled: Callable[[str], str], encoding: str | None) -> None:
    packed = zip_of({spelled(name): name.encode() for name in NAMES}, encoding)
    archive = archives.open_archive(io.BytesIO(packed))
    assert [entry.name for entry in archive.entries] == NAMES
    assert [archive.read(name).decode() for name in NAMES] == NAMES


def test_names_of_cp437_without_the_letters_of_brazil_are_read() -> None:
    packed = zip_of({"Año/pingüino.txt": b"x", "¿Qué?.txt": b"y"}, "cp437")
    assert archives.open_archive(io.BytesIO(packed)).names == {"Año/pingüino.txt", "¿Qué?.txt"}


def test_the_folder_itself_is_no_file_and_one_name_in_two_forms_is_there_twice() -> None:
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w") as opened:
        for name in ("./", "./a/", "./a/b.txt"):
            opened.writestr(zipfile.ZipInfo(name), b"")
    assert archives.open_archive(target).names == {"a/b.txt"}
    twice = {"á.txt": b"1", unicodedata.normalize("NFD", "á.txt"): b"2"}
    assert refusal(zip_of(twice)) == ("ARCHIVE_ENTRY_TWICE", "á.txt")


def test_a_manifest_finds_its_file_in_any_form_and_is_told_of_other_capitals() -> None:
    archive = archives.open_archive(io.BytesIO(zip_of({"Lección/Índice.html": b"x"})))
    for path in (
        "Lección/Índice.html",
        "./Lección/Índice.html",
        "Lección\\Índice.html",
        "a/../Lección/Índice.html",
    ):
        for form in ("NFC", "NFD"):
            assert archive.find(unicodedata.normalize(form, path)) == "Lección/Índice.html"
    assert archive.find("lección/índice.html") is None
    assert archive.find_in_other_case("lección/índice.html") == "Lección/Índice.html"
    assert archive.find_in_other_case("otra.html") is None


@pytest.mark.spec("KER-115")
def test_a_nul_in_a_name_is_seen() -> None:
    packed = bad_files.archive({"aXb.txt": b"x"}).replace(b"aXb.txt", b"a\x00b.txt")
    assert refusal(packed)[0] in ("ARCHIVE_ENTRY_NAME", "ARCHIVE_ENTRY_BROKEN")


@pytest.mark.spec("KER-115")
def test_links_crowds_overlaps_locks_and_odd_methods_are_refused() -> None:
    assert refusal(bad_files.linked()) == ("ARCHIVE_ENTRY_LINK", "passwords")
    assert refusal(bad_files.crowd())[0] == "ARCHIVE_TOO_MANY_ENTRIES"
    assert refusal(bad_files.overlapping())[0] == "ARCHIVE_ENTRY_OVERLAP"
    assert refusal(bad_files.archive({"a": b"a" * 99}, zipfile.ZIP_LZMA)) == ("ARCHIVE_ENTRY_METHOD", "a")
    locked = bytearray(bad_files.archive({"a": b"a"}))
    locked[locked.find(b"PK\x01\x02") + 8] |= 1
    assert refusal(bytes(locked)) == ("ARCHIVE_ENTRY_ENCRYPTED", "a")


@pytest.mark.spec("KER-115")
def test_sizes_and_damage_are_seen() -> None:
    small = archives.ArchiveLimits(total_bytes=100)
    assert refusal(bad_files.archive({"a": b"a" * 60, "b": b"b" * 60}), small) == ("ARCHIVE_TOO_LARGE", "b")
    assert refusal(bad_files.archive({"a": b"a" * 60}), archives.ArchiveLimits(seconds=-1))[0] == (
        "ARCHIVE_TOO_SLOW"
    )
    packed = bytearray(bad_files.archive({"a.bin": bytes(range(256)) * 9}))
    packed[60] ^= 0xFF
    assert refusal(bytes(packed)) == ("ARCHIVE_ENTRY_BROKEN", "a.bin")
    assert refusal(bad_files.good("scorm12-un-sco.zip")[:-40])[0] == "ARCHIVE_BROKEN"
    assert refusal(b"PK\x05\x06" + b"\xff" * 18)[0] == "ARCHIVE_TOO_MANY_ENTRIES"


@pytest.mark.spec("KER-115")
@pytest.mark.parametrize(
    ("made", "said"),
    [
        (["bomb", "200"], "errors.ARCHIVE_RATIO zeros.bin"),
        (["lying_bomb", "64"], "errors.ARCHIVE_ENTRY_BROKEN zeros.bin"),
        (["crowd", "30000"], "errors.ARCHIVE_TOO_MANY_ENTRIES"),
    ],
)
def test_a_bomb_costs_little_memory(made: list[str], said: str) -> None:
    run = subprocess.run(
        [sys.executable, "-c", MEASURED, *made],
        env={"PYTHONPATH": f"{KERNEL}:{SAMPLES}"},
        capture_output=True,
        text=True,
        check=True,
    )
    refused, grown = run.stdout.strip().splitlines()
    assert (refused.strip(), int(grown) < 16 * MEBIBYTE) == (said, True)


@pytest.mark.spec("KER-115")
async def test_a_package_that_breaks_half_way_leaves_nothing(world: World) -> None:
    tenant = world.tenant()
    packed = bytearray(bad_files.archive({"a.html": b"ok", "b.bin": bytes(range(256)) * 900}))
    packed[packed.find(b"b.bin") + 40] ^= 0xFF
    await world.files.put(tenant, "originals/half.zip", bytes(packed))
    with pytest.raises(Unprocessable):
        await archives.extract(world.files, tenant, "originals/half.zip", "half")
    assert [name async for name in world.files.names(tenant, "packages/half")] == []


async def test_unpacking_tells_how_far_it_is(world: World) -> None:
    told: list[float] = []

    async def tell(share: float) -> None:
        told.append(share)

    tenant = world.tenant()
    await world.files.put(tenant, "originals/good.zip", bad_files.good("scorm12-un-sco.zip"))
    await archives.extract(world.files, tenant, "originals/good.zip", "good", progress=tell)
    assert told == sorted(told)
    assert told[-1] == 1.0


@pytest.mark.spec("KER-115")
def test_places_outside_the_archive_are_seen() -> None:
    outside = bytearray(bad_files.archive({"a": b"a"}))
    at = outside.find(b"PK\x01\x02")
    outside[at + 42 : at + 46] = len(outside).to_bytes(4, "little")
    assert refusal(bytes(outside))[0] == "ARCHIVE_BROKEN"
    beyond = bytearray(bad_files.archive({"a": b"a"}))
    at = beyond.find(b"PK\x05\x06")
    beyond[at:at] = b"PK\x06\x07" + bytes(4) + (2**63).to_bytes(8, "little") + bytes(4)
    assert refusal(bytes(beyond))[0] == "ARCHIVE_BROKEN"


@pytest.mark.spec("KER-115")
def test_a_name_that_is_not_the_utf_8_that_it_says_breaks_its_entry_only() -> None:
    packed = bytearray(bad_files.archive({"ñ": b"a"}))
    # The name before the bytes: a local header has thirty of its own.
    packed[30:32] = b"\xff\xff"
    assert refusal(bytes(packed)) == ("ARCHIVE_ENTRY_BROKEN", "ñ")
