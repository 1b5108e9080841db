"""From a course's parts to the course: completion and success are two things, progress a third (A115)."""

from collections.abc import Iterator, Mapping, Sequence

from estante_contents.contracts import ScormItem
from msgspec import Struct

from estante_viewer.schemas.consumptions import Completion, Score, Success
from estante_viewer.schemas.courses import CourseResult

# A course that has not ended is never told as done; from 98 % other contents are (A116).
MAX_UNENDED_PERCENT = 97.0
DONE = frozenset({"completed", "browsed"})


class PartResult(Struct, frozen=True):
    """What a part has reached, without its state."""

    completion: Completion = "not attempted"
    success: Success = "unknown"
    score: Score | None = None
    progress: float | None = None

    @property
    def has_ended(self) -> bool:
        """Whether nothing more is expected: completed, passed or failed."""
        return self.completion in DONE or self.success != "unknown"


def counted_items(items: Sequence[ScormItem]) -> Sequence[ScormItem]:
    """The items that a course's end waits for: the SCOs that a learner gets to.

    An asset says nothing and a hidden or disabled item is not reached, so none of them may stand in the way.
    A course of nothing else is done when its assets were shown.
    """
    launchable = [item for item in _enabled(items) if item.href]
    reached = [item for item in launchable if item.is_visible] or launchable
    return [item for item in reached if item.is_sco] or reached


def _enabled(items: Sequence[ScormItem]) -> Iterator[ScormItem]:
    for item in items:
        if not item.is_disabled:
            yield item
            yield from _enabled(item.children)


def course_result(items: Sequence[ScormItem], parts: Mapping[str, PartResult]) -> CourseResult:
    """How the whole course stands, by its items and what is kept of them."""
    results = [parts.get(item.identifier, PartResult()) for item in counted_items(items)]
    has_ended = bool(results) and all(result.has_ended for result in results)
    return CourseResult(
        progress=100.0 if has_ended else _progress(results),
        completion_status=_completion(results),
        success_status=_success(results, has_ended=has_ended),
        score=_score(results),
    )


def _progress(results: Sequence[PartResult]) -> float:
    shares = [1.0 if result.has_ended else result.progress or 0.0 for result in results]
    percent = 100 * sum(shares) / len(shares) if shares else 0.0
    return min(MAX_UNENDED_PERCENT, round(percent, 2))


def _completion(results: Sequence[PartResult]) -> Completion:
    if len(results) == 1:
        return results[0].completion
    if results and all(result.completion in DONE for result in results):
        return "completed"
    is_untouched = all(result.completion == "not attempted" for result in results)
    return "not attempted" if is_untouched else "incomplete"


def _success(results: Sequence[PartResult], *, has_ended: bool) -> Success:
    """Failed parts fail a course that has ended; parts that give no verdict do not spoil the others'."""
    verdicts = {result.success for result in results} - {"unknown"}
    if not verdicts or not has_ended:
        return results[0].success if len(results) == 1 else "unknown"
    return "failed" if "failed" in verdicts else "passed"


def _score(results: Sequence[PartResult]) -> Score | None:
    """One part's score as it is; the mean of the scaled scores of several."""
    if len(results) == 1:
        return results[0].score
    scaled = [item for result in results if (item := scaled_of(result.score)) is not None]
    return Score(scaled=round(sum(scaled) / len(scaled), 7)) if scaled else None


def scaled_of(score: Score | None) -> float | None:
    """A score between -1 and 1, by its range where it is raw; SCORM 1.2 has 0 to 100 without one."""
    if score is None or score.scaled is not None:
        return None if score is None else score.scaled
    low, high = score.min if score.min is not None else 0.0, score.max if score.max is not None else 100.0
    if score.raw is None or high <= low:
        return None
    return max(-1.0, min(1.0, (score.raw - low) / (high - low)))
