"""A request goes on with its caller's trace, under the name of its route."""

import json
import subprocess
import sys

import httpx
import msgspec
import pytest
from estante.app import create_app
from estante.telemetry import tracing
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

ABOVE = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"


@pytest.fixture
def spans(platform, monkeypatch):
    """Everything that is traced, instead of sending it."""
    kept = InMemorySpanExporter()
    monkeypatch.setattr("opentelemetry.sdk.trace.export.BatchSpanProcessor", SimpleSpanProcessor)
    monkeypatch.setattr(tracing, "_tracer", None)
    wanted = msgspec.structs.replace(platform, traces_url="http://127.0.0.1:1/v1/traces")
    tracing.enable(wanted, "server", kept)
    return kept.get_finished_spans


async def test_a_request_continues_the_trace_of_its_caller(client, tenant, spans):
    nobody = await client(tenant)
    answer = await nobody.get("organization", headers={"traceparent": ABOVE})
    (span,) = spans()
    assert span.name == "GET /api/organization"
    assert f"{span.context.trace_id:032x}" == ABOVE.split("-")[1]
    assert f"{span.parent.span_id:016x}" == ABOVE.split("-")[2]
    assert span.attributes["http.response.status_code"] == 200
    assert span.attributes["estante.tenant"] == tenant.key
    assert span.attributes["estante.request_id"] == answer.headers["x-request-id"]


async def test_a_failure_is_marked_and_a_strange_parent_begins_a_trace_of_its_own(client, tenant, spans):
    nobody = await client(tenant)
    await nobody.get("sample/mistake", headers={"traceparent": "00-what-is-this"})
    (span,) = spans()
    assert span.parent is None
    assert span.status.status_code.name == "ERROR"


def test_a_server_without_metrics_and_traces_does_not_load_them():
    program = (
        "import sys, json, estante.app, estante.telemetry.requests;"
        "heavy = ('prometheus_client', 'opentelemetry.exporter');"
        "print(json.dumps([one for one in heavy if one in sys.modules]))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert json.loads(done.stdout.splitlines()[-1]) == []


async def test_nothing_is_traced_unless_it_was_asked_for(platform, registry, tenant):
    assert platform.traces_url is None
    tracing.enable(platform, "server")
    app = create_app(platform, registry=registry)
    app.services.tenants.put(tenant)
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app)) as browser:
        assert (await browser.get(f"http://{tenant.hosts[0]}/api/organization")).status_code == 200
    await app.services.database.close()
