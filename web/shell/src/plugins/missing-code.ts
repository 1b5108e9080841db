import { api, enabledPlugins, unwrap } from "@estante/sdk";

/** Why a part's code did not come: nobody answers, it belongs to a version that is gone, or something else. */
export type MissingCode = "offline" | "outdated" | "unknown";

const PAGE = "/";
const ENTRY = /\/ui\/shell\/assets\/index-[^"']+\.js/;

/** Asks the server which build it serves now. */
export async function whyCodeIsMissing(): Promise<MissingCode> {
  if (!navigator.onLine) return "offline";
  try {
    const answer = await fetch(PAGE, { cache: "no-store", headers: { accept: "text/html" } });
    if (!answer.ok) return "offline";
    if (isOtherShell(await answer.text()) || (await isOtherHalf())) return "outdated";
    return "unknown";
  } catch {
    return "offline";
  }
}

function isOtherShell(page: string): boolean {
  const served = page.match(ENTRY)?.[0];
  const running = [...document.scripts].map((script) => new URL(script.src || "/", location.href).pathname);
  return served !== undefined && !running.includes(served);
}

/** Whether a UI half was built anew since this page knows its address. Raises ApiFailure. */
async function isOtherHalf(): Promise<boolean> {
  const { data } = await unwrap(api.GET("/ui/manifest"));
  const served = new Map(data.plugins.map(({ id, entry }) => [id, entry]));
  return enabledPlugins().plugins.some(({ id, entry }) => served.has(id) && served.get(id) !== entry);
}
