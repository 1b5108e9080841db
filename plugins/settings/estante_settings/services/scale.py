"""Writing evaluation scales."""

from typing import Any

import msgspec
from estante.api.errors import FieldError, ValidationFailed
from estante.api.records import Records, TrashRules, record_acts
from msgspec import UNSET

from estante_settings.models import Scale
from estante_settings.policies import Scales
from estante_settings.schemas.scale import ScaleFields, ScaleRange
from estante_settings.services.scale_ranges import gaps, wrong_ranges

FIELDS = ("name", "type", "min", "max", "decimals", "ranges")
# What a scale of 0 to 100 % is, where nothing else is said.
QUALITATIVE = {"min": 0.0, "max": 100.0, "decimals": 0}


class ScaleService(Records[Scale]):
    """The evaluation scales of a tenant."""

    entity, section = "scale", Scales.name
    in_use = "USED_BY"
    trash_rules = TrashRules(Scales.delete, Scales.delete)

    async def check(self, record: Scale | None, sent: ScaleFields) -> None:
        """Refuse a scale that ends where it begins, and ranges that do not go together.

        Raises:
            ValidationFailed: names each row and field.
        """
        whole = _whole(record, sent)
        wrong = [FieldError(name, "required") for name in ("min", "max") if whole[name] is None]
        if not wrong and whole["max"] <= whole["min"]:
            wrong.append(FieldError("max", "not_above_min", {"min": whole["min"]}))
        if whole["type"] == "numeric" and sent.ranges is not UNSET and sent.ranges:
            wrong.append(FieldError("ranges", "ranges_of_numeric"))
        elif whole["type"] == "qualitative":
            wrong += wrong_ranges(whole["ranges"])
        if wrong:
            raise ValidationFailed(fields=wrong)

    def values(self, record: Scale | None, sent: ScaleFields) -> dict[str, object]:
        """The columns that were sent, and whether the scale is complete with them."""
        whole = _whole(record, sent)
        is_complete = whole["type"] == "numeric" or not gaps(whole["ranges"])
        return {**whole, "ranges": msgspec.to_builtins(whole["ranges"]), "is_complete": is_complete}


def _whole(record: Scale | None, sent: ScaleFields) -> dict[str, Any]:
    """A scale as it would be. One that becomes numeric has no ranges any more."""
    whole: dict[str, Any] = {"ranges": [], "decimals": None, "min": None, "max": None}
    whole |= {} if record is None else {name: getattr(record, name) for name in FIELDS}
    whole |= {name: value for name in FIELDS if (value := getattr(sent, name)) is not UNSET}
    is_qualitative = whole["type"] == "qualitative"
    built_in = QUALITATIVE if is_qualitative else {"decimals": 0}
    whole |= {name: value for name, value in built_in.items() if whole[name] is None}
    return {**whole, "ranges": msgspec.convert(whole["ranges"] if is_qualitative else [], list[ScaleRange])}


ACTS = record_acts(ScaleService, Scales)
