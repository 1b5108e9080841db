import { languageName, useLanguage, useTenant, useTexts } from "@estante/sdk";
import { changeLanguage, switchedLanguages } from "./languages";
import classes from "./side-bar.module.css";

/**
 * The tenant's languages; choosing one stores it with the person and reloads the page in it.
 * `all`: where there is no profile in which the others are offered.
 */
export function LanguageSwitch({ all = false }: { all?: boolean }) {
  const t = useTexts("shell");
  const tenant = useTenant();
  const language = useLanguage();
  const offered = switchedLanguages(tenant?.languages ?? [], all);
  if (offered.length < 2) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
    <div className={classes.languages} role="group" aria-label={t("nav.language")}>
      {offered.map((code) => (
        <button
          key={code}
          type="button"
          className={classes.language}
          aria-pressed={code === language}
          title={languageName(code)}
          onClick={() => code !== language && void changeLanguage(code)}
        >
          {code.toUpperCase()}
        </button>
      ))}
    </div>
  );
}
