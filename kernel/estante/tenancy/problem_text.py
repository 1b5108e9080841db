"""What is wrong with a value in a tenant's file, for whoever wrote it and never saw our types."""

import re

from estante.decoding import Problem

KINDS = {
    "array": 'a list, such as ["one", "two"]',
    "object": "a table, such as {name = value}",
    "str": 'a text in quotation marks, such as "one"',
    "bool": "true or false, without quotation marks",
    "int": "a whole number, without quotation marks",
    "float": "a number, without quotation marks",
    "uuid": "a guid in quotation marks, as the command uuidgen prints one",
}
SHOWN = {"array": "a list", "object": "a table", "str": "a text", "bool": "true or false", "int": "a number"}
PATTERNS = {
    r"^#[0-9a-fA-F]{6}$": "a colour such as #0f5d6c: a # and six digits from 0 to f",
    r"^https?://": "an address that begins with https://",
    r"^https?://(\*\.)?[a-z0-9.-]+(:\d{1,5})?$": "an origin such as https://campus.example, without a path",
}
_WRONG_KIND = re.compile(r"^Expected `([^`]+)`, got `([^`]+)`")
_PATTERN = re.compile(r"matching regex '(.*)'$")
_BOUND = re.compile(r"(of length )?(>=|<=) ?([\d.]+)$")


def describe_problem(problem: Problem) -> str:
    """One sentence that says what to write."""
    detail = problem.detail
    if wrong := _WRONG_KIND.match(detail):
        wanted, got = (part.split(" | ")[0] for part in wrong.groups())
        return f"must be {KINDS.get(wanted, wanted)}, and is {SHOWN.get(got, got)}"
    if pattern := _PATTERN.search(detail):
        return f"must be {PATTERNS.get(pattern.group(1).replace(chr(92) * 2, chr(92)), 'written otherwise')}"
    if bound := _BOUND.search(detail):
        of_length, sign, number = bound.groups()
        measure = f"{number} characters or entries" if of_length else number
        return f"must be {'at least' if sign == '>=' else 'at most'} {measure}"
    if allowed := problem.params.get("allowed"):
        return f"must be one of {allowed}"
    if "UUID" in detail:
        return f"must be {KINDS['uuid']}"
    return detail
