import { formatRelative, useTexts } from "@estante/sdk";
import { useQuery } from "@tanstack/react-query";
import { historyQuery } from "../api/contents.api";
import { changeText } from "./change-text";
import classes from "./content-history.module.css";

const SHOWN = 4;

/** The latest changes in a preview: who did what, and when. */
export function ContentHistory({ guid }: { guid: string }) {
  const t = useTexts("contents");
  const changes = useQuery(historyQuery(guid)).data?.data.changes ?? [];
  if (changes.length === 0) return null;
  return (
    <section className={classes.history} aria-label={t("history.title")}>
      <h4>{t("history.title")}</h4>
      <ol>
        {changes.slice(0, SHOWN).map((change) => (
          <li key={change.at}>
            <span>{changeText(change, t)}</span>
            <time dateTime={change.at}>{formatRelative(change.at)}</time>
          </li>
        ))}
      </ol>
    </section>
  );
}
