/** A day's things, the newest first. */
export type DayGroup<Item> = { readonly day: Date; readonly items: readonly Item[] };

/** Groups what comes newest first by the day on which it came. */
export function groupByDay<Item extends { readonly created_at: string }>(
  items: readonly Item[],
): DayGroup<Item>[] {
  const days = new Map<string, Item[]>();
  for (const item of items) {
    const day = new Date(item.created_at).toDateString();
    days.set(day, [...(days.get(day) ?? []), item]);
  }
  return [...days].map(([day, group]) => ({ day: new Date(day), items: group }));
}
