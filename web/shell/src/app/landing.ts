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

/**
 * @param readable the paths of pages that the person may open
 * @param role the person's role guid; help desk starts at the users
 */
export function landingPath(readable: ReadonlySet<string>, role: string): string {
  if (role === HELP_DESK && readable.has("/users")) return "/users";
  return LANDING_ORDER.find((path) => readable.has(path)) ?? "/home";
}
