"""For code that runs in a process of its own, apart from everything."""

from typing import TYPE_CHECKING

from estante.plugins.lazy_names import load_lazily

if TYPE_CHECKING:
    from estante.config import InspectionLimits
    from estante.files.images import refuse_active_svg
    from estante.services.launch import end_with_parent
else:
    __getattr__ = load_lazily(__name__)

__all__ = ["InspectionLimits", "end_with_parent", "refuse_active_svg"]
