import { texts } from "@estante/sdk";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";

/** Reads a text key of a manifest, such as `contents:nav.contents`; empty until its plugin's texts are there. */
export function useManifestText(): (key: string | null | undefined) => string {
  const { t } = useTranslation(undefined, { i18n: texts });
  return useCallback((key) => (key && texts.exists(key) ? t(key) : ""), [t]);
}
