"""Migrations of the viewer that change what is already there."""

from collections.abc import Iterator
from typing import Any

import pytest
from estante.config import Platform
from estante.database.histories import KERNEL, History, history_of
from estante.testing.schemas import Schema, empty_schema

VALUES = {
    "reviews.usefull_rating": 1,
    "reviews.difficult_rating": 1,
    "sessions.kind": "session",
    "second_factors.kind": "totp",
    "comments.shared_type": "other",
    "reports.status": "open",
}
ADD = (
    "INSERT INTO consumptions (tenant_id, guid, person_guid, content_guid, type, progress_ends, covered,"
    " completion_status) SELECT %s, gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'CTTY_10', 1,"
    " '{[0,30)}', %s"
)
BOTH = "completion_status, success_status"


@pytest.fixture
def viewer() -> History:
    history = history_of("viewer", "estante_viewer")
    assert history is not None
    return history


@pytest.fixture
def schema(platform: Platform) -> Iterator[Schema]:
    """A database with the kernel's tables."""
    with empty_schema(platform) as made:
        made.to(KERNEL, "heads")
        yield made


def row(schema: Schema, columns: str) -> tuple[Any, ...]:
    with schema.owner() as owner:
        (found,) = owner.execute(f"SELECT {columns} FROM consumptions").fetchall()  # noqa: S608
    return tuple(found)


def test_every_step_goes_down_and_up_over_data(schema: Schema, viewer: History) -> None:
    schema.down_and_up(viewer, VALUES)


def test_one_word_for_two_things_becomes_two_and_one_again(schema: Schema, viewer: History) -> None:
    schema.to(viewer, "viewer_0001")
    with schema.owner() as owner:
        owner.execute(ADD, [schema.tenant, "failed"])
    for _ in range(2):
        assert row(schema, "completion_status") == ("failed",)
        schema.to(viewer, "viewer_0002")
        assert row(schema, BOTH) == ("completed", "failed")
        schema.to(viewer, "viewer_0001")


def test_what_an_earlier_form_of_a_step_left_is_put_right(schema: Schema, viewer: History) -> None:
    schema.to(viewer, "viewer_0002")
    with schema.owner() as owner:
        owner.execute(ADD, [schema.tenant, "passed"])
    schema.to(viewer, "viewer_0003")
    assert row(schema, f"{BOTH}, is_measured") == ("completed", "passed", False)


def test_a_length_that_nobody_learnt_is_what_was_seen(schema: Schema, viewer: History) -> None:
    schema.to(viewer, "viewer_0003")
    with schema.owner() as owner:
        owner.execute(ADD, [schema.tenant, None])
        owner.execute("UPDATE consumptions SET progress_ends = NULL")
    schema.to(viewer, "viewer_0002")
    assert row(schema, "progress_ends") == (30,)
