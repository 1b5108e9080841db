import {
  EmptyState,
  ErrorState,
  type Positions,
  type RendererProps,
  Skeleton,
  useOfferPositions,
  useShortcuts,
  useTexts,
} from "@estante/sdk";
import { ActionIcon, Select } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { type Reading, readingQuery } from "../api/lessons";
import { DocumentView } from "./document-view.component";
import classes from "./reader.module.css";
import { useFonts } from "./use-fonts";

/** Looked at for so long, a page is read. */
const READ_MS = 1000;

/** A lesson that was written here, a page at a time; how far somebody got is counted by pages. */
export function LessonRenderer(props: RendererProps) {
  const t = useTexts("mint");
  const { data, error, refetch } = useQuery(readingQuery(props.content.guid));
  if (error)
    return <ErrorState inPanel title={t("editor.unread")} error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <div className={classes.waiting} aria-busy="true">
        <Skeleton width="100%" height={240} />
      </div>
    );
  if (data.data.pages.length === 0)
    return <EmptyState title={t("reader.empty")} text={t("reader.emptyText")} />;
  return <OpenLesson {...props} reading={data.data} />;
}

function OpenLesson({ content, session, launch, reading }: RendererProps & { readonly reading: Reading }) {
  const t = useTexts("mint");
  const { pages, images, media, typography, colour } = reading;
  const [at, setAt] = useState<number | null>(null);
  const style = useFonts(typography, colour);
  const sheet = useRef<HTMLElement>(null);
  const last = pages.length - 1;
  const within = (place: number) => Math.max(0, Math.min(last, place));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a lesson opens once at where its reader left
  useEffect(() => {
    session.setLength(pages.length);
    const opened = launch.showAt;
    if (opened !== null) return setAt(within(opened - 1));
    void session.resume().then((resumed) => setAt(within(Math.floor(resumed.last))));
  }, []);
  useEffect(() => {
    if (at === null) return;
    sheet.current?.scrollTo({ top: 0 });
    const timer = setTimeout(() => {
      session.cover({ start: at, end: at + 1 });
      session.push();
    }, READ_MS);
    return () => clearTimeout(timer);
  }, [at, session]);
  usePositions(at ?? 0, (place) => setAt(within(place)));
  const turn = (by: number) => setAt(within((at ?? 0) + by));
  const keys = t("reader.turn");
  useShortcuts([
    { keys: "ArrowLeft", label: keys, run: () => turn(-1) },
    { keys: "ArrowRight", label: keys, run: () => turn(1) },
    { keys: "PageUp", label: keys, run: () => turn(-1) },
    { keys: "PageDown", label: keys, run: () => turn(1) },
  ]);
  if (at === null) return <div className={classes.waiting} aria-busy="true" />;
  const page = pages[at];
  if (!page) return null;
  const around = { images, media, lesson: content.guid };
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
          onChange={(guid) => setAt(within(pages.findIndex((other) => other.guid === guid)))}
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

/** Comments, notes and playlists name a page, counted from 1. */
function usePositions(at: number, go: (place: number) => void): void {
  const now = useRef({ at, go });
  useEffect(() => {
    now.current = { at, go };
  });
  const positions = useMemo<Positions>(
    () => ({
      unit: "page",
      now: () => now.current.at + 1,
      go: (page) => now.current.go(page - 1),
      markHost: () => null,
      share: () => null,
      onHosts: () => () => undefined,
    }),
    [],
  );
  useOfferPositions(positions);
}
