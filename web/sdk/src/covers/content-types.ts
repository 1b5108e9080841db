/** Content types by the short name that their icon, their drawing and their text share. */
export const CONTENT_TYPES = {
  layout: "CTTY_01",
  mint: "CTTY_02",
  video: "CTTY_03",
  audio: "CTTY_04",
  pdf: "CTTY_05",
  link: "CTTY_06",
  image: "CTTY_07",
  html: "CTTY_08",
  test: "CTTY_09",
  scorm: "CTTY_10",
  office: "CTTY_12",
  zip: "CTTY_13",
  question: "CTTY_14",
  project: "CTTY_17",
  app: "CTTY_18",
  xapi: "CTTY_20",
  epub: "CTTY_21",
  lti: "LTI",
} as const;

export type TypeName = keyof typeof CONTENT_TYPES | "other";

const ALIASES: Readonly<Record<string, TypeName>> = {
  package: "scorm",
  CTTY_15: "html",
  CTTY_EPUB_COLIBRIO: "epub",
};
const NAMES = new Map<string, TypeName>(
  Object.entries(CONTENT_TYPES).flatMap(([name, guid]) => [
    [name, name as TypeName],
    [guid, name as TypeName],
  ]),
);

/** The short name of a type, from its guid (`CTTY_05`) or its icon (`pdf`). */
export const typeNameOf = (type: string | null | undefined): TypeName =>
  NAMES.get(type ?? "") ?? ALIASES[type ?? ""] ?? "other";

/** Width by height that a type usually has before its real cover is known. */
export function usualRatio(type: string | null | undefined): number {
  const name = typeNameOf(type);
  if (name === "video") return 16 / 9;
  if (["audio", "scorm", "xapi", "html", "app", "lti", "question"].includes(name)) return 1;
  return 3 / 4;
}
