/** Where an unpacked page is: `base` is the address of its folder and ends in a slash. */
export interface PagePayload {
  base: string;
  entry: string;
}

/** The address of the page that opens first; its relative links stay below `base`. */
export const addressOf = ({ base, entry }: PagePayload): string =>
  base + entry.split("/").map(encodeURIComponent).join("/");
