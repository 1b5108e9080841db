import { readStored, writeStored } from "../auth/stored";

/** Languages that the interface is written in. */
export const LANGUAGES = ["es", "pt", "en"] as const;
export type BuiltInLanguage = (typeof LANGUAGES)[number];
/** The code of an interface language: a built-in one, or one that the tenant added and offers. */
export type Language = string;

const LANG_ID = "langId";
const LOCALES: Readonly<Record<BuiltInLanguage, string>> = { es: "es-CL", pt: "pt-BR", en: "en-US" };
const NAMES: Readonly<Record<BuiltInLanguage, string>> = { es: "Español", pt: "Português", en: "English" };

export const isBuiltIn = (code: string): code is BuiltInLanguage => Object.hasOwn(LOCALES, code);

/** The languages that the tenant offers; the built-in ones are spoken in every tenant. */
let offered: readonly string[] = [];

/** Says which languages the tenant offers; whoever keeps the tenant calls it. */
export function offerLanguages(codes: readonly string[]): void {
  offered = codes;
}

/** The interface language of a tag, or of a more general one (`pt` for `pt-BR`); null when there is none. */
export function languageOf(tag: unknown): Language | null {
  if (typeof tag !== "string") return null;
  const parts = tag.toLowerCase().split(/[-_]/);
  for (let length = parts.length; length > 0; length -= 1) {
    const code = parts.slice(0, length).join("-");
    if (isBuiltIn(code) || offered.includes(code)) return code;
  }
  return null;
}

/** Tag by which numbers and dates are written. */
export const localeOf = (language: Language): string => (isBuiltIn(language) ? LOCALES[language] : language);

/** A language's name in itself: «Français». */
export function languageName(code: Language): string {
  if (isBuiltIn(code)) return NAMES[code];
  try {
    const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
    return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
  } catch {
    return code;
  }
}

let shown: Language | null = null;

export const storedLanguage = (): Language | null => languageOf(readStored(window.localStorage, LANG_ID));

export function storeLanguage(language: Language): void {
  writeStored(window.localStorage, LANG_ID, language);
}

/** The language on the screen. */
export const currentLanguage = (): Language => shown ?? storedLanguage() ?? "es";

export function showLanguage(language: Language): void {
  shown = language;
  document.documentElement.lang = language;
}
