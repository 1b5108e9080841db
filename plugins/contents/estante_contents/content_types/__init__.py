"""The built-in content types, brought through the same hook as anybody else's."""

from collections.abc import Sequence

from estante_contents.books.content_types import BOOKS
from estante_contents.content_types.app import APP
from estante_contents.content_types.archive import ZIP
from estante_contents.content_types.audio import AUDIO
from estante_contents.content_types.exercise import QUESTION, QUIZ, TEST, VIDEOLESSON
from estante_contents.content_types.html import INTERACTIVE, PAGE_TYPE
from estante_contents.content_types.image import IMAGE
from estante_contents.content_types.link import LINK
from estante_contents.content_types.office import FLASH, OFFICE
from estante_contents.content_types.pdf import PDF
from estante_contents.content_types.project import PROJECT
from estante_contents.content_types.scorm import SCORM
from estante_contents.content_types.unopened import UNOPENED
from estante_contents.content_types.video import VIDEO
from estante_contents.content_types.xapi import XAPI
from estante_contents.contracts import ContentType
from estante_contents.epub.content_type import EPUB, EPUB_OF_PUBLISHER
from estante_contents.layouts.content_type import FIXED_LAYOUT

FILES = (VIDEO, AUDIO, PDF, FIXED_LAYOUT, IMAGE, OFFICE, FLASH, EPUB, EPUB_OF_PUBLISHER)
OPENED = (*FILES, LINK, INTERACTIVE, SCORM, ZIP, PAGE_TYPE, APP, XAPI)
WRITTEN = (QUESTION, TEST, QUIZ, PROJECT, VIDEOLESSON)
BUILT_IN: Sequence[ContentType] = (*OPENED, *WRITTEN, *BOOKS, *UNOPENED)
