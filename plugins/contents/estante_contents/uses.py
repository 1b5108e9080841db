"""What contents, collections and publications use: languages, the settings' parts, and each other."""

from collections.abc import Sequence
from typing import Any

from estante.api.records import Uses, count_of
from estante.api.tenants import language_uses
from estante_settings.contracts import (
    COUNTRY,
    DISCIPLINE,
    EDUCATION_LEVEL,
    EDUCATION_YEAR,
    LEARNING_OBJECTIVE,
    country_uses,
)
from sqlalchemy import ColumnElement, exists, select

from estante_contents.collections.models import Collection, CollectionContent, CollectionLevel
from estante_contents.contracts import COLLECTION_RECORDS, CONTENT_RECORDS
from estante_contents.layouts.models import LayoutHotspot
from estante_contents.library.models import LibraryResource
from estante_contents.models import (
    Content,
    ContentDependency,
    ContentDiscipline,
    ContentLanguage,
    ContentLevel,
    ContentObjective,
    ContentYear,
)
from estante_contents.publications.models import (
    Publication,
    PublicationCollection,
    PublicationContent,
    PublicationDiscipline,
    PublicationLevel,
    PublicationYear,
)
from estante_contents.questions.models import Exercise
from estante_contents.tracks.models import ContentTrack

CONTENTS = "contents.uses.contents"
COLLECTIONS, PUBLICATIONS = "collections.uses.collections", "publications.uses.publications"


def _use(of: str, column: Any, parameter: str, *, forbids: bool = False) -> Uses:
    """A use by living collections, or publications, which the list shows by a filter."""
    table = column.class_
    is_collections = table in (Collection, CollectionContent, CollectionLevel)
    model: type[Collection] | type[Publication] = Collection if is_collections else Publication
    owner = getattr(table, "collection_guid" if is_collections else "publication_guid", None)
    return Uses(
        of=of,
        text_key=COLLECTIONS if is_collections else PUBLICATIONS,
        count=count_of(column, _living(model, owner)),
        link=f"/{model.__tablename__}?{parameter}={{guid}}",
        forbids=forbids,
    )


def _living(model: type[Collection] | type[Publication], owner: Any) -> ColumnElement[bool]:
    if owner is None:
        return model.deleted_at.is_(None)
    return exists(select(model.guid).where(model.guid == owner, model.deleted_at.is_(None)))


def _held(
    of: str, column: Any, link: str | None = None, *, text_key: str = CONTENTS, forbids: bool = True
) -> Uses:
    """A use by living contents; as a rule it keeps what they are classified by."""
    living = exists(
        select(Content.guid).where(Content.guid == column.class_.content_guid, Content.deleted_at.is_(None))
    )
    return Uses(of=of, text_key=text_key, count=count_of(column, living), link=link, forbids=forbids)


ALL: Sequence[Uses] = (
    language_uses("contents.uses.languages", ContentLanguage.lang_id),
    language_uses("contents.uses.tracks", ContentTrack.lang_id),
    _use(CONTENT_RECORDS, PublicationContent.content_guid, "content"),
    _use(CONTENT_RECORDS, CollectionContent.content_guid, "content"),
    Uses(
        of=CONTENT_RECORDS,
        text_key="library.uses.library",
        count=count_of(LibraryResource.content_guid, LibraryResource.deleted_at.is_(None)),
        link="/library?content={guid}",
    ),
    _use(COLLECTION_RECORDS, PublicationCollection.collection_guid, "collections"),
    _use(COUNTRY, Collection.country_guid, "country", forbids=True),
    _use(COUNTRY, Publication.country_guid, "country", forbids=True),
    _use(DISCIPLINE, PublicationDiscipline.discipline_guid, "disciplines", forbids=True),
    _use(EDUCATION_LEVEL, CollectionLevel.level_guid, "educationLevels", forbids=True),
    _use(EDUCATION_LEVEL, PublicationLevel.level_guid, "educationLevels", forbids=True),
    _use(EDUCATION_YEAR, PublicationYear.year_guid, "educationYears", forbids=True),
    country_uses(CONTENTS, Content.country, Content.deleted_at.is_(None)),
    _held(DISCIPLINE, ContentDiscipline.discipline_guid, "/contents?disciplines={guid}"),
    _held(EDUCATION_LEVEL, ContentLevel.level_guid, "/contents?educationLevels={guid}"),
    _held(EDUCATION_YEAR, ContentYear.year_guid, "/contents?educationYears={guid}"),
    _held(LEARNING_OBJECTIVE, ContentObjective.objective_guid),
    _held(CONTENT_RECORDS, ContentDependency.dependency_guid, "/contents?dependency={guid}"),
    _held(CONTENT_RECORDS, Exercise.video_guid, "/contents?video={guid}"),
    _held(
        CONTENT_RECORDS,
        LayoutHotspot.target_content,
        "/contents?hotspot={guid}",
        text_key="contents.uses.hotspots",
        forbids=False,
    ),
)
