"""Which rows of a table are not told."""

import pytest
from estante_analytics.services.few import too_few, untold


@pytest.mark.spec("ANA-013", part="by subtraction")
@pytest.mark.parametrize(
    ("people", "hidden"),
    [
        ({"a": 7, "b": 3}, "ab"),
        ({"a": 9, "b": 7, "c": 4}, "bc"),
        ({"a": 7, "b": 3, "c": 4}, "bc"),
        ({"a": 9, "b": 5, "c": 0}, ""),
        ({"a": 3}, "a"),
        ({}, ""),
    ],
)
def test_no_row_of_few_is_what_is_left_of_a_total(people, hidden):
    assert untold(people) == set(hidden)
    assert too_few(people) == {key for key in people if 0 < people[key] < 5}
