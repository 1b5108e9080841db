import type { UnitState } from "./activity.api";

/** A block of a cmi5 course, or with `href` one of its units; titles are by language. */
export interface CourseUnit {
  readonly identifier: string;
  readonly titles?: Readonly<Record<string, string>>;
  readonly href?: string;
  readonly children?: readonly CourseUnit[];
}

export type UnitStatus = "passed" | "completed" | "begun" | "new";

/** The units that can be launched, in the order of the course. */
export const launchable = (units: readonly CourseUnit[]): CourseUnit[] =>
  units.flatMap((unit) => [...(unit.href ? [unit] : []), ...launchable(unit.children ?? [])]);

/** A title in the person's language, in one that is near, or as its author wrote it first. */
export function titleOf({ titles = {}, identifier }: CourseUnit, language: string): string {
  const base = (tag: string) => tag.toLowerCase().split("-")[0];
  const near = Object.keys(titles).find((tag) => base(tag) === base(language));
  return titles[language] ?? titles[near ?? ""] ?? Object.values(titles)[0] ?? identifier;
}

/** What was done of a unit; one that is done and still asks for more is begun. */
export function statusOf(state: UnitState | undefined): UnitStatus {
  if (state?.is_passed) return "passed";
  if (!state?.is_completed) return "new";
  return state.is_satisfied ? "completed" : "begun";
}
