"""Every route says who may call it and which plugin it belongs to; the open ones are named here."""

from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest
from estante.actions import Action
from estante.app import create_app
from estante.cli.boot import NOWHERE
from estante.config import load_platform
from litestar.handlers import HTTPRouteHandler

API = "/api/"
WAYS = ("action", "public", "session")
DOCUMENTS = ("PUT", "POST", "DELETE")
XAPI = {
    "about": (),
    "activities": ("POST",),
    "activities/profile": DOCUMENTS,
    "activities/state": DOCUMENTS,
    "agents": ("POST",),
    "agents/profile": DOCUMENTS,
    "statements": ("PUT", "POST"),
}
# Whoever opens a route to everybody writes it down here.
PUBLIC = {
    "GET /api/front/public-viewer/{content_guid}",
    "GET /api/health",
    "GET /api/identity-providers",
    "GET /api/langs",
    "GET /api/langs/scopes",
    "GET /api/openapi.json",
    # An LMS reads the keys; it begins a launch, and a signed token of it says who comes.
    "GET /api/lti/.well-known/jwks.json",
    "GET /api/lti/authorize",
    "POST /api/lti/authorize",
    "GET /api/lti/deep-linking/{ticket}",
    "GET /api/lti/login",
    "POST /api/lti/launch",
    "POST /api/lti/login",
    # A key of 256 bits, good for one answer.
    "POST /api/lrs/cmi5/fetch",
    # xAPI's own: they take the credentials of clients too, and answer nobody without one.
    *(
        f"{method} /api/lrs/xapi/{path}"
        for path, methods in XAPI.items()
        for method in ("GET", "HEAD", *methods)
    ),
    "GET /api/mint/lessons/{guid}/reading",
    "GET /api/organization",
    "GET /api/organization/css/stylesheet",
    "GET /api/organization/css/stylesheet.css",
    "GET /api/organization/fonts/{guid}",
    "GET /api/storage/{path}",
    "GET /api/ui/manifest",
    "GET /api/viewer/settings",
    "OPTIONS /api/uploads",
    "POST /api/front/login",
    "POST /api/front/login-oauth",
    "POST /api/front/recover-account",
    "POST /api/front/recover-account-password",
    "POST /api/login",
    "POST /api/login-oauth",
    "POST /api/login/second-step",
    "POST /api/login/second-step/passkey",
    "POST /api/mint/lessons/{guid}/questions/{question_guid}/answer",
}


@pytest.fixture(scope="module")
def unserved(registry, tmp_path_factory) -> Any:
    """The application, with nothing to talk to."""
    platform = load_platform({"ESTANTE_BASE_PATH": str(tmp_path_factory.mktemp("routes"))})
    return create_app(platform.at(NOWHERE), registry=registry)


@pytest.fixture(scope="module")
def opts(unserved) -> dict[str, dict[str, Any]]:
    """`GET /api/jobs` -> what its handler declares."""
    return dict(declared(unserved))


def declared(app: Any) -> Iterator[tuple[str, dict[str, Any]]]:
    for route in app.routes:
        for handler in getattr(route, "route_handlers", ()):
            # The gate hands nothing outside of the API base on: what Litestar adds there is never reached.
            if isinstance(handler, HTTPRouteHandler) and route.path_format.startswith(API):
                for method in handler.http_methods:
                    # Litestar answers OPTIONS by itself where no handler does: no code of ours is reached.
                    if method != "OPTIONS" or handler.http_methods == {"OPTIONS"}:
                        yield f"{method} {route.path_format}", handler.opt


def is_automatic(claim: str, opt: dict[str, Any]) -> bool:
    return claim.startswith("OPTIONS ") and not any(opt.get(way) for way in WAYS)


@pytest.mark.spec("KER-061")
def test_every_route_has_an_action_or_is_public_or_needs_a_session(opts):
    unclear = {
        claim: [way for way in WAYS if opt.get(way)]
        for claim, opt in opts.items()
        if not is_automatic(claim, opt) and sum(bool(opt.get(way)) for way in WAYS) != 1
    }
    assert unclear == {}, "declare exactly one of action=, public=True and session=True"


def test_every_action_of_a_route_is_in_a_manifest(opts, registry):
    unknown = {
        claim: str(opt["action"])
        for claim, opt in opts.items()
        if opt.get("action")
        and not (isinstance(opt["action"], Action) and str(opt["action"]) in registry.actions)
    }
    assert unknown == {}


def test_every_route_belongs_to_a_working_plugin(opts, registry):
    lost = {claim for claim, opt in opts.items() if not is_automatic(claim, opt)}
    lost -= {claim for claim, opt in opts.items() if opt.get("plugin") in registry.plugins}
    assert lost == set()


def test_the_open_routes_are_those_that_are_named_here(opts):
    assert {claim for claim, opt in opts.items() if opt.get("public")} == PUBLIC


def test_flags_of_routes_are_registered(opts, registry):
    assert {opt["flag"] for opt in opts.values() if opt.get("flag")} <= set(registry.flags)


def answers_token(kind: Any) -> bool:
    """Whether a handler's answer has a token in it, at any depth."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return any(one.name == "token" or answers_token(one.type) for one in msgspec.structs.fields(kind))
    return any(answers_token(one) for one in get_args(kind))


def test_no_answer_with_a_token_can_be_kept(unserved):
    careless = {
        route.path_format
        for route in unserved.routes
        for handler in getattr(route, "route_handlers", ())
        if isinstance(handler, HTTPRouteHandler) and "POST" in handler.http_methods
        if not handler.opt.get("public") and not handler.opt.get("answers_secret")
        if answers_token(handler.parsed_fn_signature.return_type.annotation)
    }
    assert careless == set(), "declare answers_secret=True"
