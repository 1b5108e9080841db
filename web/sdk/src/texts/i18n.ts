import i18next, { type i18n, type ResourceLanguage } from "i18next";
import { initReactI18next } from "react-i18next";
import { organization } from "../auth/organization";
import {
  type BuiltInLanguage,
  isBuiltIn,
  LANGUAGES,
  type Language,
  languageOf,
  showLanguage,
} from "./language";

/** One language's texts, or a function that fetches them. */
export type TextsSource =
  | ResourceLanguage
  | (() => Promise<ResourceLanguage | { default: ResourceLanguage }>);

/** A namespace's texts by interface language; what one lacks is said in the tenant's language, then in English. */
export type Locales = Readonly<Partial<Record<BuiltInLanguage, TextsSource>>>;

const OWN: Locales = {
  es: () => import("../locales/es.json"),
  pt: () => import("../locales/pt.json"),
  en: () => import("../locales/en.json"),
};

/** The one i18next of the page. */
export const texts: i18n = i18next;

let started: Promise<void> | null = null;

const isModule = (value: object): value is { default: ResourceLanguage } => "default" in value;

/** The languages that are asked after one that has no text. */
export const fallbacksOf = (language: string): Language[] => {
  const general = language.split("-").slice(0, 1).filter(isBuiltIn);
  const chain = new Set([
    ...general,
    languageOf(organization()?.default_language) ?? "en",
    "en",
    ...LANGUAGES,
  ]);
  return [...chain].filter((other) => other !== language);
};

/**
 * Adds a namespace's built-in texts in the shown language; overrides that came before stay on top. Texts that are here
 * already are added in the other languages too, for keys that the shown one lacks; of those to be fetched, only the
 * first language that there is.
 */
export async function addTexts(namespace: string, locales: Locales): Promise<void> {
  const chain = [texts.language, ...fallbacksOf(texts.language)].filter(isBuiltIn);
  const first = chain.find((language) => locales[language]);
  for (const language of chain) {
    const source = locales[language];
    if (!source || (typeof source === "function" && language !== first)) continue;
    const loaded = typeof source === "function" ? await source() : source;
    texts.addResourceBundle(language, namespace, isModule(loaded) ? loaded.default : loaded, true, false);
  }
}

/** The built-in language whose texts stand below what the tenant says in the shown one: that one itself, if it is. */
export const writtenLanguage = (): BuiltInLanguage =>
  [texts.language, ...fallbacksOf(texts.language)].find(isBuiltIn) ?? "en";

/** A key that no language has a text for, as words: `list.emptyTitle` is "Empty title". */
function wordsOf(key: string): string {
  const words = (key.split(/[.:]/).at(-1) ?? key).replace(/([a-z])([A-Z])/g, "$1 $2").replace(/[_-]+/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

/** Starts the texts in a language. The shell calls it once, before it renders. */
export function startTexts(language: Language): Promise<void> {
  started ??= (async () => {
    showLanguage(language);
    await texts.use(initReactI18next).init({
      lng: language,
      // Codes stay as the tenant has them: `pt-pt`.
      lowerCaseLng: true,
      fallbackLng: fallbacksOf,
      parseMissingKeyHandler: (key, defaultValue) => defaultValue ?? wordsOf(key),
      ns: [],
      defaultNS: "sdk",
      resources: {},
      interpolation: { escapeValue: false },
      react: { useSuspense: false, bindI18nStore: "added", bindI18n: "languageChanged" },
      returnNull: false,
    });
    await addTexts("sdk", OWN);
  })();
  return started;
}
