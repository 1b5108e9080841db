"""Which plural forms a language has for whole numbers and fractions (Unicode CLDR, cardinal rules)."""

from collections.abc import Mapping
from types import MappingProxyType

FORMS = ("zero", "one", "two", "few", "many", "other")
# What most languages have.
USUAL = ("one", "other")
_GROUPS: Mapping[tuple[str, ...], str] = MappingProxyType(
    {
        (
            "other",
        ): "bo dz id ig ii ja jbo jv kde kea km ko lkt lo ms my nqo sah ses sg th to tpi vi wo yo yue zh",
        ("one", "many", "other"): "ca es fr it pt scn vec",
        ("one", "few", "other"): "bs hr mo ro sh sr",
        ("one", "few", "many", "other"): "be cs lt pl ru sk uk",
        ("zero", "one", "other"): "blo ksh lag lv prg",
        ("one", "two", "other"): "he iu naq sat se sma smi smj smn sms",
        ("one", "two", "few", "other"): "dsb gd hsb sl",
        ("one", "two", "few", "many", "other"): "br ga gv mt",
        ("zero", "one", "two", "few", "many", "other"): "ar ars cy kw",
    }
)
_BY_LANGUAGE = {lang: forms for forms, langs in _GROUPS.items() for lang in langs.split()}


def forms_of(lang: str) -> tuple[str, ...]:
    """The forms of a language, by the first part of its code."""
    return _BY_LANGUAGE.get(lang.split("-", maxsplit=1)[0], USUAL)
