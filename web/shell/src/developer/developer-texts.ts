import { addTexts } from "@estante/sdk";

/** The texts of the developer pages, which come with the first of them. */
export const developerTexts = addTexts("developer", {
  es: () => import("./locales/es.json"),
  pt: () => import("./locales/pt.json"),
  en: () => import("./locales/en.json"),
});
