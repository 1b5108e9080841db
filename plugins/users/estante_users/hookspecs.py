"""The hooks that the users plugin adds to the kernel's."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from estante.api.plugins import hookspec

from estante_users.contracts import Memberships, PersonRule, Subscriptions

# What one plugin gives to a hook and no other may give too; a second one is set aside.
CLAIMS: Mapping[str, Callable[[Any], str]] = {
    "register_memberships": lambda _value: "the memberships of people",
    "register_subscriptions": lambda _value: "the subscriptions of people",
    "register_person_rules": lambda value: f"the rule of people `{value.name}`",
}


@hookspec
def register_memberships() -> Sequence[Memberships]:  # type: ignore[empty-body]
    """Give the schools and groups that people are in."""


@hookspec
def register_subscriptions() -> Sequence[Subscriptions]:  # type: ignore[empty-body]
    """Give what people have subscribed to."""


@hookspec
def register_person_rules() -> Sequence[PersonRule]:  # type: ignore[empty-body]
    """Give rules that changes of people have to keep to, beside those of people themselves."""
