/**
 * Whether an address may stand in a frame of a lesson. A page over https frames none over http, and one of our own
 * origin would not be held by the sandbox, which lets foreign pages run their scripts in their own origin.
 */
export function isFramed(address: string, own: string = window.location.origin): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, origin } = new URL(address);
  return protocol === "https:" && origin !== own;
}
