"""What a call answers instead: subclass `ApiError` beside the service that raises it."""

from typing import TYPE_CHECKING

from estante.plugins.lazy_names import load_lazily

if TYPE_CHECKING:
    from estante.errors import (
        ApiError,
        BadRequest,
        Conflict,
        Duplicate,
        FieldError,
        Forbidden,
        InUse,
        NotFound,
        Param,
        StaleVersion,
        TooLarge,
        TooManyRequests,
        Unavailable,
        Unprocessable,
        UnsupportedType,
        ValidationFailed,
    )
else:
    __getattr__ = load_lazily(__name__)

__all__ = [
    "ApiError",
    "BadRequest",
    "Conflict",
    "Duplicate",
    "FieldError",
    "Forbidden",
    "InUse",
    "NotFound",
    "Param",
    "StaleVersion",
    "TooLarge",
    "TooManyRequests",
    "Unavailable",
    "Unprocessable",
    "UnsupportedType",
    "ValidationFailed",
]
