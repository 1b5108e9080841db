/** The one thing that stands elsewhere in the new order, and what it stands behind now. */
export function movedIn(
  before: readonly string[],
  after: readonly string[],
): { readonly guid: string; readonly behind: string | null } | null {
  const first = before.findIndex((guid, at) => guid !== after[at]);
  if (first < 0) return null;
  const without = (guid: string, all: readonly string[]) => all.filter((each) => each !== guid).join();
  const guid = [before[first], after[first]].find(
    (each) => each !== undefined && without(each, before) === without(each, after),
  );
  return guid === undefined ? null : { guid, behind: after[after.indexOf(guid) - 1] ?? null };
}
