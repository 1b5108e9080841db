"""Activities, their definitions and their interactions (xAPI 1.0.3, part 2, 2.4.4)."""

from typing import Any

from estante_lrs.validation.faults import Faults, below, choice, each, shape, text
from estante_lrs.validation.values import extensions, iri, language_map

# Which lists of components an interaction has.
COMPONENTS: dict[str, tuple[str, ...]] = {
    "true-false": (),
    "choice": ("choices",),
    "fill-in": (),
    "long-fill-in": (),
    "matching": ("source", "target"),
    "performance": ("steps",),
    "sequencing": ("choices",),
    "likert": ("scale",),
    "numeric": (),
    "other": (),
}
LISTS = ("choices", "scale", "source", "target", "steps")
_components = each(shape({"id": text, "description": language_map}, ("id",)))
_definition_shape = shape(
    {
        "name": language_map,
        "description": language_map,
        "type": iri,
        "moreInfo": iri,
        "extensions": extensions,
        "interactionType": choice(*COMPONENTS),
        "correctResponsesPattern": each(text),
        **dict.fromkeys(LISTS, _components),
    }
)


def definition(value: Any, path: str, faults: Faults) -> None:
    """What an activity is; interactions say of which kind they are."""
    _definition_shape(value, path, faults)
    if not isinstance(value, dict):
        return
    parts = [name for name in (*LISTS, "correctResponsesPattern") if name in value]
    kind = value.get("interactionType")
    if parts and kind is None:
        faults.add(below(path, "interactionType"), "required")
    for name in parts:
        if isinstance(kind, str) and name in LISTS and name not in COMPONENTS.get(kind, LISTS):
            faults.add(below(path, name), "unknown")
        _refuse_repeated(value[name], below(path, name), faults)


def _refuse_repeated(components: Any, path: str, faults: Faults) -> None:
    if isinstance(components, list):
        names = [
            item["id"] for item in components if isinstance(item, dict) and isinstance(item.get("id"), str)
        ]
        if len(set(names)) < len(names):
            faults.add(path, "unique")


activity = shape({"objectType": choice("Activity"), "id": iri, "definition": definition}, ("id",))
