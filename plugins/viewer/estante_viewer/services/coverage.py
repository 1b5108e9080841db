"""How much of a content was seen: SQL for the statements that change what was covered (A116)."""
# ruff: noqa: S608 - the SQL is put together from constants

DONE_PERCENT = 98


def seen_of(*, covered: str, length: str, gap: str) -> str:
    """A query for the number of `parts`, and the `length` that they cover.

    Nothing beyond the content's end counts. Gaps narrower than `gap` do: clocks of players and probes differ
    by hundredths, and so does where a player stands after a jump.
    """
    return f"""
    SELECT count(*) AS parts, coalesce(sum(ending - beginning), 0)
      + coalesce(sum(space) FILTER (WHERE space > 0 AND space < {gap}), 0)
      + coalesce(CASE WHEN {length} - max(ending) < {gap} THEN {length} - max(ending) END, 0) AS length
    FROM (
      SELECT least(upper(part), {length}) AS ending, least(lower(part), {length}) AS beginning,
        least(lower(part), {length})
          - lag(least(upper(part), {length}), 1, 0.0) OVER (ORDER BY lower(part)) AS space
      FROM unnest({covered}) AS part
    ) AS stretches
    """


def progress_of(*, before: str, seen: str, length: str) -> str:
    """An expression for the progress in percent: never less than before, and done from `DONE_PERCENT` on."""
    return f"""
    CASE WHEN {length} IS NULL THEN {before}
      WHEN 100 * {seen} >= {DONE_PERCENT} * {length} THEN 100
      ELSE greatest({before}, round(100 * {seen} / {length}, 2)) END
    """
