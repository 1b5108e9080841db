"""The hooks that the contents plugin adds to the kernel's."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from estante.api.plugins import hookspec
from estante.api.tenants import SECRET_WORDS

from estante_contents.contracts import (
    AnnotationSource,
    AnsweringRule,
    ContentType,
    EntitlementReason,
    PublicationGiver,
    PupilDirectory,
    SchoolDirectory,
    ToolDirectory,
    Transcriber,
    TypeEditor,
)
from estante_contents.questions.feedback import FeedbackGenerator

# What one plugin gives to a hook and no other may give too; a second one is set aside.
CLAIMS: Mapping[str, Callable[[Any], str]] = {
    "register_content_types": lambda value: claim_of_type(with_open_settings(value)),
    "register_type_editors": lambda value: f"the editor of {value.type_guid}",
    "register_entitlements": lambda value: f"the entitlement `{value.name}`",
    "register_publication_givers": lambda value: f"the publications of `{value.name}`",
    "register_annotations": lambda value: f"the annotations `{value.name}`",
    "register_answering_rules": lambda value: f"the answering rule `{value.name}`",
    "register_transcribers": lambda value: f"the transcriber `{value.name}`",
    "register_schools": lambda value: f"the schools `{value.name}`",
    "register_tools": lambda value: f"the tools `{value.name}`",
    "register_pupils": lambda value: f"the pupils `{value.name}`",
    "register_feedback_generators": lambda value: f"the feedback generator `{value.name}`",
}


def with_open_settings(kind: ContentType) -> ContentType:
    """The type, whose settings its renderer may read in everybody's browser.

    Raises:
        ValueError: one of them is a secret.
    """
    fields = kind.settings.__struct_fields__ if kind.settings is not None else ()
    for name in fields:
        if any(word in name for word in SECRET_WORDS):
            raise ValueError(f"{kind.guid} would show the setting `{name}` to everybody")
    return kind


def claim_of_type(kind: ContentType) -> str:
    """A type that is vacant leaves its guid to the plugin that brings it."""
    return f"the place of the content type {kind.guid}" if kind.is_vacant else f"the content type {kind.guid}"


@hookspec
def register_content_types() -> Sequence[ContentType]:  # type: ignore[empty-body]
    """Give the content types that this plugin brings."""


@hookspec
def register_type_editors() -> Sequence[TypeEditor]:  # type: ignore[empty-body]
    """Give the editors that this plugin has for contents of other plugins' types."""


@hookspec
def register_entitlements() -> Sequence[EntitlementReason]:  # type: ignore[empty-body]
    """Give reasons why a person may open a content."""


@hookspec
def register_publication_givers() -> Sequence[PublicationGiver]:  # type: ignore[empty-body]
    """Give who is given publications, for what people open by one beside its contents."""


@hookspec
def register_annotations() -> Sequence[AnnotationSource]:  # type: ignore[empty-body]
    """Give where the notes are that people make on contents."""


@hookspec
def register_answering_rules() -> Sequence[AnsweringRule]:  # type: ignore[empty-body]
    """Give how people answer exercises: what they may skip and repeat, and whether they are helped."""


@hookspec
def register_transcribers() -> Sequence[Transcriber]:  # type: ignore[empty-body]
    """Give what writes down what is said in videos and audios."""


@hookspec
def register_schools() -> Sequence[SchoolDirectory]:  # type: ignore[empty-body]
    """Give the schools that resources of the library can be for."""


@hookspec
def register_tools() -> Sequence[ToolDirectory]:  # type: ignore[empty-body]
    """Give the LTI tools that contents can be of."""


@hookspec
def register_pupils() -> Sequence[PupilDirectory]:  # type: ignore[empty-body]
    """Give whose teacher somebody is, for who marks what was delivered to projects."""


@hookspec
def register_feedback_generators() -> Sequence[FeedbackGenerator]:  # type: ignore[empty-body]
    """Give what writes feedback for questions, shown where the flag `ai_feedback_generator` is on."""
