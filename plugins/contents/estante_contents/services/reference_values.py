"""What contents are classified by, the same everywhere: didactic types and types of questions (BO §3)."""

from collections.abc import Mapping

# By code, each with the key of its name.
DIDACTIC_TYPES: Mapping[str, str] = {
    code: f"contents.didactic_types.{code}"
    for code in (
        "introduction",
        "explanation",
        "example",
        "reading",
        "demonstration",
        "experiment",
        "practice",
        "game",
        "project",
        "debate",
        "review",
        "assessment",
        "reference",
    )
}
QUESTION_TYPES: Mapping[str, str] = {
    code: f"contents.question_types.{code}"
    for code in (
        "single_choice",
        "multiple_choice",
        "true_false",
        "gap_fill",
        "matching",
        "ordering",
        "short_answer",
        "long_answer",
        "hotspot",
    )
}
