/**
 * A manifest writes `/content/{guid}/{step?}`; the router wants `/content/$guid/{-$step}`.
 * A pattern that is in the router's own form already passes unchanged.
 */
export function routerPath(pattern: string): string {
  return pattern.replace(/(?<!\$)\{(\w+)(\?)?\}/g, (_, name: string, optional?: string) =>
    optional ? `{-$${name}}` : `$${name}`,
  );
}

/** The path of another pattern, with the parameters of a path that fits the first: `/viewer-v1/{id}`. */
export function movedPath(pattern: string, other: string, path: string): string {
  const given = segments(path);
  const values = new Map(segments(pattern).map((piece, at) => [piece, given[at]]));
  return `/${segments(other)
    .map((piece) => (piece.startsWith("{") ? values.get(piece) : piece))
    .filter(Boolean)
    .join("/")}`;
}

/** Whether `path` (no query) is one that the manifest's `pattern` describes. */
export function matchesPattern(pattern: string, path: string): boolean {
  return patternScore(pattern, path) > 0;
}

const GUID = "$guid";
/** Where a record is made, `/collection/create`: no record's guid, also for whom that page is not there. */
const CREATE = "create";

/** How exactly the pattern fits: fixed segments count more than parameters; 0 = does not fit. */
export function patternScore(pattern: string, path: string): number {
  const wanted = segments(routerPath(pattern));
  const given = segments(path);
  if (given.length > wanted.length) return 0;
  let score = 1;
  for (const [index, piece] of wanted.entries()) {
    const value = given[index];
    if (value === undefined && !piece.startsWith("{-$")) return 0;
    if (value === undefined) continue;
    if (piece === GUID && value === CREATE) return 0;
    if (piece.includes("$")) score += 1;
    else if (piece === value) score += 10;
    else return 0;
  }
  return score;
}

function segments(path: string): string[] {
  return path.split("/").filter(Boolean);
}
