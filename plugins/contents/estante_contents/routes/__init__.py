"""The calls of contents (BO §7; VS §7)."""

from collections.abc import Sequence

from estante.api.http import inject
from litestar import Router
from litestar.types import ControllerRouterHandler

from estante_contents.batches.presenter import BatchPresenter
from estante_contents.batches.routes import BatchController
from estante_contents.batches.service import BatchService
from estante_contents.cartridges.routes import ROUTES as CARTRIDGES
from estante_contents.collections.routes import ROUTES as COLLECTIONS
from estante_contents.layouts.routes import ROUTES as LAYOUTS
from estante_contents.library.routes import ROUTES as LIBRARY
from estante_contents.mentions.routes import read_mentions
from estante_contents.projects.routes import ROUTES as PROJECTS
from estante_contents.publications.routes import ROUTES as PUBLICATIONS
from estante_contents.questions.routes import ROUTES as QUESTIONS
from estante_contents.routes import classification, contents, lists
from estante_contents.routes.files import ContentFileController
from estante_contents.routes.people import list_person_contents
from estante_contents.routes.reference import ContentTypeController, CustomTagController, TagController
from estante_contents.scorm.routes import PackageController
from estante_contents.scorm.service import PackageService
from estante_contents.services.catalogue import TypeCatalogue
from estante_contents.services.content_presenter import ContentPresenter
from estante_contents.services.content_service import ContentService
from estante_contents.services.content_tags import ContentTagService
from estante_contents.services.opening.entitlements import OpeningRules
from estante_contents.services.opening.explanations import Explanations
from estante_contents.services.opening.own_parts import OwnParts
from estante_contents.tools.routes import list_tools
from estante_contents.tracks.routes import ROUTES as TRACKS

CONTROLLERS = (
    BatchController,
    ContentFileController,
    ContentTypeController,
    TagController,
    CustomTagController,
    PackageController,
)
ROUTES: Sequence[ControllerRouterHandler] = [
    Router(
        path="/cms",
        route_handlers=[
            *lists.ROUTES,
            *contents.ROUTES,
            *CONTROLLERS,
            *classification.ROUTES,
            *COLLECTIONS,
            *CARTRIDGES,
            *PUBLICATIONS,
            *TRACKS,
            *LIBRARY,
            *QUESTIONS,
            *PROJECTS,
            *LAYOUTS,
            list_tools,
            read_mentions,
        ],
        dependencies=inject(
            types=TypeCatalogue,
            batches=BatchService,
            own_parts=OwnParts,
            batch_presenter=BatchPresenter,
            contents=ContentService,
            content_tags=ContentTagService,
            presenter=ContentPresenter,
            packages=PackageService,
            contents_presenter=ContentPresenter,
            opening_rules=OpeningRules,
            explanations=Explanations,
        ),
    ),
    list_person_contents,
]
