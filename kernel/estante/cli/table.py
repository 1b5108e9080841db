"""Calm tables for the terminal: columns of one width, no lines, a repeated first cell left out."""

from collections.abc import Sequence


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """The lines of a table, indented by two."""
    widths = [max(len(row[column]) for row in (head, *rows)) for column in range(len(head))]
    lines = [_line(head, widths), _line(["─" * width for width in widths], widths)]
    before = ""
    for row in rows:
        first = "" if row[0] == before else row[0]
        before = row[0]
        lines.append(_line([first, *row[1:]], widths))
    return lines


def _line(cells: Sequence[str], widths: Sequence[int]) -> str:
    return ("  " + "   ".join(cell.ljust(width) for cell, width in zip(cells, widths, strict=True))).rstrip()
