"""What a list call answers: `data` is the array and `meta` says where in the whole it stands (A050)."""

from collections.abc import Sequence
from typing import Generic, TypeVar

from msgspec import Struct

T = TypeVar("T")
CAP = 10_000


class Page(Struct, Generic[T], frozen=True):
    """One page of rows. `total` is exact up to `CAP`; above it `total_is_capped` is true."""

    rows: Sequence[T]
    total: int
    page: int
    page_size: int
    total_is_capped: bool = False
