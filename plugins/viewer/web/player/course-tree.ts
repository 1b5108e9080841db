import type { CourseItem } from "./protocol";

/** All items below, in the order of the organization. */
export function everyItem(items: readonly CourseItem[]): CourseItem[] {
  return items.flatMap((item) => [item, ...everyItem(item.children ?? [])]);
}

/**
 * The items that a learner gets to, in order. One that is hidden or disabled is not among them, unless the course
 * has nothing else: then hiding says only that there is no menu to show.
 */
export function reachable(items: readonly CourseItem[]): CourseItem[] {
  const launchable = everyItem(enabled(items)).filter((item) => item.href);
  const visible = launchable.filter((item) => item.is_visible !== false);
  return visible.length > 0 ? visible : launchable;
}

/** The tree without what is disabled, and all below that. */
function enabled(items: readonly CourseItem[]): CourseItem[] {
  return items
    .filter((item) => !item.is_disabled)
    .map((item) => ({ ...item, children: enabled(item.children ?? []) }));
}
