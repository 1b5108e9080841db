"""What a list call answers: `data` is the array and `meta` says where in the whole it stands (A050)."""

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from msgspec import Struct

from estante.database.totals import CAP

T = TypeVar("T")
U = TypeVar("U")


class Page(Struct, Generic[T], frozen=True):
    """One page of rows. `total` is exact up to `CAP`; above it `total_is_capped` is true.

    `suggestion` is what was searched in place of words that nothing has.
    """

    rows: Sequence[T]
    total: int
    page: int
    page_size: int
    total_is_capped: bool = False
    suggestion: str = ""

    @classmethod
    def counted(
        cls, rows: Sequence[T], total: int, page: int, page_size: int, suggestion: str = ""
    ) -> "Page[T]":
        """A page of a list whose rows were counted up to `CAP` + 1."""
        return cls(rows, min(total, CAP), page, page_size, total > CAP, suggestion)

    def map(self, answer: Callable[[T], U]) -> "Page[U]":
        """The same page with each row made into something else."""
        rows = [answer(row) for row in self.rows]
        return Page(rows, self.total, self.page, self.page_size, self.total_is_capped, self.suggestion)
