const NEVER = ["/auth", "/logout", "/recover"];

/**
 * The address to go to after signing in or out, if it is one of this site and not a door itself.
 * Everything else, such as `//evil.example` or `/\evil.example`, gives null.
 */
export function safeReturn(
  address: string | null | undefined,
  origin = window.location.origin,
): string | null {
  if (!address) return null;
  const parsed = parse(address, origin);
  if (parsed?.origin !== origin) return null;
  if (NEVER.some((door) => parsed.pathname === door || parsed.pathname.startsWith(`${door}/`))) return null;
  const path = parsed.pathname.replace(/^\/+/, "/");
  return path + parsed.search + parsed.hash;
}

/** The sign-in page's address that leads back to where the person was going. */
export function signInAddress(target: string): string {
  const back = safeReturn(target);
  return back && back !== "/" ? `/auth/login?return=${encodeURIComponent(back)}` : "/auth/login";
}

function parse(address: string, origin: string): URL | null {
  try {
    return new URL(address, origin);
  } catch {
    return null;
  }
}
