"""CTTY_17 project: a statement with materials, delivered until it is due (BO §3; VIE-117)."""

from estante.api.plugins import CoverShape
from msgspec.structs import replace

from estante_contents.content_types.audio import AUDIO
from estante_contents.content_types.image import IMAGE
from estante_contents.content_types.office import OFFICE
from estante_contents.content_types.pdf import PDF
from estante_contents.content_types.single_file import open_download, open_file
from estante_contents.content_types.video import VIDEO
from estante_contents.contracts import (
    Assets,
    ContentRecord,
    ContentType,
    OpeningContext,
    Payload,
    PreparationContext,
    Refusal,
)

SHOWN = (PDF, IMAGE, VIDEO, AUDIO)
# Only their names tell older office files from others in their wrapping.
OFFICE_MEDIA = tuple(each for each in OFFICE.media_types if each != "application/x-ole-storage")
OFFICE_FORMATS = ("docx", "pptx", "xlsx", "odt", "odp", "ods")


class ProjectPayload(Payload, frozen=True, kw_only=True):
    """The project's own file, if it has one, for the renderer of the type `opens_as`."""

    file: Payload | None = None
    opens_as: str | None = None


def _type_of(media_type: str) -> ContentType:
    """The type by whose ways a file is prepared and shown; what none shows is downloaded."""
    return next((kind for kind in SHOWN if media_type in kind.media_types), OFFICE)


async def _prepare(context: PreparationContext) -> Assets:
    kind = _type_of(context.upload.media_type if context.upload else "")
    assets = await kind.prepare(context) if kind.prepare else Assets()
    # An office file of a project is to be worked on: it is downloaded, and nobody reads a PDF of it.
    return replace(assets, conversion=None) if kind is OFFICE else assets


def _open(content: ContentRecord, context: OpeningContext) -> Payload | Refusal:
    if content.file is None:
        return ProjectPayload() if content.has_project else Refusal("NOT_WRITTEN")
    kind = _type_of(content.file.media_type)
    opened = open_download(content, context) if kind is OFFICE else open_file(content, context)
    return opened if isinstance(opened, Refusal) else ProjectPayload(file=opened, opens_as=kind.guid)


PROJECT = ContentType(
    guid="CTTY_17",
    text_key="contents.types.project",
    icon="task",
    cover=CoverShape(drawings=("quarters", "contours")),
    formats=(*(name for kind in SHOWN for name in kind.formats), *OFFICE_FORMATS),
    media_types=(*(name for kind in SHOWN for name in kind.media_types), *OFFICE_MEDIA),
    tracking="once",
    is_detected=False,
    is_project=True,
    tabs="contents.project.detail",
    prepare=_prepare,
    open=_open,
)
