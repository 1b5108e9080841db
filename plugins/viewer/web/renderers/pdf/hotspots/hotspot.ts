import { contentAddress } from "../../../pages/content-address";

/** An area of a page, by shares of its width and height, that leads to one of three places. */
export interface Hotspot {
  readonly guid: string;
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly label: string;
  readonly target_content: string | null;
  readonly target_page: number | null;
  readonly target_url: string | null;
}

/** Where it leads out of the document; null for a page of it. A way back leads from a content to its book. */
export function hrefOf(hotspot: Hotspot, book: string): string | null {
  if (hotspot.target_content) return contentAddress(hotspot.target_content, window.location, book);
  return isWebAddress(hotspot.target_url) ? hotspot.target_url : null;
}

const isWebAddress = (url: string | null): url is string => /^https?:\/\//i.test(url ?? "");

/** Where it lies on its page. */
export const boxOf = ({ x, y, width, height }: Pick<Hotspot, "x" | "y" | "width" | "height">) => ({
  left: `${x * 100}%`,
  top: `${y * 100}%`,
  width: `${width * 100}%`,
  height: `${height * 100}%`,
});
