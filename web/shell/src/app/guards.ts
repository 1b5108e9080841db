import { may, session } from "@estante/sdk";
import { redirect } from "@tanstack/react-router";
import { openTabs } from "../security/security-tabs";
import { landingOf } from "./app-data";
import { lastLocation } from "./last-location";
import type { Manifest, ManifestPage } from "./manifest";
import { matchesPattern } from "./page-path";
import { safeReturn, signInAddress } from "./return-address";

/** The page of what was deleted, of every plugin. */
export const TRASH = "/trash";
/** What the back office may change of its tenant. */
export const SETTINGS = "/settings";
/** Every field of the SDK, where the tenant allows developer pages. */
export const KIT = "/developer/kit";
/** What the person was told, and by which way it comes. */
export const NOTIFICATIONS = "/notifications";
/** The letters that were sent, where the tenant allows developer pages. */
export const OUTBOX = "/developer/outbox";
/** The pages of imports, of every plugin. */
export const IMPORTS = "/imports";
/** The pages for whoever keeps the place safe. */
export const SECURITY = "/security";

/** Lets a person through to a page they may open; everybody else goes where they belong. */
export function guardPage(manifest: Manifest, page: ManifestPage, address: string): void {
  if (page.public) return;
  requirePerson(address);
  if (!may(session.get().user, page.action)) throw redirect({ href: landingOf(manifest), replace: true });
}

/** Without a session: to the sign-in page, which is outside the router, and back afterwards. */
export function requirePerson(address: string): void {
  if (session.token() !== null) return;
  throw redirect({ href: signInAddress(address), reloadDocument: true });
}

/**
 * The root: the place where the person was last, if it is still open to them; otherwise the landing page.
 * Who is no staff starts at home, where what they began stands first.
 */
export function startingPlace(manifest: Manifest): string {
  if (!session.get().user?.back_office) return landingOf(manifest);
  const last = safeReturn(lastLocation());
  return last && mayOpen(manifest, last) ? last : landingOf(manifest);
}

export function mayOpen(manifest: Manifest, address: string): boolean {
  const path = address.split(/[?#]/)[0] ?? "";
  const person = session.get().user;
  if (path === "/home" || path === NOTIFICATIONS || path.startsWith(`${NOTIFICATIONS}/`)) return true;
  if (path === KIT || path === OUTBOX || path.startsWith(`${OUTBOX}/`))
    return may(person, "developer_pages.readDetail");
  if (path === TRASH) return may(person, "trash.readList");
  if (path === SETTINGS) return may(person, "settings_general.readDetail");
  if (path === SECURITY || path.startsWith(`${SECURITY}/`))
    return openTabs(person).some((tab) => path === SECURITY || `${path}/`.startsWith(`${tab.path}/`));
  if (path.startsWith(`${IMPORTS}/`)) return true;
  if (path === "/profile") return may(person, "profile.readDetail");
  const pages = manifest.plugins.flatMap((plugin) => plugin.pages);
  return pages.some((page) => matchesPattern(page.path, path) && (page.public || may(person, page.action)));
}
