"""Codes, and the ISBNs that people write in their place."""

from itertools import combinations

import pytest
from estante_licenses import codes


@pytest.mark.spec("LIC-005", part="how a code looks")
def test_codes_are_long_unlike_each_other_and_of_no_look_alike_signs():
    drawn = [codes.draw_code() for _ in range(500)]
    assert len(set(drawn)) == 500
    assert all(len(code) >= 12 and codes.is_code(code) for code in drawn)
    # Of each set that looks alike one sign at most is there.
    for alike in ("0ODQ", "1IL", "5S", "8B", "2Z", "6G", "UV"):
        assert len(set(alike) & set(codes.ALPHABET)) <= 1
    assert len(codes.ALPHABET) == len(set(codes.ALPHABET)) == 23


def test_the_last_sign_finds_a_wrong_sign_and_two_that_changed_places():
    code = codes.draw_code()
    for at, sign in enumerate(code):
        others = [other for other in codes.ALPHABET if other != sign]
        assert not any(codes.is_code(code[:at] + other + code[at + 1 :]) for other in others)
    for first, second in combinations(range(len(code)), 2):
        swapped = [*code]
        swapped[first], swapped[second] = code[second], code[first]
        assert codes.is_code("".join(swapped)) is (code[first] == code[second])


def test_what_people_write_is_read_in_any_case_with_and_without_dashes():
    code = codes.draw_code()
    grouped = "-".join(code[at : at + 4] for at in range(0, 16, 4))
    for written in (code, code.lower(), grouped, f" {grouped.lower()} ", code.replace("", " ")):
        assert codes.plain(written) == code
    for other in ("", code[:-1], code + code[0]):
        assert not codes.is_code(other)


@pytest.mark.parametrize(
    ("written", "isbns"),
    [
        ("978-84-376-0494-7", ["9788437604947"]),
        ("84-376-0494-x", ["843760494X"]),
        ("9788437604947, 978 84 376 0495 4", ["9788437604947", "9788437604954"]),
        ("9788437604947; 9788437604947", ["9788437604947"]),
        ("9788437604947, hola", []),
        ("12345", []),
        (" , ", []),
    ],
)
def test_isbns_are_told_from_anything_else(written, isbns):
    assert codes.isbns_of(written) == isbns
