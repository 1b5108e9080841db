"""CTTY_07 image: seen once (BO §3, VS §4)."""

from estante.api.plugins import CoverShape

from estante_contents.content_types.single_file import inspected_by, open_file
from estante_contents.contracts import ContentType

IMAGE = ContentType(
    guid="CTTY_07",
    text_key="contents.types.image",
    icon="image",
    cover=CoverShape(drawings=("hills", "cell", "contours")),
    formats=("jpg", "jpeg", "png", "gif", "webp", "svg"),
    media_types=("image/jpeg", "image/png", "image/gif", "image/webp", "image/svg+xml"),
    tracking="once",
    is_media=True,
    prepare=inspected_by("estante_contents.inspection.image:inspect"),
    open=open_file,
)
