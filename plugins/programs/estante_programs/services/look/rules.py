"""What a program may look like: with typefaces that there are, and with styles where they are on."""

from typing import Any

from estante.api.errors import FieldError
from estante.api.tenants import Tenant
from msgspec import UNSET, UnsetType

from estante_programs.schemas.look import CUSTOM_FIELDS
from estante_programs.schemas.program import ProgramFields
from estante_programs.settings import has_advanced_look
from estante_programs.template_config import config_of
from estante_programs.typefaces import BROUGHT, Typefaces

TYPEFACES = ("heading_typeface_guid", "body_typeface_guid")
OWN_FONTS = ("custom_heading_typeface_guid", "custom_body_typeface_guid")
# By which name the config came: what people edited holds above what other clients sent with it.
CONFIGS = ("config", "templateConfig", "json_config")


async def wrong_look(tenant: Tenant, typefaces: Typefaces, sent: ProgramFields) -> list[FieldError]:
    """The fields of a look that this program may not have."""
    custom = [name for name in CUSTOM_FIELDS if getattr(sent, name) is not UNSET]
    if custom and not has_advanced_look(tenant):
        return [FieldError(name, "switched_off") for name in custom]
    wrong = []
    if isinstance(sent.custom_border_radius, str):
        wrong.append(FieldError("custom_border_radius", "between", {"min": 0, "max": 64}))
    wrong += [FieldError(name, "choice") for name in TYPEFACES if _named(sent, name) - BROUGHT.keys()]
    guids = set().union(*(_named(sent, name) for name in OWN_FONTS))
    own = await typefaces.own(guids, locked=True)
    return wrong + [FieldError(name, "choice") for name in OWN_FONTS if _named(sent, name) - own.keys()]


def sent_config(sent: ProgramFields) -> dict[str, Any] | UnsetType:
    """What the template is to be set to.

    Raises:
        ValidationFailed: 400, naming the line or the key.
    """
    for name in CONFIGS:
        if (written := getattr(sent, name)) is not UNSET:
            return config_of(written, name)
    return UNSET


def sends_styles(sent: ProgramFields) -> bool:
    """Whether a program is given styles of its own."""
    return any(getattr(sent, name) is not UNSET for name in CUSTOM_FIELDS)


def _named(sent: ProgramFields, field: str) -> set[Any]:
    value = getattr(sent, field)
    return set() if value in (UNSET, None) else {value}
