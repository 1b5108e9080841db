"""CTTY_12 office: texts are read as the PDF that LibreOffice makes of them; CTTY_11 swf (BO §3, VS §3, §4).

Without their PDF, and as presentations and spreadsheets always are (A010), they are files that may be
downloaded.
"""

from estante.api.plugins import CoverShape

from estante_contents.content_types.single_file import inspected_by, open_document, open_download
from estante_contents.contracts import ContentRecord, ContentType, OpeningContext, Payload, Refusal, Tracking
from estante_contents.inspection.office import TEXTS

OFFICE_FORMATS = ("doc", "docx", "ppt", "pptx", "xls", "xlsx", "odt", "odp", "ods")
OOXML = "application/vnd.openxmlformats-officedocument"
OPEN_DOCUMENT = "application/vnd.oasis.opendocument"


def is_read(content: ContentRecord) -> bool:
    """Whether it opens as a PDF. A presentation, a spreadsheet and what is not ready come first (A010)."""
    file = content.file
    is_text = file is not None and file.name.rpartition(".")[2].lower() in TEXTS
    if not is_text or content.storage_status != "upload-done":
        return False
    return file is not None and file.converted is not None


def _open(content: ContentRecord, context: OpeningContext) -> Payload | Refusal:
    return open_document(content, context) if is_read(content) else open_download(content, context)


def _tracking(content: ContentRecord) -> Tracking:
    return "range" if is_read(content) else "once"


OFFICE = ContentType(
    guid="CTTY_12",
    text_key="contents.types.office",
    icon="spreadsheet",
    formats=OFFICE_FORMATS,
    media_types=(
        *(f"{OOXML}.{kind}" for kind in ("wordprocessingml.document", "presentationml.presentation")),
        f"{OOXML}.spreadsheetml.sheet",
        *(f"{OPEN_DOCUMENT}.{kind}" for kind in ("text", "presentation", "spreadsheet")),
        # Older files of all three programs, which only their names tell from other files in this wrapping.
        "application/x-ole-storage",
    ),
    tracking="once",
    recognises=lambda upload: upload.format in OFFICE_FORMATS,
    prepare=inspected_by("estante_contents.inspection.office:inspect"),
    tracking_by=_tracking,
    open=_open,
)
# No browser plays it any more (A075).
FLASH = ContentType(
    guid="CTTY_11",
    text_key="contents.types.flash",
    icon="file",
    cover=CoverShape(4 / 3, ("orbits", "bars")),
    formats=("swf",),
    media_types=("application/vnd.adobe.flash.movie",),
    tracking="once",
    open=open_download,
)
