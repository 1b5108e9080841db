import type { ActivityState } from "./activity.api";

/**
 * Where a package is launched (specification §4): its page with the content's query, in which the pseudonym stands for
 * the person, and what the record store takes it by. Where nothing is recorded, the page alone: it learns of nobody.
 */
export function launchAddress(
  page: string,
  query: string,
  state: Pick<ActivityState, "ghostUser" | "launch"> | null,
): string {
  const launch = state?.launch;
  if (!state || !launch) return page;
  const { endpoint, auth, registration } = launch;
  const actor = JSON.stringify(state.ghostUser);
  const values = { ...Object.fromEntries(new URLSearchParams(query)), actor, endpoint, auth, registration };
  return `${page}?${queryOf(values)}`;
}

/** Spaces are %20 in it: packages take addresses apart in ways of their own, and some leave a plus as it is. */
export const queryOf = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join("&");
