"""What xAPI calls answer instead. Statuses are those of the specification."""

from collections.abc import Mapping
from typing import ClassVar

from estante.api.errors import ApiError, FieldError, ValidationFailed


class CredentialsMissing(ApiError):
    """401: neither the credentials of a client nor the token of somebody."""

    status, code = 401, "LRS_CREDENTIALS"
    headers: ClassVar[Mapping[str, str]] = {"WWW-Authenticate": 'Basic realm="xAPI", charset="UTF-8"'}


class NotYours(ApiError):
    """403: the credential is for another actor, or only for writing."""

    status, code = 403, "LRS_NOT_YOURS"


class StatementConflict(ApiError):
    """409: a statement of that id is stored, and says something else."""

    status, code = 409, "LRS_STATEMENT_CONFLICT"


class DocumentUnseen(ApiError):
    """409: there is a document, and the request does not say which one it knows."""

    status, code = 409, "LRS_DOCUMENT_UNSEEN"


class DocumentChanged(ApiError):
    """412: the document is not the one that the request names."""

    status, code = 412, "LRS_DOCUMENT_CHANGED"


def refused(field: str, code: str = "invalid", **params: str | int | float) -> ValidationFailed:
    """A parameter, a header or a part that is wrong, by its name."""
    return ValidationFailed(fields=[FieldError(field, code, params)])
