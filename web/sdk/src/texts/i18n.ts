import i18next, { type i18n, type ResourceLanguage } from "i18next";
import { initReactI18next } from "react-i18next";
import { type Language, showLanguage } from "./language";

/** One language's texts, or a function that fetches them. */
export type TextsSource =
  | ResourceLanguage
  | (() => Promise<ResourceLanguage | { default: ResourceLanguage }>);

/** A namespace's texts in the three interface languages. */
export type Locales = Readonly<Record<Language, TextsSource>>;

const OWN: Locales = {
  es: () => import("../locales/es.json"),
  pt: () => import("../locales/pt.json"),
  en: () => import("../locales/en.json"),
};

/** The one i18next of the page. */
export const texts: i18n = i18next;

let started: Promise<void> | null = null;

const isModule = (value: object): value is { default: ResourceLanguage } => "default" in value;

/** Adds a namespace's built-in texts in the shown language; overrides that came before stay on top. */
export async function addTexts(namespace: string, locales: Locales): Promise<void> {
  const language = texts.language as Language;
  const source = locales[language];
  const loaded = typeof source === "function" ? await source() : source;
  texts.addResourceBundle(language, namespace, isModule(loaded) ? loaded.default : loaded, true, false);
}

/** Starts the texts in a language. The shell calls it once, before it renders. */
export function startTexts(language: Language): Promise<void> {
  started ??= (async () => {
    showLanguage(language);
    await texts.use(initReactI18next).init({
      lng: language,
      fallbackLng: false,
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
