"""The ranges of a qualitative scale: whether they go together, and what they leave out of 0 to 100 %."""

from collections.abc import Iterator, Sequence

from estante.api.errors import FieldError

from estante_settings.schemas.scale import ScaleGap, ScaleRange

WHOLE = 100.0
# Percentages are decimal numbers: a third of a scale is still a third.
CLOSE = 1e-6


def wrong_ranges(ranges: Sequence[ScaleRange]) -> list[FieldError]:
    """What is wrong, each at the row and the field of it; a row is called by its tag, and counted from 1."""
    wrong = [error for row, part in enumerate(ranges) for error in _wrong_alone(row, part)]
    wrong += _tags_twice(ranges)
    # What overlaps is asked of rows that are in themselves a range.
    wrong += [] if wrong else _overlaps(ranges)
    if total(ranges) > WHOLE + CLOSE:
        wrong.append(FieldError("ranges", "total_over_whole", {"total": _shown(total(ranges))}))
    return wrong


def total(ranges: Sequence[ScaleRange]) -> float:
    """How much of the scale the ranges cover, in percent."""
    return sum(max(part.to - part.from_, 0.0) for part in ranges)


def gaps(ranges: Sequence[ScaleRange]) -> list[ScaleGap]:
    """What no range covers, from below; none where the scale is complete."""
    gaps: list[ScaleGap] = []
    reached = 0.0
    for part in [*sorted(ranges, key=lambda part: part.from_), _END]:
        if part.from_ > reached + CLOSE:
            gaps.append(ScaleGap(reached, part.from_))
        reached = max(reached, part.to)
    return gaps


def _wrong_alone(row: int, part: ScaleRange) -> Iterator[FieldError]:
    if part.from_ > part.to:
        yield FieldError(f"ranges.{row}.to", "below_from", {"from": _shown(part.from_)})
    elif not part.from_ <= part.equivalence <= part.to:
        yield FieldError(f"ranges.{row}.equivalence", "outside_range", _limits(part))


def _tags_twice(ranges: Sequence[ScaleRange]) -> Iterator[FieldError]:
    first: dict[str, int] = {}
    for row, part in enumerate(ranges):
        tag = part.tag.strip().casefold()
        if tag in first:
            yield FieldError(f"ranges.{row}.tag", "tag_twice", {"row": first[tag] + 1})
        first.setdefault(tag, row)


def _overlaps(ranges: Sequence[ScaleRange]) -> Iterator[FieldError]:
    """Each row that begins within another; ranges that touch share only their border."""
    in_order = sorted(enumerate(ranges), key=lambda pair: (pair[1].from_, pair[1].to))
    widest = None
    for row, part in in_order:
        if widest is not None and (_ends(part) == _ends(widest) or part.from_ < widest.to - CLOSE):
            yield FieldError(f"ranges.{row}.from", "range_overlaps", _limits(widest))
        widest = part if widest is None or part.to >= widest.to else widest


def _limits(part: ScaleRange) -> dict[str, str | float]:
    return {"from": _shown(part.from_), "to": _shown(part.to), "tag": part.tag}


def _shown(percent: float) -> float:
    """A percentage as a sentence has it: 40, and 33.33."""
    return int(percent) if float(percent).is_integer() else round(percent, 2)


def _ends(part: ScaleRange) -> tuple[float, float]:
    return part.from_, part.to


_END = ScaleRange(tag="", from_=WHOLE, to=WHOLE, equivalence=WHOLE)
