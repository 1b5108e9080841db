"""Makes what is wanted of a file, and looks into it as into any other file."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from estante.api.jobs import JobContext
from msgspec import Struct
from msgspec.structs import replace

from estante_contents.contracts import Assets, Conversion, Unpreparable
from estante_contents.conversion import ffmpeg, office, sandbox
from estante_contents.conversion.command import Command, Workplace
from estante_contents.conversion.programs import FFMPEG, LIBREOFFICE, Program
from estante_contents.inspection.folders import working_folder
from estante_contents.inspection.sandbox import inspect
from estante_contents.models import ContentFile

CONVERTING = "contents.stages.converting"
# Until here the program works; what it made is looked into after.
SHARE = 0.9
PDF = "estante_contents.inspection.pdf:inspect"
VIDEO = "estante_contents.inspection.media:inspect_video"
AUDIO = "estante_contents.inspection.media:inspect_audio"
WAVEFORM = "estante_contents.inspection.media:inspect_waveform"


class Made(Struct, frozen=True):
    """What was found in what was made, and where that is, unless the finding was all that was wanted."""

    assets: Assets
    path: Path | None = None


@asynccontextmanager
async def made_of(
    job: JobContext, file: ContentFile, conversion: Conversion, assets: Assets
) -> AsyncIterator[Made]:
    """What was made of a file; it is there for the time of the block.

    Raises:
        Unpreparable: it cannot be made, with the reason.
    """
    await job.progress(0.0, CONVERTING)
    with working_folder("convert") as folder:
        sources, target = sandbox.make_folders(folder)
        ending = Path(file.name).suffix.lower()
        source = await job.files.download(job.tenant, file.path, sources, ending)
        yield await _make(job, Workplace(source, target), conversion, assets)


async def _make(job: JobContext, place: Workplace, conversion: Conversion, assets: Assets) -> Made:
    duration, limits = assets.duration or 0, job.files.inspection
    match conversion.product:
        case "document" | "cover":
            path = await _run(job, LIBREOFFICE, office.pdf(conversion, place), place)
            inspected = await inspect(PDF, path, limits)
            return Made(inspected, path if conversion.product == "document" else None)
        case "film":
            path = await _run(job, FFMPEG, ffmpeg.film(conversion, place, duration), place)
            inspected = await inspect(VIDEO, path, limits)
            return Made(replace(inspected, waveform=await _waveform(job, place, inspected)), path)
        case "sound":
            path = await _run(job, FFMPEG, ffmpeg.sound(place, duration), place)
            inspected = await inspect(AUDIO, path, limits)
            return Made(replace(inspected, waveform=await _waveform(job, place, inspected)), path)
        case "waveform":
            return Made(Assets(waveform=await _waveform(job, place, assets)))


async def _waveform(job: JobContext, place: Workplace, assets: Assets) -> bytes | None:
    """How loud the source is along its length; None where it is silent, or ffmpeg cannot say."""
    if not assets.has_sound:
        return None
    try:
        path = await _run(job, FFMPEG, ffmpeg.plain_sound(place, assets.duration or 0), place)
        inspected = await inspect(WAVEFORM, path, job.files.inspection)
    except Unpreparable:
        return None
    return inspected.waveform


async def _run(job: JobContext, program: Program, command: Command, place: Workplace) -> Path:
    async def report(share: float) -> None:
        await job.progress(share * SHARE, CONVERTING)

    return await sandbox.run(program, command, place, job.files.inspection, report)
