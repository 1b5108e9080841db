"""A batch upload of 2,000 files, beside the same files unpacked and put into the store.

The job opens the archive in a process of its own, takes each file in (hashed, judged by its bytes), and makes
its content with claim, search row, audit, event and the job that prepares it, a transaction a file. The bare
side reads the same archive with Python's reader and stores every file, and does nothing else.
"""

import asyncio
import io
import time
import zipfile
from uuid import UUID

from estante.builtin import load_registry
from estante.files.uploads import keep
from estante.jobs.context import WorkServices
from estante.jobs.kinds import JobContext
from estante.jobs.worker import open_services
from estante_contents.batches.models import Batch
from estante_contents.batches.processing import BatchPayload, run_batch
from harness import Bench, bench, peak_mib, report, size
from PIL import Image
from uuid_utils.compat import uuid7

FILES = size(2_000)
PICTURE_PX = 200


def archive() -> bytes:
    """Pictures, each another one, in folders of a hundred."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_STORED) as made:
        for number in range(FILES):
            picture = io.BytesIO()
            Image.effect_noise((PICTURE_PX, PICTURE_PX), 40).save(picture, "png")
            made.writestr(f"Unidad {number // 100}/Lámina {number}.png", picture.getvalue())
    return packed.getvalue()


async def begin(work: WorkServices, made: Bench, person: UUID, data: bytes) -> UUID:
    """A batch whose archive lies in the store."""
    async with work.database.transaction(made.tenant) as session:
        stored = await keep(
            session, work.files, made.tenant, data, guid=uuid7(), name="lote.zip", purpose="contents.batch"
        )
        batch = Batch(
            tenant_id=made.tenant.guid,
            guid=uuid7(),
            created_by=person,
            stored_guid=stored.guid,
            path=stored.path,
            name=stored.name,
            format=stored.format,
            size=stored.size,
        )
        session.add(batch)
    return batch.guid


async def bare(work: WorkServices, made: Bench, data: bytes) -> float:
    """Seconds of unpacking and storing the same files."""
    start = time.perf_counter()
    with zipfile.ZipFile(io.BytesIO(data)) as opened:
        for info in opened.infolist():
            await work.files.put(made.tenant, f"bare/{uuid7().hex}.png", opened.read(info))
    return time.perf_counter() - start


async def measure(made: Bench) -> dict[str, float]:
    """Every figure; memory is what the job added at most."""
    ((person, _),) = await made.sign_in("R04", 1)
    work = open_services(made.platform, load_registry())
    try:
        data = archive()
        guid = await begin(work, made, UUID(person), data)
        figures = {"archive MiB": len(data) / 1024**2}
        before, start = peak_mib(), time.perf_counter()
        result = await run_batch(JobContext(work, made.tenant), BatchPayload(guid))
        figures["batch s"] = time.perf_counter() - start
        figures["memory MiB"] = peak_mib() - before
        assert isinstance(result, dict)
        assert result["made"] == FILES, result
        figures["bare s"] = await bare(work, made, data)
    finally:
        await work.database.close()
    return figures


def main() -> None:
    """Make, compare, report."""
    with bench({"synchronous_commit": "off"}) as made:
        figures = asyncio.run(measure(made))
    report(
        f"a batch of {FILES:,} files",
        figures["bare s"] / figures["batch s"],
        "told, not held",
        "the same files unpacked and stored",
        {"files a second": FILES / figures["batch s"], **figures},
    )


if __name__ == "__main__":
    main()
