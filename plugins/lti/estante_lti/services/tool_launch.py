"""Launching an outside tool from a content: we are the platform (LTI 1.3 core, security framework §5.1.1)."""

import hmac
import secrets
import time
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from typing import Any
from urllib.parse import parse_qsl, urlencode, urlsplit, urlunsplit
from uuid import UUID

from estante.api.access import STUDENT, Principal
from estante.api.errors import ApiError, Forbidden
from estante.api.people import find_person
from estante.api.records import RecordContext
from estante_contents.contracts import ContentLibrary, ContentRecord, Refusal
from estante_viewer.contracts import Course, PeopleCourses
from joserfc import jwt
from msgspec import Struct
from sqlalchemy import select, update

from estante_lti.addresses import OwnAddresses
from estante_lti.claims import CLAIM, MEMBERSHIP, PERSON, RESOURCE_LINK, TEACHER_ADMIN, VERSION
from estante_lti.hashing import digest
from estante_lti.models import Tool, ToolLaunch
from estante_lti.services.platform_keys import ALGORITHM, PlatformKeys
from estante_lti.services.tool import ToolService

TTL = timedelta(minutes=5)
TTL_TOKEN_SECONDS = 300
# We are one deployment to every tool: the organization.
DEPLOYMENT = "1"
# What a tool has to ask with (security framework §5.1.1.2).
ASKED = {"response_type": "id_token", "response_mode": "form_post", "prompt": "none"}
LEARNER, INSTRUCTOR = f"{MEMBERSHIP}#Learner", f"{MEMBERSHIP}#Instructor"
ADMINISTRATOR = f"{PERSON[0]}#Administrator"


class ToolGone(ApiError):
    """404: the content's tool is no longer registered."""

    status, code = 404, "TOOL_GONE"


class AuthorizationRefused(ApiError):
    """400: the tool asked wrongly, or for a launch that is over. `detail` is what is wrong."""

    code = "LTI_AUTHORIZATION_REFUSED"


class BegunTool(Struct, frozen=True):
    """Where the frame of the tool begins, and the cookie by which the browser is known again."""

    url: str
    hint: str
    browser: str


class ToolAnswer(Struct, frozen=True):
    """What the browser brings the tool, and where."""

    redirect_uri: str
    token: str
    state: str


class ToolLaunchService:
    """Launches tools for who asks."""

    def __init__(self, context: RecordContext, keys: PlatformKeys) -> None:
        self._context, self._session, self._keys = context, context.session, keys
        self._principal: Principal = context.principal
        self._tools = ToolService(context)

    async def begin(
        self, content: ContentRecord, course: UUID | None, library: ContentLibrary, own: OwnAddresses
    ) -> BegunTool:
        """Begin at the tool's login address.

        Raises:
            Forbidden: 403, the person may not open the content. ToolGone: 404.
        """
        if isinstance(await library.may_open(self._principal, content), Refusal):
            raise Forbidden
        tool = await self._tools.living(content.tool_guid)
        if tool is None:
            raise ToolGone
        hint, browser = secrets.token_urlsafe(32), secrets.token_urlsafe(32)
        known = await self._course(course)
        self._session.add(
            ToolLaunch(
                tenant_id=self._principal.tenant.guid,
                hint_hash=digest(hint),
                browser_hash=digest(browser),
                tool_guid=tool.guid,
                person_guid=self._principal.guid,
                content_guid=content.guid,
                course_guid=known.guid if known else None,
                course_name=known.name if known else None,
                expires_at=datetime.now(UTC) + TTL,
            )
        )
        await self._session.flush()
        target = content.url or tool.launch_url
        return BegunTool(beginning(tool, own, hint, target, about=str(content.guid)), hint, browser)

    async def _course(self, guid: UUID | None) -> Course | None:
        """The course, where the person is in it."""
        if guid is None:
            return None
        courses = PeopleCourses(self._context.plugins, self._principal.tenant)
        own = await courses.of(self._session, self._principal.guid)
        return next((course for course in own if course.guid == guid), None)

    async def authorize(
        self, sent: Mapping[str, str], browser: str, library: ContentLibrary, own: OwnAddresses
    ) -> ToolAnswer:
        """Say who comes, to the tool that asks, once.

        Raises:
            AuthorizationRefused: 400. ToolGone: 404.
        """
        launch = await self._spend(sent.get("login_hint", ""), browser)
        tool = await self._tools.living(launch.tool_guid)
        if tool is None:
            raise ToolGone
        if fault := question_fault(sent, tool):
            raise AuthorizationRefused(detail=fault)
        content = await library.get(launch.content_guid)
        token = await self._token(tool, launch, content, own, nonce=sent["nonce"])
        return ToolAnswer(sent["redirect_uri"], token, sent.get("state", ""))

    async def _spend(self, hint: str, browser: str) -> ToolLaunch:
        """A launch that this browser began, once."""
        rows = select(ToolLaunch).where(
            ToolLaunch.hint_hash == digest(hint), ToolLaunch.expires_at > datetime.now(UTC)
        )
        launch = await self._session.scalar(rows)
        if launch is None or not hmac.compare_digest(launch.browser_hash, digest(browser)):
            raise AuthorizationRefused(detail="login_hint")
        spending = (
            update(ToolLaunch)
            .where(ToolLaunch.guid == launch.guid, ToolLaunch.used_at.is_(None))
            .values(used_at=datetime.now(UTC))
            .returning(ToolLaunch.guid)
        )
        if await self._session.scalar(spending) is None:
            raise AuthorizationRefused(detail="login_hint")
        return launch

    async def _token(
        self, tool: Tool, launch: ToolLaunch, content: ContentRecord, own: OwnAddresses, *, nonce: str
    ) -> str:
        person = await find_person(self._session, launch.person_guid)
        if person is None or not person.is_active:
            raise AuthorizationRefused(detail="login_hint")
        key, now = await self._keys.signing_key(), int(time.time())
        claims: dict[str, Any] = {
            "iss": own.origin,
            "aud": str(tool.client_id),
            "sub": str(person.guid),
            "iat": now,
            "exp": now + TTL_TOKEN_SECONDS,
            "nonce": nonce,
            f"{CLAIM}message_type": RESOURCE_LINK,
            f"{CLAIM}version": VERSION,
            f"{CLAIM}deployment_id": DEPLOYMENT,
            f"{CLAIM}target_link_uri": content.url or tool.launch_url,
            f"{CLAIM}resource_link": {"id": str(content.guid), "title": content.name},
            f"{CLAIM}roles": roles_of(person.role_guid),
            f"{CLAIM}launch_presentation": {"document_target": "iframe"},
        }
        if launch.course_guid is not None:
            claims[f"{CLAIM}context"] = {"id": str(launch.course_guid), "title": launch.course_name}
        if tool.shares_names:
            claims |= {"given_name": person.name, "family_name": person.lastname}
        return jwt.encode({"alg": ALGORITHM, "kid": key.kid}, claims, key)


def beginning(tool: Tool, own: OwnAddresses, hint: str, target: str, *, about: str) -> str:
    """The address of a tool at which a launch begins (security framework §5.1.1.1)."""
    query = {
        "iss": own.origin,
        "login_hint": hint,
        "target_link_uri": target,
        "lti_message_hint": about,
        "client_id": str(tool.client_id),
        "lti_deployment_id": DEPLOYMENT,
    }
    return _with_query(tool.login_url, query)


def question_fault(sent: Mapping[str, str], tool: Tool) -> str:
    """The parameter of a tool's question that is not as it has to be; empty where each is."""
    wrong = [name for name, value in ASKED.items() if sent.get(name) != value]
    if "openid" not in sent.get("scope", "").split():
        wrong.append("scope")
    if not sent.get("nonce"):
        wrong.append("nonce")
    if sent.get("client_id") != str(tool.client_id):
        wrong.append("client_id")
    if sent.get("redirect_uri") not in tool.redirect_urls:
        wrong.append("redirect_uri")
    return ", ".join(wrong)


def roles_of(role_guid: str) -> list[str]:
    """A role here as LTI names it (core §A.2)."""
    if role_guid == STUDENT:
        return [LEARNER]
    return [INSTRUCTOR, ADMINISTRATOR] if role_guid == TEACHER_ADMIN else [INSTRUCTOR]


def _with_query(url: str, query: Mapping[str, str]) -> str:
    parts = urlsplit(url)
    own = parse_qsl(parts.query, keep_blank_values=True)
    return urlunsplit(parts._replace(query=urlencode([*own, *query.items()]), fragment=""))
