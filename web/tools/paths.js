/**
 * The client holds the base address, so the types name paths without it.
 *
 * @param {{ paths: Record<string, unknown> }} document an OpenAPI document
 * @param {string} base the prefix that every call of the API shares
 */
export function relativeToBase(document, base = "/api") {
  const paths = Object.entries(document.paths).map(([path, item]) => [
    path.startsWith(`${base}/`) ? path.slice(base.length) : path,
    item,
  ]);
  return { ...document, paths: Object.fromEntries(paths) };
}
