"""What the calls of QTI packages take and answer."""

from collections.abc import Sequence
from typing import ClassVar
from uuid import UUID

from estante.api.http import EXAMPLE_GUID, Example
from msgspec import Struct

from estante_contents.questions.schemas import ExerciseView


class NewPackage(Struct, kw_only=True, forbid_unknown_fields=True):
    """A finished upload for `contents.qti`: a package, or one item."""

    EXAMPLE: ClassVar[Example] = {"upload_guid": EXAMPLE_GUID}
    upload_guid: UUID


class RefusedItem(Struct, frozen=True):
    """An item that became no question, and why."""

    name: str
    code: str
    message: str


class ImportedPackage(Struct, frozen=True, kw_only=True):
    """What came of a package: how many questions were added, and the exercise as it is now."""

    added: int
    refused: Sequence[RefusedItem]
    exercise: ExerciseView
