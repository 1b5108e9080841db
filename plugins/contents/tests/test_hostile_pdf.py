"""A PDF of a few KB that unpacks to gigabytes is refused in words, and costs no more than others may."""

import os
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from estante_contents.inspection import sandbox
from estante_contents.inspection.folders import working_folder

from tests.samples import pdfs

from .conftest import Editor

PDF = "estante_contents.inspection.pdf:inspect"
MAX_BYTES = 512 * 1024 * 1024
# As `forkserver` has it: a small process whose fork looks into the file. What a fork took counts from what
# its parent had, and this one may have a gigabyte of other tests.
LOOK = """
import os, sys
import msgspec
from estante_contents.inspection.forkserver import work
from estante_contents.inspection.sandbox import FILE_DESCRIPTOR, Order
order = msgspec.json.decode(sys.argv[1], type=Order)
os.dup2(int(sys.argv[2]), FILE_DESCRIPTOR)
order.parent = os.getpid()
fork = os.fork()
if fork == 0:
    work(order, int(sys.argv[3]))
    os._exit(0)
print(os.wait4(fork, 0)[2].ru_maxrss)
"""


def looked_into(data: bytes, tmp_path: Path) -> tuple[bytes, int]:
    """What a child says of a file that is alone with all the memory there is, and the bytes it took."""
    (tmp_path / "file.pdf").write_bytes(data)
    reading, writing = os.pipe()
    with (tmp_path / "file.pdf").open("rb") as file, working_folder("hostile") as folder:
        name = sandbox.link(folder, ".pdf", sandbox.FILE_DESCRIPTOR)
        order = sandbox.Order(PDF, str(name), os.getpid(), sandbox.LARGE_UID, 60, 2048)
        words = [msgspec.json.encode(order).decode(), str(file.fileno()), str(writing)]
        child = subprocess.Popen(
            [sys.executable, "-c", LOOK, *words], pass_fds=(file.fileno(), writing), stdout=subprocess.PIPE
        )
        os.close(writing)
        with closing(os.fdopen(reading, "rb")) as answer:
            said = answer.read()
        kibibytes, _ = child.communicate()
    return said, int(kibibytes) * 1024


@pytest.mark.wide
@pytest.mark.spec("CON-094", part="what unpacks to more than anybody reads")
@pytest.mark.parametrize("mebibytes", [400, 1500])
def test_what_is_packed_twice_stays_within_the_memory_of_a_file(mebibytes: int, tmp_path: Path) -> None:
    data = pdfs.swelling_pdf(mebibytes)
    assert len(data) < 64 * 1024
    said, peak = looked_into(data, tmp_path)
    assert peak < MAX_BYTES
    finding = msgspec.json.decode(said, type=sandbox.Finding) if said else sandbox.Finding(failure="CRASHED")
    assert finding.assets is None


def test_an_ordinary_pdf_is_read_as_before(tmp_path: Path) -> None:
    said, peak = looked_into(pdfs.text_pdf(["El agua", "La lluvia"]), tmp_path)
    finding = msgspec.json.decode(said, type=sandbox.Finding)
    assert finding.assets is not None
    assert [passage.text.strip() for passage in finding.assets.passages] == ["El agua", "La lluvia"]
    assert peak < MAX_BYTES


async def test_whoever_uploads_it_is_told_and_may_send_another(editor: Editor) -> None:
    content = await editor.create_from("tarea.pdf", pdfs.swelling_pdf(400))
    assert content["storage_status"] == "failed"
    assert "memoria" in str(content)
    better = await editor.create_from("tarea.pdf", pdfs.text_pdf(["El agua"]))
    assert better["storage_status"] == "upload-done"
