import { useTranslation } from "react-i18next";
import { addTexts, texts } from "../texts/i18n";
import type { Translator } from "../texts/use-texts";

const NAMESPACE = "fields";
let loaded: Promise<void> | null = null;

/** Fetches the fields' own texts once; they come with the first field, not with the first page. */
export function loadFieldTexts(): Promise<void> {
  loaded ??= addTexts(NAMESPACE, {
    es: () => import("./locales/es.json"),
    pt: () => import("./locales/pt.json"),
    en: () => import("./locales/en.json"),
  });
  return loaded;
}

/** The fields' own texts. */
export function useFieldTexts(): Translator {
  const { t } = useTranslation(NAMESPACE, { i18n: texts });
  return (key, values) => t(key, { ...values });
}
