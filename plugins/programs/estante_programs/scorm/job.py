"""The package of a lesson, made by a job: written to a file of its own, a piece at a time."""

from asyncio import to_thread
from collections.abc import AsyncIterator, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from estante.api.errors import NotFound, Unprocessable
from estante.api.exports import ArchiveFile, archive_job
from estante.api.files import package_path
from estante.api.jobs import JobContext, JobKind
from msgspec import Struct

from estante_programs.scorm.manifest import MANIFEST, manifest_of
from estante_programs.scorm.package import LessonPackage, PackedPart
from estante_programs.scorm.page import documents_of
from estante_programs.scorm.words import words_of

# More no archive holds without an extension that not every LMS reads.
MAX_BYTES = 2 * 1024**3
MAX_FILES = 9_000
# What an archive may call its files where it is looked into.
MAX_PLACE_BYTES, MAX_DEPTH = 700, 24
PIECE = 1024 * 1024
PACKING = "programs.jobs.packing"


class OwnedFile(Struct, frozen=True):
    """A file of a package, and the title of the material that it is of."""

    place: str
    path: str
    title: str


async def _write(job: JobContext, package: LessonPackage) -> ArchiveFile:
    await job.progress(0, PACKING)
    files = [file for part in package.parts for file in await _files_of(job, part)]
    _refuse_misfits(files)
    documents = documents_of(package, words_of(job.texts, job.tenant, package))
    manifest = manifest_of(package, [*documents, *(file.place for file in files)])
    folder = TemporaryDirectory(prefix="estante-scorm-")
    try:
        target = Path(folder.name) / "lesson.zip"
        with ZipFile(target, "w") as archive:
            await _pack(job, archive, {MANIFEST: manifest, **documents}, files)
    except BaseException:
        folder.cleanup()
        raise
    return ArchiveFile(_pieces(folder, target), len(files))


async def _files_of(job: JobContext, part: PackedPart) -> Sequence[OwnedFile]:
    """The files of a material, those of its folder too. Raises Unprocessable: its page has gone."""
    files = [OwnedFile(file.place, file.path, part.title) for file in part.files]
    if part.folder is None:
        return files
    root = package_path(part.folder.root)
    inside = sorted([path async for path in job.files.names(job.tenant, root)])
    files += [OwnedFile(part.folder.place + path.removeprefix(root), path, part.title) for path in inside]
    if part.address not in {file.place for file in files}:
        raise Unprocessable(text="SCORM_FILE_GONE", name=part.title)
    return files


def _refuse_misfits(files: Sequence[OwnedFile]) -> None:
    """Raises Unprocessable: there are too many, or one is named so long that it cannot be unpacked."""
    if len(files) > MAX_FILES:
        raise Unprocessable(text="SCORM_TOO_MANY_FILES", limit=MAX_FILES)
    for file in files:
        if len(file.place.encode()) > MAX_PLACE_BYTES or file.place.count("/") >= MAX_DEPTH:
            raise Unprocessable(text="SCORM_NAME_TOO_LONG", name=file.title)


async def _pack(
    job: JobContext, archive: ZipFile, documents: Mapping[str, bytes], files: Sequence[OwnedFile]
) -> None:
    """Write the documents, and the files as they are: pictures, videos and books are packed already.

    Raises:
        Unprocessable: they are too large together, or one has gone meanwhile.
    """
    for place, document in documents.items():
        archive.writestr(ZipInfo(place), document, ZIP_DEFLATED)
    left = MAX_BYTES - sum(map(len, documents.values()))
    for at, file in enumerate(files):
        await job.progress(at / len(files), PACKING)
        try:
            with archive.open(ZipInfo(file.place), "w") as packed:
                async for piece in job.files.stream(job.tenant, file.path, chunk=PIECE):
                    left -= len(piece)
                    if left < 0:
                        raise Unprocessable(
                            text="SCORM_TOO_LARGE", name=file.title, limit_gb=MAX_BYTES // 1024**3
                        )
                    await to_thread(packed.write, piece)
        except NotFound as error:
            raise Unprocessable(text="SCORM_FILE_GONE", name=file.title) from error


async def _pieces(folder: "TemporaryDirectory[str]", target: Path) -> AsyncIterator[bytes]:
    with folder, target.open("rb") as file:
        while piece := await to_thread(file.read, PIECE):
            yield piece


LESSON_SCORM: JobKind[LessonPackage] = archive_job(
    "programs.scorm", LessonPackage, "programs.jobs.scorm", _write
)
