"""Reviews: one person's two ratings of a content, and everybody's averages."""
# ruff: noqa: S608 - the SQL is put together from constants of this file

from uuid import UUID

import msgspec
from estante.api import audit
from estante.api.access import Principal
from estante.api.errors import FieldError, ValidationFailed
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncSession
from uuid_utils.compat import uuid7

from estante_viewer.schemas.marks import ReviewRow, Reviews, WriteReview

LOWEST, HIGHEST = 1, 5
ROW = "guid, content_guid, usefull_rating, difficult_rating, updated_at"
WRITE = text(f"""
INSERT INTO reviews (tenant_id, guid, person_guid, content_guid, usefull_rating, difficult_rating)
VALUES (:tenant, :guid, :person, :content, :usefull, :difficult)
ON CONFLICT (tenant_id, content_guid, person_guid) DO UPDATE SET
  usefull_rating = excluded.usefull_rating, difficult_rating = excluded.difficult_rating, updated_at = now()
RETURNING {ROW}, xmax = 0 AS is_new
""")
OWN = text(f"""
SELECT {ROW} FROM reviews
WHERE tenant_id = :tenant AND content_guid = :content AND person_guid = :person
""")
AVERAGES = text("""
SELECT count(*) AS count, round(avg(usefull_rating), 2)::float8 AS usefull_average,
  round(avg(difficult_rating), 2)::float8 AS difficult_average
FROM reviews WHERE tenant_id = :tenant AND content_guid = :content
""")


def stars(field: str, rating: int | str) -> int | FieldError:
    """A rating of 1 to 5 from a number or its digits (VIE-201, VIE-202)."""
    digits = str(rating).strip()
    if digits.isascii() and digits.isdigit() and len(digits) <= 2 and LOWEST <= int(digits) <= HIGHEST:
        return int(digits)
    return FieldError(field, "between", {"min": LOWEST, "max": HIGHEST})


class ReviewService:
    """Reviews as the person who asks sees them."""

    def __init__(self, session: AsyncSession, principal: Principal) -> None:
        self._session = session
        self._principal = principal

    async def write(self, content: UUID, review: WriteReview) -> ReviewRow:
        """Rate a content; a second rating replaces the first.

        Raises:
            ValidationFailed: a rating is no whole number of 1 to 5.
        """
        usefull = stars("usefull_rating", review.usefull_rating)
        difficult = stars("difficult_rating", review.difficult_rating)
        wrong = [rating for rating in (usefull, difficult) if isinstance(rating, FieldError)]
        if wrong:
            raise ValidationFailed(fields=wrong)
        values = self._keys(content, guid=uuid7(), usefull=usefull, difficult=difficult)
        row = (await self._session.execute(WRITE, values)).mappings().one()
        action = "reviews.create" if row["is_new"] else "reviews.update"
        detail: dict[str, audit.Detail] = {
            "content": str(content),
            "usefull": row["usefull_rating"],
            "difficult": row["difficult_rating"],
        }
        await audit.record(self._session, self._principal, action, "review", row["guid"], detail)
        return msgspec.convert(dict(row), ReviewRow)

    async def of(self, content: UUID) -> Reviews:
        """The person's own rating of a content and the averages of all."""
        own = (await self._session.execute(OWN, self._keys(content))).mappings().first()
        averages = (await self._session.execute(AVERAGES, self._keys(content))).mappings().one()
        return msgspec.convert({"own": dict(own) if own else None, **averages}, Reviews)

    def _keys(self, content: UUID, **values: object) -> dict[str, object]:
        principal = self._principal
        return {"tenant": principal.tenant.guid, "person": principal.guid, "content": content, **values}
