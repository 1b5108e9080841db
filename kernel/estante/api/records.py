"""Writing records: services, bulk acts, the trash."""

from typing import TYPE_CHECKING

from estante.plugins.lazy_names import load_lazily

if TYPE_CHECKING:
    from estante.bulk.acts import BulkAct, BulkContext, BulkResult, Chosen, Refusal
    from estante.bulk.answers import BulkView, Deleted, RefusedRow, Restored, refused_rows, settled_view
    from estante.bulk.changes import BulkChanges
    from estante.records.actions import clone_act, edit_act, record_acts, status_act, trash_act, trash_kind
    from estante.records.constraints import refusing
    from estante.records.context import RecordContext, TrashRules, service_values
    from estante.records.declarations import record_import, record_personal_data
    from estante.records.edits.rules import EditRules
    from estante.records.events import RecordEvents
    from estante.records.history import RecordChange, RecordHistory
    from estante.records.links import Links
    from estante.records.rich_text import CleanHtml, IllustratedText, RichText, clean_html
    from estante.records.routes import RecordCalls, RecordGuid, RecordGuids, RecordPresenter, record_routes
    from estante.records.service import Records
    from estante.records.uses import CountUses, RecordUse, UsedBy, Uses, count_of
    from estante.records.versions import RecordVersions, VersionRules
    from estante.records.work import record_context
    from estante.trash.acts import RESTORE
    from estante.trash.kinds import TrashKind
else:
    __getattr__ = load_lazily(__name__)

__all__ = [
    "RESTORE",
    "BulkAct",
    "BulkChanges",
    "BulkContext",
    "BulkResult",
    "BulkView",
    "Chosen",
    "CleanHtml",
    "CountUses",
    "Deleted",
    "EditRules",
    "IllustratedText",
    "Links",
    "RecordCalls",
    "RecordChange",
    "RecordContext",
    "RecordEvents",
    "RecordGuid",
    "RecordGuids",
    "RecordHistory",
    "RecordPresenter",
    "RecordUse",
    "RecordVersions",
    "Records",
    "Refusal",
    "RefusedRow",
    "Restored",
    "RichText",
    "TrashKind",
    "TrashRules",
    "UsedBy",
    "Uses",
    "VersionRules",
    "clean_html",
    "clone_act",
    "count_of",
    "edit_act",
    "record_acts",
    "record_context",
    "record_import",
    "record_personal_data",
    "record_routes",
    "refused_rows",
    "refusing",
    "service_values",
    "settled_view",
    "status_act",
    "trash_act",
    "trash_kind",
]
