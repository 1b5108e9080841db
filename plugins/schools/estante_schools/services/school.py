"""Writing schools."""

from collections.abc import Iterator
from typing import Any, ClassVar

from estante.api.errors import FieldError, ValidationFailed
from estante.api.records import Records, TrashRules, record_acts
from estante_settings.contracts import misplaced
from msgspec import UNSET

from estante_schools.models import School
from estante_schools.policies import Schools
from estante_schools.schemas.school import SchoolFields
from estante_schools.settings import SchoolSettings

REQUIRED = ("address", "zipcode", "country_guid", "state_guid", "city_guid")


class SchoolService(Records[School]):
    """The schools of a tenant."""

    entity, section = "school", Schools.name
    columns: ClassVar = {"enableLti": "lti_enabled"}
    unique: ClassVar = {"code": "SCHOOL_CODE_TAKEN"}
    in_use = "SCHOOL_IN_USE"
    trash_rules = TrashRules(Schools.delete, Schools.delete)

    async def check(self, record: School | None, sent: SchoolFields) -> None:
        """Refuse what the form asks for and is empty, and places that do not lie in each other.

        Raises:
            ValidationFailed: names every field that is missing, or the first place that is elsewhere.
        """
        settings = self.principal.tenant.settings_of(SchoolSettings)
        if not settings.is_short_school_form and (wrong := list(_missing(record, sent))):
            raise ValidationFailed(fields=wrong)
        country, state, city = (_value(record, sent, name) for name in REQUIRED[2:])
        is_sent = any(getattr(sent, name) is not UNSET for name in REQUIRED[2:])
        if is_sent and (level := await misplaced(self.session, country, state, city)):
            raise ValidationFailed(fields=[FieldError(f"{level}_guid", "place")])


def _missing(record: School | None, sent: SchoolFields) -> Iterator[FieldError]:
    """What is sent empty, and of a new school what is not sent."""
    for name in REQUIRED:
        value = getattr(sent, name)
        if record is None if value is UNSET else not str(value or "").strip():
            yield FieldError(name, "required")


def _value(record: School | None, sent: SchoolFields, name: str) -> Any:
    value = getattr(sent, name)
    return getattr(record, name, None) if value is UNSET else value


ACTS = record_acts(SchoolService, Schools)
