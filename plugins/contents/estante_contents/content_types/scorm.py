"""CTTY_10 SCORM 1.2 and 2004: chosen by hand, never detected (BO §3); plays in the built-in runtime.

A package that has not been unpacked and read lacks what the runtime needs, which is the dependency that
VS §3 and A070 speak of.
"""

from estante.api.plugins import CoverShape
from msgspec.structs import replace

from estante_contents.contracts import (
    Assets,
    ContentRecord,
    ContentType,
    OpeningContext,
    Payload,
    PreparationContext,
    Refusal,
    ScormPayload,
    Unpreparable,
)


async def _prepare(context: PreparationContext) -> Assets:
    await context.stage("contents.stages.reading_manifest", 0.1)
    found = await context.inspect("estante_contents.inspection.scorm:inspect")
    if found.package is None:
        raise Unpreparable("SCORM_NO_MANIFEST")
    await context.stage("contents.stages.unpacking", 0.4)
    package = replace(found.package, root=await context.unpack())
    return replace(found, title=package.title, package=package)


def _open(content: ContentRecord, context: OpeningContext) -> Payload | Refusal:
    package = content.assets.package
    if content.file is None or package is None or not package.root:
        return Refusal("ERROR_404_DEPENDENCY")
    return ScormPayload(base=context.addresses.package(), package=package)


SCORM = ContentType(
    guid="CTTY_10",
    text_key="contents.types.scorm",
    icon="package",
    cover=CoverShape(1, ("quarters", "curve")),
    formats=("zip",),
    media_types=("application/zip",),
    tracking="suspend_data",
    is_detected=False,
    misfit="SCORM_NO_MANIFEST",
    recognises=lambda upload: "imsmanifest.xml" in upload.entries,
    prepare=_prepare,
    open=_open,
)
