"""The hooks that the contents plugin adds to the kernel's."""

from collections.abc import Sequence

from estante.hooks import hookspec

from estante_contents.contracts import ContentType, EntitlementReason


@hookspec
def register_content_types() -> Sequence[ContentType]:  # type: ignore[empty-body]
    """Give the content types that this plugin brings."""


@hookspec
def register_entitlements() -> Sequence[EntitlementReason]:  # type: ignore[empty-body]
    """Give reasons why a person may open a content."""
