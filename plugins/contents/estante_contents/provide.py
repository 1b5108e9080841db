"""What the routes of contents are given: services built from what their `__init__` asks for."""

from estante.api.http import inject, provider_of

from estante_contents.services.catalogue import TypeCatalogue
from estante_contents.services.content_files import ContentFileService
from estante_contents.services.content_presenter import ContentPresenter
from estante_contents.services.content_service import ContentService
from estante_contents.services.content_tags import ContentTagService
from estante_contents.services.lists.search import ContentLists
from estante_contents.services.opening.entitlements import OpeningRules
from estante_contents.services.opening.library import Library

DEPENDENCIES = inject(
    types=TypeCatalogue,
    contents=ContentService,
    content_files=ContentFileService,
    content_tags=ContentTagService,
    content_lists=ContentLists,
    presenter=ContentPresenter,
    opening_rules=OpeningRules,
)
CONTENT_LIBRARY = provider_of(Library)
