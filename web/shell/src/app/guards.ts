import { may, session, texts, toast } from "@estante/sdk";
import { redirect } from "@tanstack/react-router";
import { mayOpenProfile } from "../person/own-profile";
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
/** The translation table of the languages there. */
export const TEXTS = "/settings/texts";
/** Every field of the SDK, where the tenant allows developer pages. */
export const KIT = "/developer/kit";
/** What every screen is made of, where the tenant allows developer pages. */
export const UI = "/ui";
/** What the person was told, and by which way it comes. */
export const NOTIFICATIONS = "/notifications";
/** The letters that were sent, where the tenant allows developer pages. */
export const OUTBOX = "/developer/outbox";
/** All that was found for some words, of every plugin. */
export const SEARCH = "/search";
/** The pages of imports, of every plugin. */
export const IMPORTS = "/imports";
/** The pages for whoever keeps the place safe. */
export const SECURITY = "/security";
/** The way out, which stays open to everybody. */
const LOGOUT = "/logout";

interface Visit {
  readonly location: { readonly href: string; readonly pathname: string };
  readonly preload: boolean;
}

/** Lets a person through to a page they may open; everybody else goes where they belong. */
export function guardPage(manifest: Manifest, page: ManifestPage, { location, preload }: Visit): void {
  if (page.public) return;
  requirePerson(location.href);
  if (!may(session.get().user, page.action)) refuse(manifest, preload);
  if (!matchesPattern(page.path, location.pathname))
    throw redirect({ href: landingOf(manifest), replace: true });
}

/** Says that there is no such page for the person, and leads them where they belong; a look ahead says nothing. */
export function refuse(manifest: Manifest, isPreload: boolean): never {
  if (!isPreload) toast.info(texts.t("shell:refused.title"), { text: texts.t("shell:refused.text") });
  throw redirect({ href: landingOf(manifest), replace: true });
}

/** Leads whom the tenant limits to a single page back to it, from every other (A026). */
export function keepToSinglePage(manifest: Manifest, pathname: string): void {
  const single = session.token() === null ? null : session.get().user?.single_page;
  if (!single) return;
  // Home is open to everybody: a page that is closed to its person would lead back for ever.
  const place = mayOpen(manifest, single) ? single : "/home";
  if (pathname !== place && pathname !== LOGOUT) throw redirect({ href: place, replace: true });
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
  if (path === "/home" || path === SEARCH || path === NOTIFICATIONS || path.startsWith(`${NOTIFICATIONS}/`))
    return true;
  if (path === KIT || path === UI || path === OUTBOX || path.startsWith(`${OUTBOX}/`))
    return may(person, "developer_pages.readDetail");
  if (path === TRASH) return may(person, "trash.readList");
  if (path === SETTINGS) return may(person, "settings_general.readDetail");
  if (path === TEXTS) return may(person, "languages.update");
  if (path === SECURITY || path.startsWith(`${SECURITY}/`))
    return openTabs(person).some((tab) => path === SECURITY || `${path}/`.startsWith(`${tab.path}/`));
  if (path.startsWith(`${IMPORTS}/`)) return true;
  if (path === "/profile") return mayOpenProfile(person);
  const pages = manifest.plugins.flatMap((plugin) => plugin.pages);
  return pages.some((page) => matchesPattern(page.path, path) && (page.public || may(person, page.action)));
}
