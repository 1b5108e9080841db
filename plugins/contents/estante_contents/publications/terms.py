"""Categories and publishers: what the selects of a publication's form offer."""

from collections.abc import Iterable
from uuid import UUID, uuid5

from estante.api import audit
from estante.api.access import Principal
from estante.api.database import Transaction
from estante.api.errors import FieldError, ValidationFailed
from estante.api.tenants import Tenant, Texts
from sqlalchemy import func, select
from sqlalchemy.dialects.postgresql import insert
from uuid_utils.compat import uuid7

from estante_contents.publications.models import PublicationCategory, Publisher
from estante_contents.publications.schemas import TermRow

Term = type[PublicationCategory] | type[Publisher]
ENTITIES: dict[Term, str] = {PublicationCategory: "publication_category", Publisher: "publisher"}
# What every organization begins with, by the text of each.
BUILT_IN = ("textbook", "workbook", "reading", "teacher_guide", "reference", "assessment", "resources")


def category_guid(tenant: Tenant, word: str) -> UUID:
    """The guid of one of the usual categories."""
    return uuid5(tenant.guid, f"category:{word}")


class TermService:
    """Reads and writes them in the request's transaction."""

    def __init__(self, session: Transaction, principal: Principal, texts: Texts) -> None:
        self._session, self._principal, self._texts = session, principal, texts

    async def add(self, model: Term, word: str) -> TermRow:
        """A category or publisher, made unless there is one of this name already.

        Raises:
            ValidationFailed: it is empty.
        """
        clean = " ".join(word.split())
        if not clean:
            raise ValidationFailed(fields=[FieldError("name", "required")])
        made = await self._insert(model, [(uuid7(), clean)])
        if made:
            entity = ENTITIES[model]
            detail: dict[str, audit.Detail] = {"name": clean}
            await audit.record(
                self._session, self._principal, "publications.create_term", entity, made[0], detail
            )
        rows = await self._session.execute(
            select(model.guid, model.name).where(func.lower(model.name) == func.lower(clean))
        )
        return TermRow(*rows.one())

    async def categories(self) -> list[TermRow]:
        """The categories; an organization gets the usual ones, in its language, when they are first read."""
        tenant = self._principal.tenant
        rows = select(PublicationCategory.guid, PublicationCategory.name)
        known = {guid: name for guid, name in await self._session.execute(rows)}
        if missing := [word for word in BUILT_IN if category_guid(tenant, word) not in known]:
            t = self._texts.translator(tenant.default_language, "contents", tenant=tenant)
            named = [(category_guid(tenant, word), t(f"publications.categories.{word}")) for word in missing]
            made = await self._insert(PublicationCategory, named)
            known |= {guid: name for guid, name in named if guid in made}
        return [TermRow(guid, name) for guid, name in known.items()]

    async def _insert(self, model: Term, rows: Iterable[tuple[UUID, str]]) -> list[UUID]:
        tenant_id = self._principal.tenant.guid
        values = [{"tenant_id": tenant_id, "guid": guid, "name": name} for guid, name in rows]
        made = insert(model).values(values).on_conflict_do_nothing().returning(model.guid)
        return list(await self._session.scalars(made))
