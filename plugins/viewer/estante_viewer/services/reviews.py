"""Reviews: one person's two ratings of a content, and everybody's averages."""

from collections.abc import Mapping, Sequence
from typing import ClassVar
from uuid import UUID

import msgspec
from estante.api import audit
from estante.api.errors import Duplicate, FieldError, ValidationFailed
from estante.api.records import Records
from sqlalchemy import Select, select, text

from estante_viewer.models import Review
from estante_viewer.schemas.marks import Reviews, WriteReview

LOWEST, HIGHEST = 1, 5
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


class ReviewService(Records[Review]):
    """Reviews as the person who asks sees them."""

    entity, section, title = "review", "reviews", "guid"
    unique: ClassVar = {"content_guid": Duplicate.code}

    def visible(self) -> Select[Review]:
        """The person's own."""
        return select(Review).where(Review.person_guid == self.principal.guid)

    def values(self, record: Review | None, sent: WriteReview) -> dict[str, object]:
        """Both ratings as numbers.

        Raises:
            ValidationFailed: a rating is no whole number of 1 to 5.
        """
        ratings = {name: stars(name, getattr(sent, name)) for name in ("usefull_rating", "difficult_rating")}
        if wrong := [rating for rating in ratings.values() if isinstance(rating, FieldError)]:
            raise ValidationFailed(fields=wrong)
        return dict(ratings)

    async def rate(self, content: UUID, review: WriteReview) -> Review:
        """Rate a content; a second rating replaces the first.

        Raises:
            ValidationFailed: a rating is no whole number of 1 to 5.
        """
        try:
            return await self.create(review, content_guid=content, person_guid=self.principal.guid)
        except Duplicate:
            own = await self.session.scalar(self._of(content))
            if own is None:
                raise
            return await self.update(own.guid, review)

    async def of(self, content: UUID) -> Reviews:
        """The person's own rating of a content and the averages of all."""
        own = await self.session.scalar(self._of(content))
        keys = {"tenant": self.principal.tenant.guid, "content": content}
        averages = (await self.session.execute(AVERAGES, keys)).mappings().one()
        return msgspec.convert({"own": own, **averages}, Reviews, from_attributes=True)

    def detail(self, record: Review) -> dict[str, audit.Detail]:
        """The content and both ratings."""
        return {
            "content": str(record.content_guid),
            "usefull": record.usefull_rating,
            "difficult": record.difficult_rating,
        }

    async def record_change(
        self, record: Review, fields: Sequence[str], changes: Mapping[str, object] | None = None
    ) -> None:
        """Audit what the ratings are now."""
        await self.record_act(record, "update", self.detail(record))

    def _of(self, content: UUID) -> Select[Review]:
        return self.visible().where(Review.content_guid == content)
