import { addTexts, type Locales } from "@estante/sdk";

const LOCALES: Locales = {
  es: () => import("../locales/es.json"),
  pt: () => import("../locales/pt.json"),
  en: () => import("../locales/en.json"),
};

export function addShellTexts(): Promise<void> {
  return addTexts("shell", LOCALES);
}
