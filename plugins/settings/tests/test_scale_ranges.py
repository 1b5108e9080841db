"""The ranges of a scale: what is wrong with them, by row and field, and what they leave out."""

import pytest
from estante_settings.schemas.scale import ScaleRange
from estante_settings.services.scale_ranges import gaps, total, wrong_ranges


def ranges(*rows: tuple[float, float, float]) -> list[ScaleRange]:
    """Ranges from `(from, to, equivalence)`, called A, B, C."""
    return [ScaleRange(chr(65 + at), *row) for at, row in enumerate(rows)]


def wrong(*rows: tuple[float, float, float]) -> dict[str, str]:
    return {error.field: error.code for error in wrong_ranges(ranges(*rows))}


@pytest.mark.spec("SET-045", part="from above to")
def test_a_range_ends_where_it_begins_or_later() -> None:
    assert wrong((0, 50, 0), (60, 50, 55)) == {"ranges.1.to": "below_from"}
    assert wrong((50, 50, 50)) == {}


@pytest.mark.spec("SET-046")
def test_an_equivalence_lies_within_its_range() -> None:
    for outside in (39.9, 60.1):
        assert wrong((40, 60, outside)) == {"ranges.0.equivalence": "outside_range"}
    assert wrong((40, 50, 40), (50, 60, 60)) == {}


@pytest.mark.spec("SET-049")
def test_ranges_may_touch_and_not_overlap_in_whatever_order_they_come() -> None:
    assert wrong((0, 50, 25), (50, 100, 75)) == {}
    assert wrong((40, 60, 50), (0, 50, 25)) == {"ranges.0.from": "range_overlaps"}
    assert wrong((0, 60, 1), (10, 20, 15), (30, 40, 35)) == {
        "ranges.1.from": "range_overlaps",
        "ranges.2.from": "range_overlaps",
    }
    assert wrong((50, 50, 50), (50, 50, 50)) == {"ranges.1.from": "range_overlaps"}


@pytest.mark.spec("SET-049")
def test_two_ranges_have_two_tags_whatever_their_case() -> None:
    twice = [ScaleRange("Logrado", 0, 40, 20), ScaleRange(" logrado", 40, 80, 60)]
    (error,) = wrong_ranges(twice)
    assert (error.field, error.code, error.params) == ("ranges.1.tag", "tag_twice", {"row": 1})


@pytest.mark.spec("SET-047")
def test_ranges_total_at_most_a_hundred_percent() -> None:
    assert wrong((0, 70, 0), (30, 100, 50))["ranges"] == "total_over_whole"
    assert "ranges" not in wrong((0, 100, 50))
    thirds = ranges((0, 100 / 3, 10), (100 / 3, 200 / 3, 50), (200 / 3, 100, 90))
    assert (wrong_ranges(thirds), gaps(thirds)) == ([], [])
    assert total([]) == 0


@pytest.mark.spec("SET-048", "SET-050")
def test_what_is_left_out_is_named_from_below() -> None:
    found = gaps(ranges((60, 90, 70), (0, 40, 20)))
    assert [(gap.from_, gap.to) for gap in found] == [(40, 60), (90, 100)]
    assert [(gap.from_, gap.to) for gap in gaps([])] == [(0, 100)]
    assert gaps(ranges((0, 40, 20), (40, 100, 70))) == []
