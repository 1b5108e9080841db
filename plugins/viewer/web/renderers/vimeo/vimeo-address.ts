/** Addresses of films on Vimeo, in the forms that people copy them in. */

const HOSTS = new Set(["vimeo.com", "www.vimeo.com", "player.vimeo.com"]);
// `vimeo.com/76979871`, `…/76979871/8272103f6e` (unlisted), `…/channels/staffpicks/76979871`, `player…/video/76979871`.
const FILM = /(?:^|\/)(\d{6,12})(?:\/([\da-f]{8,12}))?\/?$/;
const COLOUR = "00a0e6";

export const PLAYER_ORIGIN = "https://player.vimeo.com";

/** The address of a film's player, with the specification's options; null where an address is of no film. */
export function vimeoPlayer(url: unknown): string | null {
  const address = addressOf(url);
  if (!address) return null;
  const { protocol, hostname, pathname, searchParams } = address;
  const film = FILM.exec(pathname);
  if (!/^https?:$/.test(protocol) || !HOSTS.has(hostname) || !film?.[1]) return null;
  const player = new URL(`/video/${film[1]}`, PLAYER_ORIGIN);
  const secret = film[2] ?? searchParams.get("h");
  if (secret) player.searchParams.set("h", secret);
  const options = { autoplay: "0", controls: "1", color: COLOUR, dnt: "1" };
  for (const [name, value] of Object.entries(options)) player.searchParams.set(name, value);
  return player.href;
}

/** Browsers of the last years have no `URL.canParse`. */
function addressOf(url: unknown): URL | null {
  try {
    return typeof url === "string" ? new URL(url) : null;
  } catch {
    return null;
  }
}

/** The film of a content: in its address, or in what its type opens with. */
export function filmOf(content: Readonly<Record<string, unknown>>, payload: unknown): string | null {
  const linked = payload && typeof payload === "object" && "url" in payload ? payload.url : null;
  return vimeoPlayer(content.url) ?? vimeoPlayer(linked);
}
