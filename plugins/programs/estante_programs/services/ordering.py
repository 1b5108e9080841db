"""Orders by fractional keys: a row that moves gets a key between two others, and those keep theirs."""

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from itertools import groupby
from uuid import UUID

from fractional_indexing import generate_key_between, generate_n_keys_between


def key_at(keys: Sequence[str], place: int | None) -> str:
    """A key for a row that comes in at a place from 1, or behind all of them; `keys` are in order."""
    at = len(keys) if place is None else min(place - 1, len(keys))
    behind = keys[at - 1] if at > 0 else None
    key: str = generate_key_between(behind, keys[at] if at < len(keys) else None)
    return key


def moved_keys(keys: Mapping[UUID, str], wanted: Sequence[UUID]) -> dict[UUID, str]:
    """New keys for as few rows as possible, so that they all stand in the wanted order.

    `keys` are those that rows have; a row that has none, because it comes from elsewhere, gets one.
    """
    staying = _longest_rising([guid for guid in wanted if guid in keys], keys)
    moved: dict[UUID, str] = {}
    runs = [(stays, list(run)) for stays, run in groupby(wanted, staying.__contains__)]
    for at, (stays, run) in enumerate(runs):
        if not stays:
            behind = keys[runs[at - 1][1][-1]] if at > 0 else None
            before = keys[runs[at + 1][1][0]] if at + 1 < len(runs) else None
            moved.update(zip(run, generate_n_keys_between(behind, before, len(run)), strict=True))
    return moved


def with_moved(present: Sequence[UUID], wanted: Sequence[UUID], moved: UUID) -> list[UUID]:
    """The order that is there, with one row where the wanted one has it.

    That is behind the nearest row before it that is still there: what others moved meanwhile stays.
    """
    others = [guid for guid in present if guid != moved]
    ahead = reversed(wanted[: wanted.index(moved)])
    behind = next((guid for guid in ahead if guid in others), None)
    place = 0 if behind is None else others.index(behind) + 1
    return [*others[:place], moved, *others[place:]]


def _longest_rising(guids: Sequence[UUID], keys: Mapping[UUID, str]) -> set[UUID]:
    """The most rows whose keys are in order already (patience sorting)."""
    tops: list[str] = []
    ends: list[UUID] = []
    previous: dict[UUID, UUID | None] = {}
    for guid in guids:
        at = bisect_left(tops, keys[guid])
        previous[guid] = ends[at - 1] if at > 0 else None
        tops[at : at + 1] = [keys[guid]]
        ends[at : at + 1] = [guid]
    rising: set[UUID] = set()
    last = ends[-1] if ends else None
    while last is not None:
        rising.add(last)
        last = previous[last]
    return rising
