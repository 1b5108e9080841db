"""The claims of a launch, as LTI 1.3 core §5 names them, and what they say here."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from estante.api.access import STUDENT, TEACHER
from msgspec import Struct

from estante_lti.refusals import ClaimMissing, MessageUnknown

CLAIM = "https://purl.imsglobal.org/spec/lti/claim/"
AGS = "https://purl.imsglobal.org/spec/lti-ags/claim/endpoint"
MEMBERSHIP = "http://purl.imsglobal.org/vocab/lis/v2/membership"
PERSON = (
    "http://purl.imsglobal.org/vocab/lis/v2/institution/person",
    "http://purl.imsglobal.org/vocab/lis/v2/system/person",
)
DL = "https://purl.imsglobal.org/spec/lti-dl/claim/"
RESOURCE_LINK, DEEP_LINKING = "LtiResourceLinkRequest", "LtiDeepLinkingRequest"
LINK_TYPE = "ltiResourceLink"
VERSION = "1.3.0"
TEACHER_ADMIN = "R03"
MAX_SUBJECT, MAX_URL = 255, 2000
# LTI core §A.2: the roles in a course, and those of a person in the school where none of a course is said.
IN_COURSE = {
    "Administrator": TEACHER_ADMIN,
    "Instructor": TEACHER,
    "ContentDeveloper": TEACHER,
    "Manager": TEACHER,
    "Learner": STUDENT,
    "Mentor": STUDENT,
    "Member": STUDENT,
}
IN_SCHOOL = {
    "Administrator": TEACHER_ADMIN,
    "SysAdmin": TEACHER_ADMIN,
    "Faculty": TEACHER,
    "Instructor": TEACHER,
    "Staff": TEACHER,
}
HIGHEST_FIRST = (TEACHER_ADMIN, TEACHER, STUDENT)


class LaunchClaims(Struct, frozen=True, kw_only=True):
    """What a verified token says: who comes, as what, and to what."""

    message: str
    subject: str
    role_guid: str
    target: str
    custom_content: str = ""
    name: str = ""
    lastname: str = ""
    email: str | None = None
    locale: str = ""
    lineitem: str | None = None
    links: "LinkSettings | None" = None


class LinkSettings(Struct, frozen=True):
    """How an LMS takes chosen contents (deep linking 2.0 §4.4.1): where, how many, and its own word."""

    return_url: str
    takes_several: bool
    opaque: str | None


def read_claims(claims: Mapping[str, Any]) -> LaunchClaims:
    """What a verified token says.

    Raises:
        ClaimMissing: one that every launch has is missing or of another kind. MessageUnknown.
    """
    message, version = _text(claims, f"{CLAIM}message_type"), _text(claims, f"{CLAIM}version")
    if version != VERSION:
        raise MessageUnknown(f"LTI {version}")
    if message not in (RESOURCE_LINK, DEEP_LINKING):
        raise MessageUnknown(message)
    links = _links(claims) if message == DEEP_LINKING else None
    if links is None:
        _text(_table(claims, f"{CLAIM}resource_link"), "id")
    roles = claims.get(f"{CLAIM}roles")
    if not isinstance(roles, list):
        raise ClaimMissing("roles")
    name, lastname = _name_of(claims)
    email, custom = claims.get("email"), claims.get(f"{CLAIM}custom")
    presentation = claims.get(f"{CLAIM}launch_presentation")
    return LaunchClaims(
        message=message,
        subject=_text(claims, "sub", MAX_SUBJECT),
        role_guid=role_of(roles),
        # A request for links names no target of its own (deep linking 2.0 §4.4).
        target=_text(claims, f"{CLAIM}target_link_uri") if links is None else "",
        custom_content=_optional(custom, "content"),
        name=name,
        lastname=lastname,
        email=email[:MAX_SUBJECT] if isinstance(email, str) else None,
        locale=_optional(presentation, "locale") or _optional(claims, "locale"),
        lineitem=_optional(claims.get(AGS), "lineitem") or None,
        links=links,
    )


def _links(claims: Mapping[str, Any]) -> LinkSettings:
    settings = _table(claims, f"{DL}deep_linking_settings")
    accepted, opaque = settings.get("accept_types"), settings.get("data")
    if not isinstance(accepted, list) or LINK_TYPE not in accepted:
        raise MessageUnknown("accept_types")
    return LinkSettings(
        _text(settings, "deep_link_return_url"),
        settings.get("accept_multiple") is True,
        opaque if isinstance(opaque, str) else None,
    )


def role_of(roles: Iterable[object]) -> str:
    """The role here: the highest of those in the course, else of those in the school, else a student's.

    `membership#Instructor`, `membership/Instructor#TeachingAssistant` and the short `Instructor` are all one.
    """
    written = [role for role in roles if isinstance(role, str)]
    in_course = {IN_COURSE.get(name) for role in written if (name := _in_course(role))}
    in_school = {IN_SCHOOL.get(name) for role in written if (name := _in_school(role))}
    for known in (in_course - {None}, in_school - {None}):
        if known:
            return next(role for role in HIGHEST_FIRST if role in known)
    return STUDENT


def _in_course(role: str) -> str:
    if ":" not in role and "/" not in role:
        return role
    if role.startswith(f"{MEMBERSHIP}#"):
        return role.removeprefix(f"{MEMBERSHIP}#")
    if role.startswith(f"{MEMBERSHIP}/"):
        return role.removeprefix(f"{MEMBERSHIP}/").partition("#")[0]
    return ""


def _in_school(role: str) -> str:
    return next((role.removeprefix(f"{base}#") for base in PERSON if role.startswith(f"{base}#")), "")


def _name_of(claims: Mapping[str, Any]) -> tuple[str, str]:
    given, family = _optional(claims, "given_name"), _optional(claims, "family_name")
    if given or family:
        return given or family, family if given else ""
    name, _, lastname = _optional(claims, "name").strip().partition(" ")
    return name, lastname


def _table(claims: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    value = claims.get(name)
    if not isinstance(value, dict):
        raise ClaimMissing(name.removeprefix(CLAIM).removeprefix(DL))
    return value


def _text(claims: Mapping[str, Any], name: str, most: int = MAX_URL) -> str:
    value = claims.get(name)
    if not isinstance(value, str) or not value or len(value) > most or "\0" in value:
        raise ClaimMissing(name.removeprefix(CLAIM))
    return value


def _optional(claims: object, name: str) -> str:
    value = claims.get(name) if isinstance(claims, dict) else None
    return value.replace("\0", "")[:MAX_URL] if isinstance(value, str) else ""


def audiences_of(claims: Mapping[str, Any]) -> Sequence[object]:
    """For whom a token is: `aud` may be one or several (OpenID Connect Core §2)."""
    audience = claims.get("aud")
    return audience if isinstance(audience, list) else [audience]
