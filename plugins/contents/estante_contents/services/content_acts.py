"""What can be done to many contents at once: show, hide, copy, delete."""

from estante.api.records import clone_act, status_act, trash_act, trash_kind

from estante_contents.policies import Contents
from estante_contents.services.content_service import ContentService

ACTS = {
    "activate": status_act(ContentService, "activate", Contents.update, to="active"),
    "deactivate": status_act(ContentService, "deactivate", Contents.update, to="inactive"),
    "clone": clone_act(ContentService, Contents.clone),
    "delete": trash_act(ContentService),
}
TRASH = trash_kind(ContentService)
