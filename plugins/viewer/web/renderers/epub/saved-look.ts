import type { Look } from "../../player/epub/protocol";

/** How books look, kept on this device for all of them: a large screen wants another size than a phone. */
const KEY = "estante.book-look";
export const SIZES = { least: 60, most: 250, step: 10 } as const;
const CHOICES = {
  theme: ["white", "paper", "grey", "night"],
  font: ["book", "serif", "sans"],
  spacing: ["tight", "normal", "wide"],
  margins: ["small", "medium", "large"],
  flow: ["one", "two", "scrolled"],
} as const;

/** The look that was chosen; until then the application's own light or dark, with as many pages as fit. */
export function readLook(isDark: boolean, store: Storage = localStorage): Look {
  const usual: Look = {
    theme: isDark ? "night" : "paper",
    size: 100,
    font: "book",
    spacing: "normal",
    margins: "medium",
    flow: "two",
  };
  try {
    const stored: unknown = JSON.parse(store.getItem(KEY) ?? "{}");
    return { ...usual, ...known((stored ?? {}) as Record<string, unknown>) };
  } catch {
    return usual;
  }
}

export function saveLook(look: Look, store: Storage = localStorage): void {
  try {
    store.setItem(KEY, JSON.stringify(look));
  } catch {
    // A full store keeps what it has.
  }
}

function known(stored: Record<string, unknown>): Partial<Look> {
  const chosen = Object.entries(CHOICES).filter(([name, values]) =>
    (values as readonly unknown[]).includes(stored[name]),
  );
  const { size } = stored;
  const isSize = typeof size === "number" && size >= SIZES.least && size <= SIZES.most;
  return { ...Object.fromEntries(chosen.map(([name]) => [name, stored[name]])), ...(isSize && { size }) };
}
