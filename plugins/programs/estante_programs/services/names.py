"""Names of parts of a program: each kind that is too short or too long says so (BO §5)."""

from estante.api.errors import FieldError, ValidationFailed
from msgspec import UnsetType

from estante_programs.schemas.structure import MAX_NAME, MIN_NAME


def check_name(kind: str, name: str | UnsetType, field: str = "name") -> None:
    """Refuse a name under 3 or over 250 characters, by the rule of its kind: `lesson_short`.

    Raises:
        ValidationFailed: 400, at the field.
    """
    if isinstance(name, UnsetType):
        return
    if len(name.strip()) < MIN_NAME:
        raise ValidationFailed(fields=[FieldError(field, f"{kind}_short", {"limit": MIN_NAME})])
    if len(name) > MAX_NAME:
        raise ValidationFailed(fields=[FieldError(field, f"{kind}_long", {"limit": MAX_NAME})])
