"""Role x action x tenant: every call of the API, by everybody, against the running server.

What is expected comes from the policies and the OpenAPI document alone, by rules that are written here again
and not taken from the enforcer.
"""

import asyncio
from collections.abc import AsyncIterator, Mapping
from typing import Any
from uuid import uuid4

import httpx
import pytest
import pytest_asyncio
from estante.actions import Condition, FeatureOn, FlagOn, InService, NotRestricted, SettingOn
from estante.identity.roles import ROLES
from estante.plugins.registry import PluginRegistry
from estante.tenancy.tenant import Tenant

from tests.e2e.operations import Operation, operations, request_for
from tests.e2e.places import Somebody, ask, client_of, database_of, new_tenant, somebody

DOMAIN = "casa.example"
OPEN: Mapping[str, object] = {
    "flags": {
        "library": True,
        "mint_lesson_in_programs": True,
        "evaluation_model": True,
        "showMessagesGlobal": True,
        "advanced_program_look": True,
        "advanced_programming": True,
        "programming": True,
    },
    "settings": {"developer_pages": True, "is_multicountry": True},
    "plugin_settings": {
        "contents": {"cms_have_fixed_layout_editor_role": True},
        "viewer": {"comments": True},
        "settings": {"is_learning_objectives": True},
    },
}
RESTRICTED: Mapping[str, object] = {"settings": {"restricted": True, "company_domain": DOMAIN}}
AT_ONCE = 8
# Open to everybody for the texts of the sign-in page only.
OPEN_IN_PART = {"GET /api/langs/scopes"}
# What the body says decides which action is asked for.
ASKED_BY_BODY = {"POST /api/uploads"}


def holds(condition: Condition, tenant: Tenant, username: str) -> bool:
    match condition:
        case FlagOn(flags):
            return any(tenant.flags.get(flag) for flag in flags)
        case SettingOn(setting):
            return bool(getattr(tenant.settings, setting))
        case FeatureOn(plugin, feature):
            return bool(getattr(tenant.plugin_settings.get(plugin), feature, False))
        case NotRestricted():
            return not tenant.settings.restricted or username.endswith(f"@{tenant.settings.company_domain}")
        case InService():
            return True


def allowed(registry: PluginRegistry, who: Somebody) -> frozenset[str]:
    """The actions of a person, written `contents.readList`."""
    return frozenset(
        str(policy.action)
        for policy in registry.policies
        if policy.role == who.role and all(holds(one, who.tenant, who.username) for one in policy.when)
    )


class Heard:
    """An answer: its status, the code of its error, and the action that a 403 names."""

    def __init__(self, status: int, body: Any) -> None:
        found = body if isinstance(body, dict) else {}
        self.status, self.code, self.action = status, found.get("code"), found.get("action")

    def __repr__(self) -> str:
        return " ".join(str(part) for part in (self.status, self.code, self.action) if part)


async def heard(client: httpx.AsyncClient, operation: Operation, document: Any) -> Heard:
    """Call with guids that nobody has; an endless answer is left at its beginning."""
    request = request_for(operation, document, lambda _name: str(uuid4()))
    async with client.stream(request.method, request.address, **request.sent) as answer:
        is_json = answer.headers.get("content-type", "").startswith("application/json")
        await answer.aread() if is_json else None
        return Heard(answer.status_code, answer.json() if is_json and answer.content else None)


def fault(operation: Operation, got: Heard, actions: frozenset[str] | None) -> str | None:
    """What is wrong with an answer; `actions` is None for somebody without a session."""
    wrong = None
    if got.status >= 500:
        wrong = "failed"
    elif operation.public:
        closed = got.action or got.code == "UNAUTHENTICATED"
        wrong = "asks for a session" if closed and str(operation) not in OPEN_IN_PART else None
    elif actions is None:
        wrong = "answers nobody" if got.status != 401 else None
    elif operation.action and operation.action not in actions:
        wrong = "is open" if (got.status, got.action) != (403, operation.action) else None
    elif str(operation) in ASKED_BY_BODY:
        wrong = "is closed" if got.action in actions else None
    elif got.status == 401 or got.action:
        wrong = "is closed"
    return f"{operation} {wrong}: {got}" if wrong else None


@pytest.fixture(scope="module")
def document(live: Any) -> Any:
    return ask(live, "andaluna.localhost", "/api/openapi.json").json()


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def crowd(live: Any, registry: PluginRegistry) -> AsyncIterator[list[Somebody]]:
    """Everybody: each role in an open and in a restricted tenant, there also from the company."""
    open_one, restricted = (new_tenant(live, registry, **more) for more in (OPEN, RESTRICTED))
    async with database_of(live) as database:
        people = [await somebody(database, tenant, r) for tenant in (open_one, restricted) for r in ROLES]
        for role in ROLES:
            username = f"{role.lower()}@{DOMAIN}"
            people.append(await somebody(database, restricted, role, username=username))
    yield people


@pytest.mark.wide
@pytest.mark.spec("KER-061", "KER-068", "KER-086")
@pytest.mark.spec("KER-081", part="users")
@pytest.mark.spec("KER-087", part="company domain and restricted tenants")
async def test_every_call_is_open_to_exactly_the_roles_that_the_policies_name(
    live, registry, document, crowd
):
    assert len(ROLES) == 14
    calls, limit = operations(document), asyncio.Semaphore(AT_ONCE)
    assert len(calls) > 70

    async def ask_everything(who: Somebody) -> list[str]:
        actions = allowed(registry, who)
        async with limit, client_of(live, who.tenant, who.token) as client:
            found = [fault(one, await heard(client, one, document), actions) for one in calls]
        return [f"{who.role} {who.username}: {one}" for one in found if one]

    faults = await asyncio.gather(*(ask_everything(who) for who in crowd))
    assert [one for found in faults for one in found] == []


@pytest.mark.spec("KER-061")
async def test_nobody_gets_past_what_is_public(live, document, crowd):
    for tenant in {who.tenant.key: who.tenant for who in crowd}.values():
        async with client_of(live, tenant) as client:
            found = [fault(one, await heard(client, one, document), None) for one in operations(document)]
        assert [one for one in found if one] == []


async def test_a_session_of_one_tenant_is_none_in_another(live, document, crowd):
    owner = next(who for who in crowd if who.role == "R04" and not who.tenant.settings.restricted)
    elsewhere = next(who.tenant for who in crowd if who.tenant.settings.restricted)
    async with database_of(live) as database:
        token = (await somebody(database, owner.tenant, "R04")).token
    async with client_of(live, elsewhere, token) as client:
        for one in operations(document):
            if not one.public:
                got = await heard(client, one, document)
                assert got.status == 401, f"{one}: {got}"
