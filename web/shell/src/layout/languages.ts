import {
  api,
  type Language,
  languageOf,
  reloadPage,
  session,
  storeLanguage,
  texts,
  toast,
} from "@estante/sdk";

/** The switch is a pair: of three languages English is offered in the profile only. */
export function switchedLanguages(languages: readonly string[], all = false): Language[] {
  const known = languages.map(languageOf).filter((language) => language !== null);
  return known.length > 2 && !all ? known.filter((language) => language !== "en") : known;
}

/** Keeps the language with the person and on this computer, then shows the page anew in it. What is typed and not saved goes along. */
export async function changeLanguage(language: Language): Promise<void> {
  const { response } = await api.PUT("/front/profile", { body: { lang_id: language } });
  if (!response.ok) {
    toast.error(texts.t("shell:profile.failed"));
    return;
  }
  const { user } = session.get();
  if (user) session.know({ ...user, lang_id: language });
  storeLanguage(language);
  reloadPage();
}
