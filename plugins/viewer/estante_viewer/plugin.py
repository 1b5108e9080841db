"""The viewer: opens contents, records how far people got, keeps their notes, ratings and reports."""

from collections.abc import Callable, Mapping, Sequence
from types import ModuleType
from typing import Any
from weakref import WeakKeyDictionary

from estante.api.access import Policy
from estante.api.database import Database
from estante.api.events import Listener
from estante.api.files import UploadPurpose
from estante.api.jobs import JobKind, NotificationKind
from estante.api.people import PersonalData
from estante.api.plugins import DemoData, hookimpl
from estante.api.records import Uses
from estante_contents.contracts import AnnotationSource
from litestar.di import NamedDependency
from litestar.types import ControllerRouterHandler
from msgspec import Struct

from estante_viewer import demo, hookspecs, listeners, notifications, player, policies, uses
from estante_viewer.cat_books.routes import CatBookController
from estante_viewer.comments.course_routes import OwnCourseController
from estante_viewer.comments.routes import CommentController
from estante_viewer.jobs import CLOSE_SESSIONS
from estante_viewer.lists import OWN_ANNOTATIONS
from estante_viewer.playlists.groups import PICTURE
from estante_viewer.playlists.routes import PlaylistEntryController, PlaylistGroupController
from estante_viewer.privacy import PERSONAL_DATA
from estante_viewer.routes.annotations import AnnotationController
from estante_viewer.routes.consumptions import ConsumptionController
from estante_viewer.routes.courses import CourseController
from estante_viewer.routes.reactions import ReportController, ReviewController
from estante_viewer.routes.viewer import ViewerController
from estante_viewer.services.progress import ProgressWriter
from estante_viewer.settings import ViewerSettings

_writers: WeakKeyDictionary[Database, ProgressWriter] = WeakKeyDictionary()


async def provide_progress_writer(database: NamedDependency[Database]) -> ProgressWriter:
    """The one writer of this process's database: requests share its commits."""
    if database not in _writers:
        _writers[database] = ProgressWriter(database)
    return _writers[database]


@hookimpl
def register_hookspecs() -> ModuleType:
    """`register_courses` and `register_cat_books`."""
    return hookspecs


@hookimpl
def register_annotations() -> Sequence[AnnotationSource]:
    """A person's own, for the call that reads one content."""
    return [AnnotationSource("viewer", OWN_ANNOTATIONS)]


@hookimpl
def register_routes() -> Sequence[ControllerRouterHandler]:
    return [
        ConsumptionController,
        CourseController,
        AnnotationController,
        CommentController,
        OwnCourseController,
        CatBookController,
        PlaylistGroupController,
        PlaylistEntryController,
        ReviewController,
        ReportController,
        ViewerController,
    ]


@hookimpl
def register_content_host_routes() -> Sequence[ControllerRouterHandler]:
    return [
        player.scorm_player,
        player.player_script,
        player.scorm_style,
        player.scorm_commit,
        player.epub_reader,
    ]


@hookimpl
def register_policies() -> Sequence[Policy]:
    return policies.ALL


@hookimpl
def register_settings() -> type[Struct]:
    return ViewerSettings


@hookimpl
def register_listeners() -> Sequence[Listener[Any]]:
    return listeners.ALL


@hookimpl
def register_notification_kinds() -> Sequence[NotificationKind[Any]]:
    return notifications.ALL


@hookimpl
def register_upload_purposes() -> Sequence[UploadPurpose]:
    return [PICTURE]


@hookimpl
def register_jobs() -> Sequence[JobKind[Any]]:
    return [CLOSE_SESSIONS]


@hookimpl
def register_uses() -> Sequence[Uses]:
    return uses.ALL


@hookimpl
def register_personal_data() -> Sequence[PersonalData]:
    return PERSONAL_DATA


@hookimpl
def register_demo_data() -> DemoData:
    return demo.DEMO


@hookimpl
def register_services() -> Mapping[str, Callable[..., object]]:
    return {"progress_writer": provide_progress_writer}
