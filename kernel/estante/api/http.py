"""Calls: answers, versions, limits, and values of bodies."""

from typing import TYPE_CHECKING

from estante.plugins.lazy_names import load_lazily

if TYPE_CHECKING:
    from estante.decoding import EXAMPLE_GUID, Example, SingleLine, plain_address, same_as_address
    from estante.dependencies import inject, provider_of
    from estante.http.envelope import Answer
    from estante.http.etags import versioned
    from estante.http.limits import Hourly, count_call
    from estante.if_match import IfMatch, version_at
    from estante.plugins.injection import build
else:
    __getattr__ = load_lazily(__name__)

__all__ = [
    "EXAMPLE_GUID",
    "Answer",
    "Example",
    "Hourly",
    "IfMatch",
    "SingleLine",
    "build",
    "count_call",
    "inject",
    "plain_address",
    "provider_of",
    "same_as_address",
    "version_at",
    "versioned",
]
