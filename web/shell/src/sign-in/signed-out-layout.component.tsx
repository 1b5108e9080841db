import "@estante/sdk/sign-in.css";
import {
  type Language,
  languageName,
  type Organization,
  storeLanguage,
  useLanguage,
  useTexts,
} from "@estante/sdk";
import { useMediaQuery } from "@mantine/hooks";
import { IconLanguage } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { Mark } from "../layout/mark.component";
import { CoverShelf } from "./cover-shelf.component";
import classes from "./signed-out.module.css";

type Props = { organization: Organization; children: ReactNode };

/** One short form beside the shelf, with nothing of the application around it. */
export function SignedOutLayout({ organization, children }: Props) {
  const isPhone = useMediaQuery("(width < 768px)", window.innerWidth < 768, {
    getInitialValueInEffect: false,
  });
  const brand = (
    <div className={classes.brand}>
      <Mark logo={organization.branding.logo ?? null} size={isPhone ? 30 : 36} />
      <span>{organization.product_name}</span>
    </div>
  );
  return (
    <div className={classes.page}>
      {isPhone && (
        <header className={classes.band}>
          {brand}
          <CoverShelf isPhone />
        </header>
      )}
      <main className={classes.side}>
        <div className={classes.column}>
          {!isPhone && brand}
          {children}
        </div>
        <SignedOutFooter organization={organization} />
      </main>
      {!isPhone && <CoverShelf isPhone={false} />}
    </div>
  );
}

function SignedOutFooter({ organization }: { organization: Organization }) {
  const t = useTexts("shell");
  const shown = useLanguage();
  const [helps, setHelps] = useState(false);
  const choose = (language: Language) => {
    storeLanguage(language);
    window.location.reload();
  };
  return (
    <footer className={classes.foot}>
      <div className={classes.footRow}>
        <button
          type="button"
          className={classes.quiet}
          aria-expanded={helps}
          onClick={() => setHelps(!helps)}
        >
          {t("signIn.help")}
        </button>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's; this is a choice of the page */}
        <div className={classes.languages} role="group" aria-label={t("signIn.language")}>
          <IconLanguage size={16} stroke={1.6} aria-hidden />
          {organization.languages.map((language) => (
            <button
              key={language}
              type="button"
              lang={language}
              className={classes.quiet}
              aria-pressed={language === shown}
              onClick={() => choose(language)}
            >
              {languageName(language)}
            </button>
          ))}
        </div>
      </div>
      {helps && <p className={classes.help}>{t("signIn.helpText", { name: organization.name })}</p>}
    </footer>
  );
}
