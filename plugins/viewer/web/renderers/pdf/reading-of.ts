import type { RenderedContent } from "@estante/sdk";

const FIXED_LAYOUT = "CTTY_01";

/** How a document is read: a book is turned, and searched only where its tag says so. */
export function readingOf({ type_guid, customTags }: Pick<RenderedContent, "type_guid" | "customTags">) {
  const isPaged = type_guid === FIXED_LAYOUT;
  const mayBeSearched = customTags.some(({ type, name }) => type === "ENABLE_SEARCH" && name === "YES");
  return { isPaged, hasSearch: !isPaged || mayBeSearched };
}
