"""Every answer other than success, in one shape and in the caller's language (KER-007, KER-014, KER-015)."""

import errno
import re
from collections.abc import Sequence
from typing import Any, get_args

import asyncpg
import msgspec
import structlog
from litestar import Request, Response
from litestar.exceptions import (
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
    ValidationException,
)
from litestar.types import Empty, ExceptionHandlersMap
from litestar.utils.scope.state import ScopeState
from redis.exceptions import RedisError
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from estante import errors
from estante.decoding import Problem, problem, problems
from estante.errors import ApiError, ClientGone, FieldError
from estante.languages.caller import plugin_of_scope, texts_for
from estante.plugins.owners import KERNEL, owner_of

log = structlog.get_logger("estante.http")
BY_STATUS: dict[int, type[ApiError]] = {
    400: errors.BadRequest,
    401: errors.Unauthenticated,
    403: errors.Forbidden,
    404: errors.NotFound,
    405: errors.NotFound,
    413: errors.TooLarge,
    415: errors.UnsupportedType,
    429: errors.TooManyRequests,
    503: errors.Unavailable,
}
MISSING_PARAMETER = re.compile(r"^Missing required \w+ parameter '([^']+)'")
# SQLSTATE classes that say "the input cannot be stored" and "the database is not there".
BAD_INPUT = ("22",)
# A statement that was ended for its time (57014), or for a lock that somebody else holds (55P03), too.
AWAY = ("08", "53", "57", "55P03")


class Unexpected(ApiError):
    """500: a mistake of ours; the log has it under the request's id."""

    status, code = 500, "INTERNAL_ERROR"


def answer(request: Request[Any, Any, Any], exc: Exception) -> Response[bytes]:
    """The answer to any exception."""
    failure = as_api_error(request, exc)
    state = request.scope["state"]
    request_id = state.get("request_id", "")
    if isinstance(failure, Unexpected) and state.get("client_gone"):
        failure = ClientGone()
    if failure.status >= 500:
        tenant = state.get("tenant")
        log.error(
            "request_failed",
            request_id=request_id,
            tenant=tenant.key if tenant is not None else None,
            plugin=plugin_of_scope(request.scope),
            path=request.scope["path"],
            code=failure.code,
            exc_info=exc if isinstance(failure, Unexpected) else None,
            reason=type(exc).__name__,
        )
    return Response(
        body_of(request.scope, failure, request_id),
        status_code=failure.status,
        headers=dict(failure.answer_headers),
        media_type="application/json",
    )


def body_of(scope: Any, failure: ApiError, request_id: str) -> bytes:
    """An error as JSON, with its sentences in the caller's language."""
    text = texts_for(scope)
    entries = [
        {
            "field": field.field,
            "code": field.code,
            "message": text(_rule_key(field), **{"field": field.field, **field.params}),
        }
        for field in failure.fields
    ]
    body = {
        "status": "error",
        "code": failure.code,
        "message": text(_key_of(failure), **failure.params),
        "errors": entries,
        "request_id": request_id,
    }
    return msgspec.json.encode({**failure.extra, **body})


def _key_of(failure: ApiError) -> str:
    """An error class of a plugin says its plugin's sentence, also in another plugin's call."""
    owner = owner_of(type(failure))
    return failure.text_key if owner == KERNEL else f"{owner}.{failure.text_key}"


def _rule_key(wrong: FieldError) -> str:
    """Who may choose among a few is told them."""
    is_told = wrong.code == "choice" and "allowed" in wrong.params
    return "rules.one_of" if is_told else errors.rule_key(wrong.code)


def as_api_error(request: Request[Any, Any, Any], exc: BaseException) -> ApiError:
    """What an exception means to the caller."""
    match exc:
        case ApiError():
            api_error: ApiError = exc
        case BaseExceptionGroup(exceptions=(first, *_)):
            api_error = as_api_error(request, first)
        case ValidationException():
            api_error = errors.ValidationFailed(fields=wrong_fields(request, exc))
        case MethodNotAllowedException() | NotFoundException():
            api_error = errors.NotFound()
        case HTTPException():
            api_error = BY_STATUS.get(exc.status_code, Unexpected)()
        case DBAPIError(orig=original) if original is not None:
            api_error = as_api_error(request, original.__cause__ or original)
        case UnicodeError() | RecursionError() | OverflowError():
            api_error = errors.BadRequest()
        case _:
            api_error = _of_infrastructure(exc)
    return api_error


def _of_infrastructure(exc: BaseException) -> ApiError:
    state = str(getattr(exc, "sqlstate", "") or "")
    if state == "53100" or (isinstance(exc, OSError) and exc.errno in (errno.ENOSPC, errno.EDQUOT)):
        return errors.OutOfSpace()
    if state.startswith(BAD_INPUT) or isinstance(exc, asyncpg.exceptions.DataError):
        return errors.BadRequest()
    # A plan that was made before the next release's migration: the second time there is a new one.
    outdated = asyncpg.exceptions.InvalidCachedStatementError
    away = (OSError, RedisError, PoolTimeout, asyncpg.exceptions.InterfaceError, outdated)
    if state.startswith(AWAY) or isinstance(exc, away):
        return errors.Unavailable()
    return Unexpected()


def wrong_fields(request: Request[Any, Any, Any], exc: ValidationException) -> Sequence[FieldError]:
    """Every wrong field of the body at once, and every wrong parameter."""
    wrong: list[Problem] = []
    entries = exc.extra if isinstance(exc.extra, list) else []
    if any(entry.get("source") == "body" or entry.get("key") == "data" for entry in entries):
        wrong = _of_body(request)
    for entry in entries:
        if entry.get("source") != "body" and entry.get("key") != "data":
            wrong.append(problem(str(entry.get("message", "")), str(entry.get("key", ""))))
    if not wrong:
        wrong = [problem(str(entry.get("message", "")), str(entry.get("key", ""))) for entry in entries]
    if missing := MISSING_PARAMETER.search(exc.detail):
        wrong.append(Problem(missing.group(1), "required", {}, exc.detail))
    return [FieldError(item.path, item.code, item.params) for item in wrong]


def _of_body(request: Request[Any, Any, Any]) -> list[Problem]:
    body = ScopeState.from_scope(request.scope).json
    definition = request.scope["route_handler"].parsed_fn_signature.parameters.get("data")
    if definition is None or body is Empty:
        return []
    kind = definition.raw
    arguments = get_args(kind)
    return problems(body, arguments[0] if arguments else definition.annotation, strict=False)


HANDLERS: ExceptionHandlersMap = {
    ApiError: answer,
    HTTPException: answer,
    Exception: answer,
    500: answer,
}
