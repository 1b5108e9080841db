import type { Manifest } from "../app/manifest";
import { matchesPattern } from "../app/page-path";

/** Which of the shell's two halves a path belongs to while nobody is signed in. */
export function isSignedOutPath(path: string): boolean {
  return path === "/" || path === "/recover" || path === "/auth" || path.startsWith("/auth/");
}

/** A page that a plugin opens to everybody. */
export function isPublic(manifest: Manifest, path: string): boolean {
  return manifest.plugins.some((plugin) =>
    plugin.pages.some((page) => page.public && matchesPattern(page.path, path)),
  );
}
