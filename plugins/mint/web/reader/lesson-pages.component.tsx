import { useShortcuts, useTexts } from "@estante/sdk";
import { ActionIcon, Select } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import type { Reading } from "../api/lessons";
import { DocumentView } from "./document-view.component";
import classes from "./reader.module.css";
import { useLook } from "./use-look";

interface Props {
  readonly lesson: string;
  readonly reading: Reading;
  /** Which page is read, from 0. */
  readonly at: number;
  readonly onTurn: (place: number) => void;
}

/** The pages of a lesson, one at a time, turned by buttons, by keys and by their titles. */
export function LessonPages({ lesson, reading, at, onTurn }: Props) {
  const t = useTexts("mint");
  const { pages, images, media } = reading;
  const style = useLook(reading);
  const sheet = useRef<HTMLElement>(null);
  const last = pages.length - 1;
  const turn = (by: number) => onTurn(Math.max(0, Math.min(last, at + by)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins at its top
  useEffect(() => {
    sheet.current?.scrollTo({ top: 0 });
  }, [at]);
  const keys = t("reader.turn");
  useShortcuts([
    { keys: "ArrowLeft", label: keys, run: () => turn(-1) },
    { keys: "ArrowRight", label: keys, run: () => turn(1) },
    { keys: "PageUp", label: keys, run: () => turn(-1) },
    { keys: "PageDown", label: keys, run: () => turn(1) },
  ]);
  const page = pages[at];
  if (!page) return null;
  const around = { images, media, lesson };
  return (
    <div className={classes.reader} style={style}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys too */}
      <article ref={sheet} className={classes.sheet} aria-label={page.title} tabIndex={0}>
        <div className={classes.page} data-dual={page.beside !== null || undefined} key={page.guid}>
          <h1 className={classes.title}>{page.title}</h1>
          <DocumentView document={page.document} {...around} />
          {page.beside && <DocumentView document={page.beside} {...around} />}
        </div>
      </article>
      <nav className={classes.foot} aria-label={t("reader.pages")}>
        <ActionIcon
          variant="subtle"
          disabled={at === 0}
          aria-label={t("reader.previous")}
          onClick={() => turn(-1)}
        >
          <IconChevronLeft size={20} />
        </ActionIcon>
        <Select
          className={classes.places}
          aria-label={t("reader.page")}
          allowDeselect={false}
          comboboxProps={{ position: "top" }}
          value={page.guid}
          data={pages.map(({ guid, title }, place) => ({ value: guid, label: `${place + 1}. ${title}` }))}
          onChange={(guid) => onTurn(pages.findIndex((other) => other.guid === guid))}
        />
        <output className={classes.share}>{t("reader.of", { page: at + 1, total: pages.length })}</output>
        <ActionIcon
          variant="subtle"
          disabled={at === last}
          aria-label={t("reader.next")}
          onClick={() => turn(1)}
        >
          <IconChevronRight size={20} />
        </ActionIcon>
      </nav>
    </div>
  );
}
