"""A lesson with real files as a SCORM package, as its job writes it, beside the same files in a bare ZIP.

Videos, sounds, pictures and documents of the demo, again and again, until they are as many MiB as
`BENCH_ROWS` says (512). The bare side copies them into a ZIP by Python alone and does nothing else.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from itertools import cycle
from pathlib import Path
from tempfile import TemporaryDirectory
from uuid import UUID
from zipfile import ZipFile, ZipInfo

from estante.builtin import load_registry
from estante.jobs.context import WorkServices
from estante.jobs.kinds import JobContext
from estante.jobs.worker import open_services
from estante_programs.scorm.job import LESSON_SCORM, MAX_FILES
from estante_programs.scorm.package import LessonPackage, PackedFile, PackedPart, PackedSection, PartKind
from harness import REPOSITORY, Bench, bench, peak_mib, report, size

MIB = 1024**2
BYTES = size(512) * MIB
DEMO = REPOSITORY / "plugins/contents/estante_contents/demo/files"
KINDS: dict[str, PartKind] = {
    ".webm": "video",
    ".mp4": "video",
    ".ogg": "audio",
    ".jpg": "image",
    ".gif": "image",
    ".pdf": "file",
}


def files() -> Sequence[tuple[Path, str]]:
    """Files of the demo with their places in the package, as many as are asked for."""
    samples = sorted(path for path in DEMO.iterdir() if path.suffix in KINDS)
    chosen: list[tuple[Path, str]] = []
    left = BYTES
    for number, path in enumerate(cycle(samples), 1):
        if left <= 0 or number >= MAX_FILES:
            return chosen
        chosen.append((path, f"files/{number:04}-{path.name}"))
        left -= path.stat().st_size
    return chosen


def lesson(chosen: Sequence[tuple[Path, str]]) -> LessonPackage:
    """The lesson as it goes out; each of its files lies in the store once."""
    parts = [
        PackedPart(
            kind=KINDS[path.suffix],
            title=path.stem,
            optional=False,
            address=place,
            file=PackedFile(place, f"bench/{path.name}"),
        )
        for path, place in chosen
    ]
    names = {"title": "Agua", "program": "Ciencias", "unit": "Ríos", "language": "es", "platform": "Andaluna"}
    held = (PackedSection("", parts),)
    return LessonPackage(guid=UUID(int=1), colour="#ed7011", sections=held, tasks=(), **names)


async def pieces(path: Path) -> AsyncIterator[bytes]:
    """The bytes of a file."""
    with path.open("rb") as file:
        while piece := file.read(MIB):
            yield piece


def bare(chosen: Sequence[tuple[Path, str]]) -> float:
    """Seconds of the same ZIP by Python alone."""
    start = time.perf_counter()
    with TemporaryDirectory() as folder, ZipFile(Path(folder) / "bare.zip", "w") as archive:
        for path, place in chosen:
            with archive.open(ZipInfo(place), "w") as packed, path.open("rb") as file:
                while piece := file.read(MIB):
                    packed.write(piece)
    return time.perf_counter() - start


async def pack(work: WorkServices, made: Bench, package: LessonPackage) -> int:
    """Run the job, whose package is in the store then. Answers its bytes."""
    result = await LESSON_SCORM.handler(JobContext(work, made.tenant), package)
    assert isinstance(result, dict)
    return int(str(result["size"]))


async def measure(made: Bench) -> dict[str, float]:
    """Every figure; memory is what the job added at most."""
    chosen = files()
    work = open_services(made.platform, load_registry())
    try:
        for path in {path for path, _ in chosen}:
            await work.files.put(made.tenant, f"bench/{path.name}", pieces(path))
        figures = {"files": float(len(chosen)), "bare s": bare(chosen)}
        before, start = peak_mib(), time.perf_counter()
        written = await pack(work, made, lesson(chosen))
        figures["job s"] = time.perf_counter() - start
        figures["memory MiB"] = peak_mib() - before
        figures["package MiB"] = written / MIB
    finally:
        await work.database.close()
    return figures


def main() -> None:
    """Fill the store, pack, report."""
    with bench() as made:
        figures = asyncio.run(measure(made))
    report(
        f"a lesson of {BYTES // MIB} MiB as a SCORM package",
        figures["bare s"] / figures["job s"],
        "told, not held",
        "the same files in a ZIP by Python alone; the job's is stored besides",
        {"MiB a second": figures["package MiB"] / figures["job s"], **figures},
    )


if __name__ == "__main__":
    main()
