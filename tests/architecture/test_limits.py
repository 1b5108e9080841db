"""Every call that may cost says how often it may be asked, or why that need not be said."""

from typing import Any

import pytest
from estante.app import create_app
from estante.cli.boot import NOWHERE
from estante.config import load_platform
from estante.http.limits import Hourly, Limit
from estante.tenancy.tenant import HourlyCalls

from .test_routes import declared

# What reads, and yet works or asks outside.
COSTLY_READS = {"GET /api/cms/metascraper": "links", "GET /api/users/access-token": "writes"}


@pytest.fixture(scope="module")
def opts(registry: Any, tmp_path_factory: pytest.TempPathFactory) -> dict[str, dict[str, Any]]:
    platform = load_platform({"ESTANTE_BASE_PATH": str(tmp_path_factory.mktemp("limits"))})
    return dict(declared(create_app(platform.at(NOWHERE), registry=registry)))


def test_every_post_has_a_limit_or_says_why_not(opts: dict[str, dict[str, Any]]) -> None:
    posts = {claim: opt for claim, opt in opts.items() if claim.startswith("POST ")}
    assert len(posts) > 25
    open_ended = {
        claim
        for claim, opt in posts.items()
        if not isinstance(opt.get("limit"), Hourly | Limit) and len(str(opt.get("unlimited", ""))) < 10
    }
    assert open_ended == set(), 'declare limit=Hourly("…"), or unlimited="why"'


def test_nothing_has_a_limit_and_a_reason_to_have_none(opts: dict[str, dict[str, Any]]) -> None:
    assert [claim for claim, opt in opts.items() if opt.get("limit") and opt.get("unlimited")] == []


def test_every_kind_of_limit_is_used_and_a_setting_of_the_tenant(opts: dict[str, dict[str, Any]]) -> None:
    used = {limit.kind for opt in opts.values() if isinstance(limit := opt.get("limit"), Hourly)}
    assert used == set(HourlyCalls.__struct_fields__)


@pytest.mark.parametrize(("claim", "kind"), COSTLY_READS.items())
def test_costly_reads_have_a_limit_too(opts: dict[str, dict[str, Any]], claim: str, kind: str) -> None:
    assert opts[claim]["limit"] == Hourly(kind)  # type: ignore[arg-type]
