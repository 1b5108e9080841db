"""The built-in content types, brought through the same hook as anybody else's."""

from collections.abc import Sequence

from estante_contents.content_types.audio import AUDIO
from estante_contents.content_types.image import IMAGE
from estante_contents.content_types.link import LINK
from estante_contents.content_types.pdf import PDF
from estante_contents.content_types.scorm import SCORM
from estante_contents.content_types.video import VIDEO
from estante_contents.contracts import ContentType

BUILT_IN: Sequence[ContentType] = (VIDEO, AUDIO, PDF, LINK, IMAGE, SCORM)
