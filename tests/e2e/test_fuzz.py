"""Schemathesis over every call: whatever is sent, the server never fails."""

from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio
import requests
import schemathesis
from estante.plugins.registry import PluginRegistry
from estante.testing.live import LiveEstante
from hypothesis import HealthCheck, Phase, given, settings

from tests.e2e.operations import Operation, operations
from tests.e2e.places import Somebody, ask, database_of, new_tenant, somebody

pytestmark = pytest.mark.wide

EXAMPLES = 10
ENDED = "/api/logout"
# The bytes of an upload go as they are.
schemathesis.serializer.alias("application/offset+octet-stream", "application/octet-stream")
SECONDS = 30


@pytest.fixture(scope="module")
def document(live: LiveEstante) -> Any:
    return ask(live, "andaluna.localhost", "/api/openapi.json").json()


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def admins(live: LiveEstante, registry: PluginRegistry) -> AsyncIterator[list[Somebody]]:
    """Two admins: one asks everything else, one signs out again and again."""
    tenant = new_tenant(live, registry, flags={"library": True, "showMessagesGlobal": True})
    async with database_of(live) as database:
        yield [await somebody(database, tenant, "R04") for _ in range(2)]


def status_of(live: LiveEstante, case: Any, who: Somebody) -> tuple[int, str]:
    """Send a case as a person; an endless answer is left at its beginning."""
    sent = case.as_transport_kwargs(base_url=f"http://127.0.0.1:{live.port}")
    sent["headers"] = {**dict(sent.get("headers") or {}), "Host": who.tenant.hosts[0]}
    sent["headers"]["Authorization"] = f"Bearer {who.token}"
    with requests.request(**sent, stream=True, timeout=SECONDS) as answer:
        text = answer.text[:300] if answer.status_code >= 500 else ""
        return answer.status_code, text


def tried(operation: Operation, schema: Any, live: LiveEstante, who: Somebody) -> str | None:
    """What a call answered that it must not, with the input that made it."""
    found = schema[operation.path][operation.method]
    faults: list[str] = []

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=found.as_strategy())
    def run(case: Any) -> None:
        status, text = status_of(live, case, who)
        if status >= 500:
            faults.append(
                f"{operation}: {status} {text} for {case.path_parameters} {case.query} {case.body!r:.300}"
            )

    run()
    return faults[0] if faults else None


def test_no_call_fails_whatever_is_sent(live, document, admins):
    schema = schemathesis.openapi.from_dict(document)
    calls = operations(document)
    assert len(calls) > 70
    faults = [tried(one, schema, live, admins[one.path == ENDED]) for one in calls]
    assert [one for one in faults if one] == []
