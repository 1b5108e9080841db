"""What the calls of schools take and answer (BO §3, §5)."""

from collections.abc import Sequence
from datetime import datetime
from typing import Annotated, ClassVar, Literal
from uuid import UUID

from estante.api.http import EXAMPLE_GUID, Example, SingleLine
from estante.api.lists import ListSpec, NoFilters
from msgspec import UNSET, Meta, Struct, UnsetType

from estante_schools.schemas.fields import WRITTEN_LINE

SchoolType = Literal["ST_01", "ST_02"]
TYPES: tuple[SchoolType, ...] = ("ST_01", "ST_02")
Name = Annotated[str, Meta(pattern=WRITTEN_LINE, min_length=1, max_length=200)]
Code = Annotated[SingleLine, Meta(min_length=1, max_length=40)]
Address = Annotated[SingleLine, Meta(max_length=200)]
AddressNumber = Annotated[SingleLine, Meta(max_length=50)]
Neighborhood = Annotated[SingleLine, Meta(max_length=100)]
Zipcode = Annotated[SingleLine, Meta(max_length=20)]
Phone = Annotated[SingleLine, Meta(max_length=50)]
ToolId = Annotated[SingleLine, Meta(min_length=1, max_length=250)]


class TypeRow(Struct, frozen=True):
    """A type of school, and what it is called."""

    guid: SchoolType
    name: str


TYPE_LIST = ListSpec(row=TypeRow, filters=NoFilters, sort=("guid", "name"), default="")


class StoredRow(Struct, frozen=True):
    """What the tables have of a row of the list; `school_year` is the active one.

    Who may not read `school_admin_and_lti` is not told whether it administers itself, nor of its LMS.
    """

    guid: UUID
    name: str
    code: str | None
    type_guid: SchoolType
    country_guid: UUID | None
    state_guid: UUID | None
    city_guid: UUID | None
    school_year: str | None
    created_by: UUID | None
    created_at: datetime
    updated_at: datetime
    school_admin_enabled: bool | UnsetType = UNSET
    enableLti: bool | UnsetType = UNSET


class SchoolRow(StoredRow, frozen=True, kw_only=True):
    """A row of the list, with what the places are called."""

    country_name: str | None
    state_name: str | None
    city_name: str | None


class NetworkName(Struct, frozen=True):
    """A network that a school is in."""

    guid: UUID
    name: str


class SchoolAnswer(SchoolRow, frozen=True, kw_only=True):
    """A school as a whole."""

    address: str
    address_number: str
    neighborhood: str
    zipcode: str
    phone: str
    manage_classes: bool
    customize_programs: bool
    lti_tool_id: str | UnsetType | None
    networks: Sequence[NetworkName]


class SchoolFields(Struct, kw_only=True, forbid_unknown_fields=True):
    """What a form may send; what is not sent stays as it is."""

    EXAMPLE: ClassVar[Example] = {
        "name": "Escuela Gabriela Mistral",
        "code": "E-101",
        "type_guid": "ST_01",
        "address": "Avenida Grecia",
        "address_number": "1200",
        "zipcode": "7750000",
        "country_guid": EXAMPLE_GUID,
        "state_guid": EXAMPLE_GUID,
        "city_guid": EXAMPLE_GUID,
    }
    name: Name | UnsetType = UNSET
    code: Code | UnsetType | None = UNSET
    type_guid: SchoolType | UnsetType = UNSET
    address: Address | UnsetType = UNSET
    address_number: AddressNumber | UnsetType = UNSET
    neighborhood: Neighborhood | UnsetType = UNSET
    zipcode: Zipcode | UnsetType = UNSET
    phone: Phone | UnsetType = UNSET
    country_guid: UUID | UnsetType | None = UNSET
    state_guid: UUID | UnsetType | None = UNSET
    city_guid: UUID | UnsetType | None = UNSET
    school_admin_enabled: bool | UnsetType = UNSET
    manage_classes: bool | UnsetType = UNSET
    customize_programs: bool | UnsetType = UNSET
    enableLti: bool | UnsetType = UNSET
    lti_tool_id: ToolId | UnsetType | None = UNSET


class NewSchool(SchoolFields, kw_only=True):
    """A new school. What else it has to have says the organization: `is_short_school_form`."""

    name: Name
