"""For code that runs in a process of its own, apart from everything."""

from estante.config import InspectionLimits
from estante.files.images import refuse_active_svg
from estante.services.launch import end_with_parent

__all__ = ["InspectionLimits", "end_with_parent", "refuse_active_svg"]
