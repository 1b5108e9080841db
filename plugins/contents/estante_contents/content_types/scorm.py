"""CTTY_10 SCORM 1.2 and 2004: chosen by hand, never detected (BO §3); plays in the built-in runtime.

What it plays is the package of the first of its dependencies that is a course, else its own. Without either
it lacks what VS §3 and A070 call its dependency.
"""

from estante.api.plugins import CoverShape
from msgspec.structs import replace

from estante_contents.contracts import (
    Assets,
    ContentRecord,
    ContentType,
    OpeningContext,
    Package,
    Payload,
    PreparationContext,
    Refusal,
    ScormPayload,
    Unpreparable,
)


async def _prepare(context: PreparationContext) -> Assets:
    await context.stage("contents.stages.reading_manifest", 0.1)
    assets = await context.inspect("estante_contents.inspection.scorm:inspect")
    if assets.package is None:
        raise Unpreparable("SCORM_NO_MANIFEST")
    await context.stage("contents.stages.unpacking", 0.4)
    package = replace(assets.package, root=await context.unpack())
    return replace(assets, title=package.title, package=package)


def _open(content: ContentRecord, context: OpeningContext) -> Payload | Refusal:
    package = _played(content)
    if package is None:
        return Refusal("ERROR_404_DEPENDENCY")
    return ScormPayload(base=context.addresses.package(package), package=package)


def _played(content: ContentRecord) -> Package | None:
    needed = (dependency.package for dependency in content.dependencies)
    course = next((package for package in needed if package is not None and package.items), None)
    own = content.assets.package
    return course or (own if own is not None and own.root else None)


SCORM = ContentType(
    guid="CTTY_10",
    text_key="contents.types.scorm",
    icon="package",
    cover=CoverShape(1, ("quarters", "curve")),
    formats=("zip",),
    media_types=("application/zip",),
    tracking="suspend_data",
    is_detected=False,
    telltales=("imsmanifest.xml",),
    misfit="SCORM_NO_MANIFEST",
    recognises=lambda upload: "imsmanifest.xml" in upload.entries,
    prepare=_prepare,
    open=_open,
)
