/** Names in the person's language what pdf.js draws, in the place of its own texts, which are English. */

export interface PartNames {
  page(page: number | string): string;
  note: string;
  dateTime(date: Date): string;
}

const NAMED = "[data-l10n-id]";

/** What pdf.js asks of its texts; elements are named by `nameParts` once they are there. */
export function silentTexts(language: string) {
  const nothing = () => undefined;
  return {
    getLanguage: () => language.toLowerCase(),
    getDirection: () => "ltr",
    get: async (_ids: unknown, _args: unknown, fallback: unknown) => fallback,
    translate: async () => undefined,
    translateOnce: async () => undefined,
    destroy: async () => undefined,
    pause: nothing,
    resume: nothing,
  };
}

/** Names the links of a page that have no words of their own. */
export function nameLinks(page: HTMLElement, name: string): void {
  for (const link of page.querySelectorAll(".linkAnnotation > a:not([aria-label])")) {
    link.setAttribute("aria-label", link.getAttribute("title") || name);
  }
}

/** Names an element and what is in it. */
export function nameParts(root: HTMLElement, names: PartNames): void {
  for (const part of [root, ...root.querySelectorAll<HTMLElement>(NAMED)]) {
    const values = JSON.parse(part.dataset.l10nArgs ?? "{}") as { page?: number | string; dateObj?: number };
    if (part.dataset.l10nId === "pdfjs-page-landmark" && values.page !== undefined) {
      part.setAttribute("aria-label", names.page(values.page));
    } else if (part.dataset.l10nId === "pdfjs-text-annotation-type") {
      part.setAttribute("alt", names.note);
    } else if (part.dataset.l10nId === "pdfjs-annotation-date-time-string" && values.dateObj !== undefined) {
      part.textContent = names.dateTime(new Date(values.dateObj));
    }
  }
}
