import { useTexts } from "@estante/sdk";
import { RingProgress, UnstyledButton } from "@mantine/core";
import { IconCircleCheckFilled } from "@tabler/icons-react";
import type { PagesRead } from "../stage/pages-read";
import type { PdfStage } from "../stage/pdf-stage";
import { endOf, entryAt, type FlatEntry, ownEndOf } from "./outline";
import classes from "./panel.module.css";
import { Thumbnails } from "./thumbnails-panel.component";

interface Props {
  stage: PdfStage;
  entries: readonly FlatEntry[];
  page: number;
  pages: number;
  read: PagesRead;
  onGo(page: number): void;
}

const DEEPEST = 3;
/** Of a long section, only the pages around its beginning are shown. */
const MAX_THUMBNAILS = 12;

export function OutlinePanel({ stage, entries, page, pages, read, onGo }: Props) {
  const t = useTexts("viewer");
  const here = entryAt(entries, page);
  if (entries.length === 0) return <p className={classes.note}>{t("pdf.noOutline")}</p>;
  return (
    <ul className={classes.outline}>
      {entries.map((entry) => (
        <li key={entry.key}>
          <UnstyledButton
            className={classes.entry}
            data-level={Math.min(entry.level, DEEPEST)}
            aria-current={entry === here ? "page" : undefined}
            disabled={entry.page === null}
            onClick={() => entry.page && onGo(entry.page)}
          >
            {entry.level === 0 && (
              <ReadMark
                share={entry.page === null ? 0 : read.share(entry.page, endOf(entries, entry, pages))}
              />
            )}
            <span className={classes.entryTitle}>{entry.title}</span>
            {entry.page && (
              <span className={classes.entryPage}>{stage.labels?.[entry.page - 1] ?? entry.page}</span>
            )}
          </UnstyledButton>
          {entry === here && entry.page && (
            <Thumbnails
              stage={stage}
              numbers={pagesFrom(entry.page, ownEndOf(entries, entry, pages))}
              page={page}
              onGo={onGo}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

/** How much of a chapter was read, 0 to 1: a shape for each, not a colour alone. */
function ReadMark({ share }: { share: number }) {
  const t = useTexts("viewer");
  if (share === 1)
    return <IconCircleCheckFilled className={classes.done} size={18} aria-label={t("pdf.read")} />;
  const percent = Math.round(share * 100);
  return (
    <RingProgress
      className={classes.ring}
      size={18}
      thickness={2}
      rootColor="var(--es-border-strong)"
      sections={[{ value: percent, color: "var(--es-accent)" }]}
      role="img"
      aria-label={t("tools.percent", { percent })}
    />
  );
}

function pagesFrom(first: number, end: number): number[] {
  return Array.from({ length: Math.min(MAX_THUMBNAILS, Math.max(1, end - first)) }, (_, i) => first + i);
}
