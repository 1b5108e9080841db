"""Schemathesis over every call: whatever is sent, the server never fails."""

from collections.abc import AsyncIterator, Iterator
from typing import Any

import httpx
import pytest
import pytest_asyncio
import schemathesis
from estante.plugins.registry import PluginRegistry
from estante.testing.live import LiveEstante
from hypothesis import HealthCheck, Phase, given, settings

from tests.e2e.operations import Operation, operations
from tests.e2e.places import Somebody, ask, database_of, new_tenant, somebody

EXAMPLES = 20
ENDED = "/api/logout"
SECONDS = 30


@pytest.fixture(scope="module")
def document(live: LiveEstante) -> Any:
    return ask(live, "andaluna.localhost", "/api/openapi.json").json()


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def admins(live: LiveEstante, registry: PluginRegistry) -> AsyncIterator[list[Somebody]]:
    """Two admins: one asks everything else, one signs out again and again."""
    tenant = new_tenant(live, registry, flags={"library": True})
    async with database_of(live) as database:
        yield [await somebody(database, tenant, "R04") for _ in range(2)]


@pytest.fixture(scope="module")
def client(live: LiveEstante) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=f"http://127.0.0.1:{live.port}", timeout=SECONDS) as made:
        yield made


def status_of(client: httpx.Client, case: Any, who: Somebody) -> tuple[int, str]:
    """Send a case as a person; an endless answer is left at its beginning."""
    sent = case.as_transport_kwargs(base_url=str(client.base_url))
    sent["headers"] = {**dict(sent.get("headers") or {}), "Host": who.tenant.hosts[0]}
    sent["headers"]["Authorization"] = f"Bearer {who.token}"
    kwargs = {
        name: sent[name] for name in ("params", "json", "data", "files", "headers", "cookies") if name in sent
    }
    with client.stream(sent["method"], sent["url"], **kwargs) as answer:
        failed = answer.status_code >= 500
        return answer.status_code, answer.read().decode("utf-8", "replace")[:300] if failed else ""


def tried(operation: Operation, schema: Any, client: httpx.Client, who: Somebody) -> str | None:
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
        status, text = status_of(client, case, who)
        if status >= 500:
            faults.append(
                f"{operation}: {status} {text} for {case.path_parameters} {case.query} {case.body!r:.300}"
            )

    run()
    return faults[0] if faults else None


@pytest.mark.spec("KER-099")
def test_no_call_fails_whatever_is_sent(document, client, admins):
    schema = schemathesis.openapi.from_dict(document)
    calls = operations(document)
    assert len(calls) > 70
    faults = [tried(one, schema, client, admins[one.path == ENDED]) for one in calls]
    assert [one for one in faults if one] == []
