import { readStored, writeStored } from "../auth/stored";

/** Languages that the interface is written in. */
export const LANGUAGES = ["es", "pt", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

const LANG_ID = "langId";
const LOCALES: Record<Language, string> = { es: "es-CL", pt: "pt-BR", en: "en-US" };

/** The interface language nearest to a language tag, or null. */
export function languageOf(tag: unknown): Language | null {
  if (typeof tag !== "string") return null;
  const base = tag.slice(0, 2).toLowerCase();
  return LANGUAGES.find((language) => language === base) ?? null;
}

/** Tag by which numbers and dates are written. */
export const localeOf = (language: Language): string => LOCALES[language];

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
