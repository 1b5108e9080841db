"""The pictures of map lessons, with materials and lessons as points on them (PRO-079)."""

from collections.abc import AsyncIterator, Iterator, Sequence
from uuid import UUID

from estante.api.errors import Conflict, FieldError, ValidationFailed
from estante.api.files import (
    HEADER_FORMATS,
    FileStore,
    UploadPurpose,
    claim_upload,
    receive_file,
    release_file,
    take_in_file,
)
from estante.api.http import IfMatch
from sqlalchemy import delete, select
from uuid_utils.compat import uuid7

from estante_programs.models.lesson_map import MapPoint
from estante_programs.models.material import Material
from estante_programs.models.structure import Lesson, Unit
from estante_programs.policies import Programs
from estante_programs.schemas.lesson_map import LessonMap, MapPlace
from estante_programs.services.lesson import LessonService

MAP = "map"
# 10 MB where the organization says nothing else (BO §5, §9).
PICTURE = UploadPurpose("programs.map", (Programs.update,), HEADER_FORMATS, "image_bytes")
FIELDS = ("material_guid", "lesson_guid")


class LessonMaps:
    """What lies on the pictures of a tenant's map lessons."""

    def __init__(self, lessons: LessonService, files: FileStore) -> None:
        self._lessons, self._files = lessons, files
        self._session, self._principal = lessons.session, lessons.principal

    async def present(self, lesson: Lesson) -> LessonMap | None:
        """The picture of a map lesson and its points; None for lessons of other types."""
        if lesson.type != MAP:
            return None
        rows = select(MapPoint).where(MapPoint.lesson_guid == lesson.guid).order_by(MapPoint.guid)
        path = lesson.map_path
        return LessonMap(
            url=self._files.picture_url(self._principal.tenant, path) if path else None,
            points=[
                MapPlace(
                    material_guid=point.material_guid, lesson_guid=point.target_guid, x=point.x, y=point.y
                )
                for point in await self._session.scalars(rows)
            ],
        )

    async def put_picture(self, guid: UUID, name: str, source: AsyncIterator[bytes]) -> Lesson:
        """Take a picture in, in the place of the one before; the points stay where they are.

        Raises:
            NotFound: no such lesson. Conflict: 409, it is no map. TooLarge: 413. UnsupportedType: 415.
            Unprocessable: 422. StorageFull: no room.
        """
        lesson = await self._map(guid)
        tenant = self._principal.tenant
        received = await receive_file(self._files, tenant, source, name, PICTURE)
        stored = await take_in_file(self._session, self._principal, received, PICTURE)
        await claim_upload(self._session, self._principal, stored.guid)
        return await self._set(lesson, stored.guid, stored.path)

    async def remove_picture(self, guid: UUID) -> Lesson:
        """Leave a map without a picture. Raises NotFound, Conflict: 409, it is no map."""
        return await self._set(await self._map(guid), None, None)

    async def put_points(self, guid: UUID, points: Sequence[MapPlace], if_match: IfMatch) -> Lesson:
        """Have these points on a map, and no others.

        Raises:
            NotFound: no such lesson. StaleVersion: 412. Conflict: 409, it is no map. ValidationFailed: 400,
            a point that leads to nothing, to both, to what is not there or to what another point leads to.
        """
        lesson = await self._map(guid, if_match)
        if wrong := list(_wrong(points, await self._known(lesson))):
            raise ValidationFailed(fields=wrong)
        await self._session.execute(delete(MapPoint).where(MapPoint.lesson_guid == guid))
        self._session.add_all(
            MapPoint(
                tenant_id=lesson.tenant_id,
                guid=uuid7(),
                lesson_guid=guid,
                material_guid=point.material_guid,
                target_guid=point.lesson_guid,
                x=point.x,
                y=point.y,
            )
            for point in points
        )
        await self._lessons.save(lesson, "map", {"name": lesson.name})
        return lesson

    async def _map(self, guid: UUID, if_match: IfMatch | None = None) -> Lesson:
        lesson = await self._lessons.get_for_update(guid, if_match or IfMatch())
        if lesson.type != MAP:
            raise Conflict("type", "NOT_A_MAP")
        return lesson

    async def _known(self, lesson: Lesson) -> dict[str, set[UUID]]:
        """What points of a map can lead to: its materials, and the other lessons of its program."""
        program = select(Unit.program_guid).where(Unit.guid == lesson.unit_guid).scalar_subquery()
        units = select(Unit.guid).where(Unit.program_guid == program)
        materials = select(Material.guid).where(Material.lesson_guid == lesson.guid)
        others = select(Lesson.guid).where(Lesson.unit_guid.in_(units), Lesson.guid != lesson.guid)
        return {
            "material_guid": set(await self._session.scalars(materials)),
            "lesson_guid": set(await self._session.scalars(others)),
        }

    async def _set(self, lesson: Lesson, file: UUID | None, path: str | None) -> Lesson:
        if lesson.map_guid is not None:
            await release_file(self._session, lesson.map_guid)
        lesson.map_guid, lesson.map_path = file, path
        await self._lessons.save(lesson, "map", {"name": lesson.name})
        return lesson


def _wrong(points: Sequence[MapPlace], known: dict[str, set[UUID]]) -> Iterator[FieldError]:
    seen: set[UUID] = set()
    for at, point in enumerate(points):
        named = {field: guid for field in FIELDS if (guid := getattr(point, field)) is not None}
        if len(named) != 1:
            yield FieldError(f"points.{at}.material_guid", "one_place")
            continue
        [(field, guid)] = named.items()
        if guid not in known[field] or guid in seen:
            yield FieldError(f"points.{at}.{field}", "choice")
        seen.add(guid)
