"""What goes out with a lesson. Nothing in it is for teachers only."""

from collections.abc import Iterator, Sequence
from typing import Literal
from uuid import UUID

from msgspec import Struct

from estante_programs.schemas.task import TaskPurpose

# `link` leads outside, `elsewhere` to the platform; of what is `withheld` only a sentence goes out.
PartKind = Literal["image", "video", "audio", "page", "file", "link", "elsewhere", "withheld"]


class PackedFile(Struct, frozen=True):
    """A file of the package: its place there, and its path in the store."""

    place: str
    path: str


class PackedFolder(Struct, frozen=True):
    """A page with all that it needs: its folder in the package, and its package in the store."""

    place: str
    root: str


class PackedTrack(Struct, frozen=True):
    """What is read or heard beside a video or a sound. `is_cued` says that a player shows it."""

    kind: Literal["subtitle", "audiodescription", "transcript", "chapters"]
    language: str
    file: PackedFile
    is_cued: bool


class PackedPart(Struct, frozen=True, kw_only=True):
    """A material. `address` is its place in the package, or where a link leads."""

    kind: PartKind
    title: str
    optional: bool
    address: str = ""
    format: str = ""
    file: PackedFile | None = None
    folder: PackedFolder | None = None
    tracks: Sequence[PackedTrack] = ()

    @property
    def files(self) -> Iterator[PackedFile]:
        """The files that it is made of, but for those of a folder."""
        if self.file is not None:
            yield self.file
        yield from (track.file for track in self.tracks)


class PackedSection(Struct, frozen=True):
    """A section with its materials; the one without a name holds those that are in none."""

    name: str
    parts: Sequence[PackedPart]


class PackedTask(Struct, frozen=True):
    """A task, which is answered on the platform, at `address`: its keys stay there."""

    name: str
    purpose: TaskPurpose
    description: str
    address: str


class LessonPackage(Struct, frozen=True, kw_only=True):
    """A lesson as it goes out. `language` is the program's, `colour` its own, `#rrggbb`.

    `platform` is what the organization calls itself.
    """

    guid: UUID
    title: str
    program: str
    unit: str
    language: str
    colour: str
    platform: str
    sections: Sequence[PackedSection]
    tasks: Sequence[PackedTask]

    @property
    def parts(self) -> Iterator[PackedPart]:
        """All materials, in their order."""
        return (part for section in self.sections for part in section.parts)
