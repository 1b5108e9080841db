/** The names of the IANA database that this browser knows, and the one that is set. */
export function timeZones(current: string): string[] {
  const known = typeof Intl.supportedValuesOf === "function" ? Intl.supportedValuesOf("timeZone") : [];
  return [...new Set(["UTC", ...known, current].filter(Boolean))].sort();
}
