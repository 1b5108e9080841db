import { useTranslation } from "react-i18next";
import { addTexts, texts } from "../texts/i18n";
import type { Translator } from "../texts/use-texts";

const NAMESPACE = "imports";
let loaded: Promise<void> | null = null;

/** Fetches the texts of imports once, with the first page of one. */
export function loadImportTexts(): Promise<void> {
  loaded ??= addTexts(NAMESPACE, {
    es: () => import("./locales/es.json"),
    pt: () => import("./locales/pt.json"),
    en: () => import("./locales/en.json"),
  });
  return loaded;
}

/** The texts of imports. */
export function useImportTexts(): Translator {
  const { t } = useTranslation(NAMESPACE, { i18n: texts });
  return (key, values) => t(key, { ...values });
}
