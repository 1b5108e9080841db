"""Calm tables for the terminal: columns of one width, no lines, first cells left out when repeated."""

from collections.abc import Sequence


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """The lines of a table, indented by two."""
    widths = [max(len(row[column]) for row in (head, *rows)) for column in range(len(head))]
    lines = [_line(head, widths), _line(["─" * width for width in widths], widths)]
    for before, row in zip([(), *rows], rows, strict=False):
        same = next((at for at, pair in enumerate(zip(before, row, strict=False)) if pair[0] != pair[1]), 0)
        lines.append(_line(["" if at < same else cell for at, cell in enumerate(row)], widths))
    return lines


def _line(cells: Sequence[str], widths: Sequence[int]) -> str:
    return ("  " + "   ".join(cell.ljust(width) for cell, width in zip(cells, widths, strict=True))).rstrip()
