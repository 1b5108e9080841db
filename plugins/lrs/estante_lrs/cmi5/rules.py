"""What a unit may say in its session, and when (cmi5 1.0, 7.1, 9.3 and 9.5)."""

from typing import Any

from estante.api.errors import ApiError

from estante_lrs.cmi5.course import Part, Result
from estante_lrs.cmi5.vocabulary import (
    CATEGORY,
    COMPLETED,
    FAILED,
    INITIALIZED,
    MASTERY_SCORE,
    MOVE_ON_CATEGORY,
    PASSED,
    SESSION_ID,
    TERMINATED,
)
from estante_lrs.models import Cmi5Session
from estante_lrs.validation.values import is_iri
from estante_lrs.xapi.names import Json

# What each verb must say of its result; of success and completion no other may say anything.
SAID = {COMPLETED: {"completion": True}, PASSED: {"success": True}, FAILED: {"success": False}}
JUDGED = (PASSED, FAILED)
TIMED = (*SAID, TERMINATED)
VERBS = (INITIALIZED, *TIMED)


class Cmi5Refused(ApiError):
    """403: what a unit says breaks a rule of cmi5, which `rule` names."""

    status, code = 403, "LRS_CMI5_RULE"

    def __init__(self, rule: str) -> None:
        super().__init__(extra={"rule": rule}, rule=rule)


def check(values: Json, session: Cmi5Session, unit: Part, earlier: Result) -> bool:
    """Whether a statement is one that cmi5 defines; others are only allowed.

    Args:
        earlier: what other sessions of the registration have said of the unit.

    Raises:
        Cmi5Refused: 403.
    """
    verb, is_defined = values["verb"]["id"], CATEGORY in _activities(values, "category")
    if session.terminated_at is not None or session.abandoned_at is not None:
        raise Cmi5Refused("session_ended")
    _check_context(values, session, unit)
    is_first = session.initialized_at is None
    if is_first and not (is_defined and verb == INITIALIZED):
        raise Cmi5Refused("initialized_first")
    if is_defined:
        _check_verb(values, verb, unit)
        _check_order(verb, session, earlier)
        _check_result(values, verb, session)
    return is_defined


def _check_context(values: Json, session: Cmi5Session, unit: Part) -> None:
    context = values.get("context", {})
    if str(context.get("registration", "")).lower() != str(session.registration):
        raise Cmi5Refused("registration")
    if context.get("extensions", {}).get(SESSION_ID) != str(session.guid):
        raise Cmi5Refused("session_id")
    if is_iri(unit.identifier) and unit.identifier not in _activities(values, "grouping"):
        raise Cmi5Refused("publisher_id")


def _check_verb(values: Json, verb: str, unit: Part) -> None:
    if verb not in VERBS:
        raise Cmi5Refused("verb")
    if values["object"].get("id") != unit.activity["id"]:
        raise Cmi5Refused("object")
    if "timestamp" not in values:
        raise Cmi5Refused("timestamp")


def _check_order(verb: str, session: Cmi5Session, earlier: Result) -> None:
    is_judged = session.passed_at is not None or session.failed_at is not None
    is_again = {
        INITIALIZED: session.initialized_at is not None,
        COMPLETED: earlier.is_completed or session.completed_at is not None,
        PASSED: earlier.is_passed or is_judged,
        FAILED: earlier.is_passed or is_judged,
    }
    if is_again.get(verb, False):
        raise Cmi5Refused("once")


def _check_result(values: Json, verb: str, session: Cmi5Session) -> None:
    result = values.get("result", {})
    said = {name: result[name] for name in ("success", "completion") if name in result}
    if said != SAID.get(verb, {}):
        raise Cmi5Refused("result")
    if (MOVE_ON_CATEGORY in _activities(values, "category")) != bool(said):
        raise Cmi5Refused("move_on_category")
    if verb in TIMED and "duration" not in result:
        raise Cmi5Refused("duration")
    if "score" in result:
        _check_score(values, verb, result["score"], session)


def _check_score(values: Json, verb: str, score: Json, session: Cmi5Session) -> None:
    scaled, mastery = score.get("scaled"), session.mastery_score
    if verb not in JUDGED or (scaled is not None and not 0 <= scaled <= 1):
        raise Cmi5Refused("score")
    if "raw" in score and not {"min", "max"} <= set(score):
        raise Cmi5Refused("score")
    if mastery is None or scaled is None:
        return
    if (scaled >= mastery) != (verb == PASSED):
        raise Cmi5Refused("mastery_score")
    if values["context"]["extensions"].get(MASTERY_SCORE) != mastery:
        raise Cmi5Refused("mastery_score")


def _activities(values: Json, name: str) -> list[Any]:
    """The ids of a context's activities."""
    related = values.get("context", {}).get("contextActivities", {}).get(name, [])
    return [item["id"] for item in (related if isinstance(related, list) else [related])]
