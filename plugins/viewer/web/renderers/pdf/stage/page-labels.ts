import type { Engine } from "../document/engine-start";
import type { OpenDocument } from "../document/open-document";
import type { PartNames } from "./part-names";

export type CustomTags = readonly { readonly type: string; readonly name: string }[];

/** The whole number that a tag of a content says, from 0 on. */
export function numberOfTag(tags: CustomTags, type: string): number | null {
  const text = tags.find((tag) => tag.type === type)?.name.trim() ?? "";
  return /^\d{1,6}$/.test(text) ? Number(text) : null;
}

/**
 * What is printed on the pages by the tags LED_START_PAGE, the first number, and LED_NUMBER_PAGE, how many pages are
 * numbered: the last ones. What comes before them has Roman numerals, as in printed books. Null without such tags.
 */
export function printedLabels(tags: CustomTags, pages: number): readonly string[] | null {
  const first = numberOfTag(tags, "LED_START_PAGE");
  const count = numberOfTag(tags, "LED_NUMBER_PAGE");
  if (first === null && count === null) return null;
  const unnumbered = pages - Math.min(count ?? pages, pages);
  return Array.from({ length: pages }, (_, index) =>
    index < unnumbered ? roman(index + 1) : String((first ?? 1) + index - unnumbered),
  );
}

/** What is printed on the pages when that is not their number: as the content says, else as the document does. */
export async function readLabels(
  document: OpenDocument["document"],
  printed: readonly string[] | null,
): Promise<readonly string[] | null> {
  const labels = printed ?? (await document.getPageLabels().catch(() => null));
  if (!labels?.some((label, index) => label !== "" && label !== `${index + 1}`)) return null;
  return labels.map((label, index) => label || `${index + 1}`);
}

/** Calls the pages by what is printed on them. */
export function nameByLabels(
  viewer: InstanceType<Engine["viewer"]["PDFViewer"]>,
  labels: readonly string[],
  names: PartNames,
): void {
  for (const [index, label] of labels.entries()) {
    const page = viewer.getPageView(index) as { div: HTMLElement } | undefined;
    page?.div.setAttribute("aria-label", names.page(label));
  }
}

const NUMERALS: readonly (readonly [number, string])[] = [
  [1000, "m"],
  [900, "cm"],
  [500, "d"],
  [400, "cd"],
  [100, "c"],
  [90, "xc"],
  [50, "l"],
  [40, "xl"],
  [10, "x"],
  [9, "ix"],
  [5, "v"],
  [4, "iv"],
  [1, "i"],
];

function roman(number: number): string {
  let left = number;
  let text = "";
  for (const [value, letters] of NUMERALS) {
    while (left >= value) {
      text += letters;
      left -= value;
    }
  }
  return text;
}
