"""Trying a tool: begun as for a content of it, and what it asks then is judged. It is not told who comes."""

import secrets
from collections.abc import Sequence
from urllib.parse import parse_qsl, urlsplit
from uuid import UUID

from estante.api.database import Database
from estante.api.files import AddressRefused, FetchFailed, fetch_public
from estante.api.records import RecordContext
from estante.api.tenants import Tenant
from msgspec import structs

from estante_lti.addresses import OwnAddresses
from estante_lti.models import Tool
from estante_lti.refusals import (
    LaunchRefused,
    ToolAskedWrongly,
    ToolAway,
    ToolElsewhere,
    ToolPage,
    ToolPrivate,
)
from estante_lti.services.tool import ToolService
from estante_lti.services.tool_launch import beginning, question_fault
from estante_lti.services.trial import NOBODY, TriedStep, tried

# A tool may send a browser on among addresses of its own before it asks.
MAX_STEPS = 5
FIRST_ERROR = 400


class ToolTrialService:
    """Tries the tools of one tenant. Nothing is kept of it."""

    def __init__(self, database: Database, tenant: Tenant, context: RecordContext) -> None:
        self._database, self._tenant, self._context = database, tenant, context

    async def run(self, guid: UUID, own: OwnAddresses) -> Sequence[TriedStep]:
        """Both halves that we see of a launch. Raises NotFound: 404."""
        # No transaction stays open while the tool is asked.
        async with self._database.transaction(self._tenant) as session:
            tool = await ToolService(structs.replace(self._context, session=session)).get(guid)
        hint = secrets.token_urlsafe(32)
        try:
            question = await _question_of(beginning(tool, own, hint, tool.launch_url, about=NOBODY), tool)
        except ToolPage as page:
            return [TriedStep("login", "passed"), TriedStep("question", "untried", page.code, page.detail)]
        except LaunchRefused as reason:
            return [
                TriedStep("login", "refused", reason.code, reason.detail),
                TriedStep("question", "untried"),
            ]
        return [TriedStep("login", "passed"), await tried("question", _judge(question, tool, own, hint))]


async def _question_of(url: str, tool: Tool) -> str:
    """The address, with its question, to which the tool sends the browser.

    Raises:
        ToolPrivate, ToolAway, ToolPage: it sends it nowhere.
    """
    for _ in range(MAX_STEPS):
        status, redirect = await _answer_of(url)
        if status >= FIRST_ERROR:
            raise ToolAway(f"{tool.login_url} {status}")
        if redirect is None:
            raise ToolPage(f"{tool.login_url} {status}")
        url = redirect
        if "client_id" in dict(parse_qsl(urlsplit(url).query)):
            return url
    raise ToolAway(tool.login_url)


async def _answer_of(url: str) -> tuple[int, str | None]:
    """The status that an address answers, and where it sends on if it does."""
    where = url.partition("?")[0]
    try:
        answer = await fetch_public(url, follows=False)
        return answer.status, answer.redirect
    except AddressRefused as error:
        raise ToolPrivate(where) from error
    except FetchFailed as error:
        raise ToolAway(where) from error


async def _judge(question: str, tool: Tool, own: OwnAddresses, hint: str) -> None:
    """Hold a question against the registration. Raises ToolElsewhere, ToolAskedWrongly."""
    where, _, query = question.partition("?")
    if where != own.authorize:
        raise ToolElsewhere(where)
    sent = dict(parse_qsl(query))
    fault = question_fault(sent, tool)
    if sent.get("login_hint") != hint:
        fault = f"{fault}, login_hint" if fault else "login_hint"
    if fault:
        raise ToolAskedWrongly(fault)
