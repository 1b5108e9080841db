"""What a content's fields may say together, beyond what the type of each can tell."""

from collections.abc import Iterable
from typing import TypeVar
from urllib.parse import urlsplit

import msgspec
from estante.api.errors import FieldError, ValidationFailed
from msgspec import UNSET, UnsetType

from estante_contents.models import Content
from estante_contents.schemas import NAME, ContentFields, NewContent
from estante_contents.services.catalogue import TypeCatalogue

T = TypeVar("T")
MAX_DATA_BYTES, MAX_DATA_LEVELS = 32 * 1024, 20


def sent_or(value: T | UnsetType, default: "T | None") -> "T | None":
    """The value, or the default when it was not sent."""
    return default if value is UNSET else value


def validate_fields(data: ContentFields, types: TypeCatalogue, content: Content | None) -> None:
    """Refuse fields that are wrong in a way that their types cannot tell; a new content is None.

    Raises:
        ValidationFailed: every wrong field.
    """
    is_new, faults = content is None, []
    has_upload = isinstance(data, NewContent) and data.upload_guid is not UNSET
    if (is_new and data.name is UNSET and not has_upload) or data.name == "":
        faults.append(FieldError("name", "required"))
    elif data.name is not UNSET and len(data.name.strip()) < NAME[0]:
        faults.append(FieldError("name", "min_length", {"min": NAME[0]}))
    faults += _faults_of_type(data, types, is_new=is_new and not has_upload, content=content)
    type_guid = sent_or(data.type_guid, content.type_guid if content else "")
    kind = types.get(type_guid or "")
    if (
        data.url is not UNSET
        and (kind is None or kind.takes_url)
        and data.url
        and not is_web_address(data.url)
    ):
        faults.append(FieldError("url", "url"))
    if kind is not None and kind.takes_url and is_new and not sent_or(data.url, None):
        faults.append(FieldError("url", "required"))
    faults += _faults_of_audience(data, content) + _faults_of_data(sent_or(data.data, None))
    if faults:
        raise ValidationFailed(fields=faults)


def _faults_of_data(data: dict[str, object] | None) -> list[FieldError]:
    """What a content's own data may take: it is read with every answer."""
    if data is None:
        return []
    level: list[object] = [data]
    for _ in range(MAX_DATA_LEVELS):
        level = [part for value in level for part in _parts(value)]
    if level:
        return [FieldError("data", "too_deep", {"limit": MAX_DATA_LEVELS})]
    if len(msgspec.json.encode(data)) > MAX_DATA_BYTES:
        return [FieldError("data", "too_large", {"limit_kb": MAX_DATA_BYTES // 1024})]
    return []


def _parts(value: object) -> Iterable[object]:
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list) else ()


def _faults_of_audience(data: ContentFields, content: Content | None) -> list[FieldError]:
    """Who reads without a session is not known to be a teacher (A113). What is not sent is not judged."""
    is_public = sent_or(data.is_public, content is not None and content.is_public)
    is_teacher_only = sent_or(data.is_teacher_only, content.is_teacher_only if content else 0) == 1
    if not (is_public and is_teacher_only):
        return []
    sent = [name for name in ("is_public", "is_teacher_only") if getattr(data, name) is not UNSET]
    return [FieldError(name, "public_and_teacher_only") for name in sent]


def _faults_of_type(
    data: ContentFields, types: TypeCatalogue, *, is_new: bool, content: Content | None
) -> list[FieldError]:
    if data.type_guid is UNSET or not data.type_guid:
        return [FieldError("type_guid", "required")] if is_new or data.type_guid == "" else []
    known = ", ".join(kind.guid for kind in types.all)
    if types.get(data.type_guid) is None:
        return [FieldError("type_guid", "choice", {"allowed": known})]
    has_file = content is not None and (content.file_guid or content.pending_file_guid)
    if content is not None and has_file and data.type_guid != content.type_guid:
        return [FieldError("type_guid", "choice", {"allowed": content.type_guid})]
    return []


def is_web_address(url: str) -> bool:
    """Whether it is an http or https address with a host (CON-037)."""
    try:
        parts = urlsplit(url.strip())
        _ = parts.port
    except ValueError:
        return False
    has_blank = any(char.isspace() for char in url.strip())
    # What stands before an @ reads like the site that is meant, and is none.
    has_user = "@" in parts.netloc
    return parts.scheme in {"http", "https"} and bool(parts.hostname) and not has_blank and not has_user
