"""Who asks by xAPI: a client of the organization, somebody by their session, or a content that is open."""

from uuid import UUID

from msgspec import Struct

from estante_lrs.xapi.errors import NotYours
from estante_lrs.xapi.names import Json, identity_of, people_in


class Asker(Struct, frozen=True, kw_only=True):
    """Who asks, and what of the store is theirs.

    `own` are the identities of a person who may speak for nobody else; None for whoever may for all.
    `authority` is the agent that vouches for what is stored. A content that somebody has open reads only
    what is said of `reads_only`, the key of the actor that it knows the person as, and makes nothing void.
    """

    authority: Json
    may_read: bool = True
    may_write: bool = True
    person_guid: UUID | None = None
    own: frozenset[str] | None = None
    reads_only: UUID | None = None
    may_void: bool = True
    # The session of cmi5 that speaks.
    session_guid: UUID | None = None

    def check_actor(self, agent: Json) -> None:
        """Raises NotYours: 403, where the agent is somebody else, or a group with somebody else in it."""
        if self.own is not None and (
            identity_of(agent) not in self.own or not self.own.issuperset(people_in(agent))
        ):
            raise NotYours

    def check_reading(self) -> None:
        """Raises NotYours: 403, where the credential is for writing only."""
        if not self.may_read:
            raise NotYours

    def check_writing(self) -> None:
        """Raises NotYours: 403, where somebody may only read."""
        if not self.may_write:
            raise NotYours

    def check_voiding(self) -> None:
        """Raises NotYours: 403, where a content would make a statement void."""
        if not self.may_void:
            raise NotYours

    def check_shared(self) -> None:
        """Raises NotYours: 403, where a learner would change what belongs to everybody."""
        if self.own is not None:
            raise NotYours
