import { useTexts } from "@estante/sdk";
import { UnstyledButton } from "@mantine/core";
import { entryAt, type FlatEntry } from "./outline";
import classes from "./pdf.module.css";

interface Props {
  entries: readonly FlatEntry[];
  page: number;
  onGo(page: number): void;
}

export function OutlinePanel({ entries, page, onGo }: Props) {
  const t = useTexts("viewer");
  const here = entryAt(entries, page)?.key;
  if (entries.length === 0) return <p className={classes.note}>{t("pdf.noOutline")}</p>;
  return (
    <ul className={classes.outline}>
      {entries.map((entry) => (
        <li key={entry.key}>
          <UnstyledButton
            className={classes.entry}
            data-level={Math.min(entry.level, 3)}
            aria-current={entry.key === here ? "page" : undefined}
            disabled={entry.page === null}
            onClick={() => entry.page && onGo(entry.page)}
          >
            <span className={classes.entryTitle}>{entry.title}</span>
            {entry.page && <span className={classes.entryPage}>{entry.page}</span>}
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}
