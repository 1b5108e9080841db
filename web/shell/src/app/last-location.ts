import { isTriedOn } from "@estante/sdk";

/** The cookie of the last visited path; VS §2 names it for the core scope and keeps it 120 (days). */
export const LAST_LOCATION_COOKIE = "core-last-location";
const DAYS_KEPT = 120;
const FORGOTTEN = ["/auth", "/search", "/logout", "/recover"];

export function isRemembered(path: string): boolean {
  return path !== "/" && !FORGOTTEN.some((door) => path === door || path.startsWith(`${door}/`));
}

export function rememberLocation(path: string): void {
  if (isTriedOn() || !isRemembered(path.split(/[?#]/)[0] ?? "")) return;
  const seconds = DAYS_KEPT * 24 * 60 * 60;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox ESR
  document.cookie = `${LAST_LOCATION_COOKIE}=${encodeURIComponent(path)}; path=/; max-age=${seconds}; samesite=lax`;
}

export function lastLocation(cookies = document.cookie): string | null {
  const value = cookies
    .split("; ")
    .find((cookie) => cookie.startsWith(`${LAST_LOCATION_COOKIE}=`))
    ?.slice(LAST_LOCATION_COOKIE.length + 1);
  if (!value) return null;
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}
