"""What a call answers instead: subclass `ApiError` beside the service that raises it."""

from estante.errors import (
    ApiError,
    BadRequest,
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

__all__ = [
    "ApiError",
    "BadRequest",
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
