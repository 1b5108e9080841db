"""What the cards of a batch say."""

from msgspec import Struct


class CardLook(Struct, frozen=True):
    """The words of every card: the organization, its colour (`#0f5d6c`), how to redeem, and until when.

    `address` is that of the page that redeems, to which `?code=` and a code are added.
    """

    organization: str
    colour: str
    title: str
    how: str
    address: str
    ends: str = ""
