"""Traces by OpenTelemetry: off unless the platform has a `traces_url`, and not imported before.

The caller's `traceparent` is continued. How many are kept is OpenTelemetry's setting, `OTEL_TRACES_SAMPLER`.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from estante.config import SettingsInvalid

if TYPE_CHECKING:
    from opentelemetry.sdk.trace.export import SpanExporter
    from opentelemetry.trace import Span, Tracer

    from estante.config import Platform

_tracer: "Tracer | None" = None
CARRIED = (b"traceparent", b"tracestate")
FAILED = 500


class RequestSpan:
    """The span of one request."""

    def __init__(self, span: "Span", token: object) -> None:
        self._span, self._token = span, token

    def end(self, route: str, status: int, scope: Any) -> None:
        """Name it by what was found out meanwhile."""
        from opentelemetry import context  # noqa: PLC0415
        from opentelemetry.trace import StatusCode  # noqa: PLC0415

        state = scope.get("state", {})
        tenant = state.get("tenant")
        self._span.update_name(f"{scope['method']} {route}")
        self._span.set_attribute("http.route", route)
        self._span.set_attribute("http.response.status_code", status)
        self._span.set_attribute("estante.request_id", state.get("request_id", ""))
        if tenant is not None:
            self._span.set_attribute("estante.tenant", tenant.key)
        if status >= FAILED:
            self._span.set_status(StatusCode.ERROR)
        state["trace_id"] = f"{self._span.get_span_context().trace_id:032x}"
        context.detach(self._token)  # type: ignore[arg-type]
        self._span.end()


def enable(platform: "Platform", service: str, exporter: "SpanExporter | None" = None) -> None:
    """Trace from now on, if the platform's settings want it.

    Raises:
        SettingsInvalid: they do, and OpenTelemetry is not installed.
    """
    global _tracer  # noqa: PLW0603 - one a process
    if platform.traces_url is None:
        return
    try:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter  # noqa: PLC0415
        from opentelemetry.sdk.resources import Resource  # noqa: PLC0415
        from opentelemetry.sdk.trace import TracerProvider  # noqa: PLC0415
        from opentelemetry.sdk.trace.export import BatchSpanProcessor  # noqa: PLC0415
    except ImportError as error:
        raise SettingsInvalid(
            "Traces need OpenTelemetry, which is not installed: `pip install estante[tracing]`,"
            " or leave ESTANTE_TRACES_URL out."
        ) from error
    provider = TracerProvider(resource=Resource.create({"service.name": f"estante-{service}"}))
    provider.add_span_processor(BatchSpanProcessor(exporter or OTLPSpanExporter(platform.traces_url)))
    _tracer = provider.get_tracer("estante")


def start_request(scope: Any) -> RequestSpan | None:
    """Begin a request's span, below the caller's own."""
    if _tracer is None:
        return None
    from opentelemetry import context  # noqa: PLC0415
    from opentelemetry.trace import SpanKind, set_span_in_context  # noqa: PLC0415
    from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator  # noqa: PLC0415

    carried = {name.decode(): value.decode("latin-1") for name, value in scope["headers"] if name in CARRIED}
    above = TraceContextTextMapPropagator().extract(carried)
    span = _tracer.start_span(scope["method"], above, SpanKind.SERVER)
    span.set_attribute("http.request.method", scope["method"])
    return RequestSpan(span, context.attach(set_span_in_context(span, above)))


@contextmanager
def job(kind: str, tenant: str, guid: str) -> Iterator[None]:
    """The span of one run of a job."""
    if _tracer is None:
        yield
        return
    with _tracer.start_as_current_span(f"job {kind}") as span:
        span.set_attribute("estante.tenant", tenant)
        span.set_attribute("estante.job", guid)
        yield
