import { useEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { texts } from "./i18n";
import { currentLanguage, type Language } from "./language";
import { needScope } from "./scopes";

/** Translates a key; `count` chooses the plural. */
export type Translator = (key: string, values?: Readonly<Record<string, unknown>>) => string;

/** The texts of a namespace (a plugin's id): built-in ones, under the tenant's own wording. */
export function useTexts(namespace: string): Translator {
  const { t } = useTranslation(namespace, { i18n: texts });
  useEffect(() => needScope(namespace), [namespace]);
  return useMemo(() => (key, values) => t(key, { ...values }), [t]);
}

/** The SDK's own texts. */
export function useOwnTexts(): Translator {
  const { t } = useTranslation("sdk", { i18n: texts });
  return useMemo(() => (key, values) => t(key, { ...values }), [t]);
}

/** A text by its full key, `namespace:key`, outside React. */
export const translate: Translator = (key, values) => texts.t(key, { ...values });

/** The language on the screen; changing it reloads the page, so it never changes under a component. */
export const useLanguage = (): Language => currentLanguage();
