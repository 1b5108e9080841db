import { useTexts } from "@estante/sdk";
import { Button } from "@mantine/core";
import { use } from "react";
import homeClasses from "../home/home.module.css";
import { useShell } from "../layout/shell-context";
import { newsTexts, useUnseenNews } from "./news";
import classes from "./news.module.css";

const SHOWN = 3;

/** At home: the first of what this person has not seen; nothing once they have. */
export function UnseenNews() {
  use(newsTexts);
  const t = useTexts("news");
  const { openNews } = useShell();
  const { unseen } = useUnseenNews();
  if (unseen.length === 0) return null;
  return (
    <section className={homeClasses.section} aria-label={t("title")}>
      <h2 className={homeClasses.heading}>{t("title")}</h2>
      <ul className={classes.news}>
        {unseen.slice(0, SHOWN).map((id) => (
          <li key={id}>{t(`items.${id}`)}</li>
        ))}
      </ul>
      <Button variant="subtle" size="compact-sm" className={classes.all} onClick={openNews}>
        {t("all")}
      </Button>
    </section>
  );
}
