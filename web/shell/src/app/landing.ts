import type { Person } from "@estante/sdk";

/** Where a person lands: the first of these that the manifest gives them (VS §2, read with SHE-033). */
const LANDING_ORDER = [
  "/contents",
  "/publications",
  "/collections",
  "/programs",
  "/library",
  "/users",
  "/schools",
  "/users-admin",
  "/licenses",
  "/analytic/external",
  "/analytic/game",
  "/profile",
] as const;

const HELP_DESK = "R05";
const HOME = "/home";

/**
 * @param readable the paths of pages that the person may open
 * @param person help desk starts at the users (SHE-034); who is no staff starts at home (A111)
 */
export function landingPath(
  readable: ReadonlySet<string>,
  person: Pick<Person, "role_guid" | "back_office"> | null,
): string {
  if (!person?.back_office) return HOME;
  const isHelpDesk = person.role_guid === HELP_DESK;
  if (isHelpDesk && readable.has("/users")) return "/users";
  // Its own profile is nothing that a help desk could begin with.
  return LANDING_ORDER.find((path) => readable.has(path) && !(isHelpDesk && path === "/profile")) ?? HOME;
}
