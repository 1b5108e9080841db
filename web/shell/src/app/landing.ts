import type { Person } from "@estante/sdk";
import type { ManifestLanding } from "./manifest";

const PROFILE: ManifestLanding = { path: "/profile", order: 1000, roles: [] };
const HELP_DESK = "R05";
const HOME = "/home";

/**
 * Where a person lands: the first page, by the order that the manifests give, that this person may open (VS §2,
 * read with SHE-033). A page may be the first of all for some roles, as the users are for the help desk (SHE-034).
 *
 * @param landings what the manifests offer as a start
 * @param readable the paths of pages that the person may open
 * @param person who is no staff starts at home (A111)
 */
export function landingPath(
  landings: readonly ManifestLanding[],
  readable: ReadonlySet<string>,
  person: Pick<Person, "role_guid" | "back_office"> | null,
): string {
  if (!person?.back_office) return HOME;
  // Its own profile is nothing that a help desk could begin with.
  const last = person.role_guid === HELP_DESK ? [] : [PROFILE];
  const isOwn = ({ roles }: ManifestLanding) => roles.includes(person.role_guid);
  return (
    [...landings, ...last]
      .filter(({ path }) => readable.has(path))
      .sort((a, b) => Number(isOwn(b)) - Number(isOwn(a)) || a.order - b.order)[0]?.path ?? HOME
  );
}
