import { type Positions, type RendererProps, useOfferPositions } from "@estante/sdk";
import { useEffect, useMemo, useRef, useState } from "react";
import type { Reading } from "../api/lessons";
import { LessonPages } from "./lesson-pages.component";
import { ReadLesson } from "./read-lesson.component";
import classes from "./reader.module.css";

/** Looked at for so long, a page is read. */
const READ_MS = 1000;
const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A lesson that was written here, a page at a time; how far somebody got is counted by pages. */
export function LessonRenderer(props: RendererProps) {
  const { content, launch } = props;
  const program = GUID.test(launch.courseGuid) ? launch.courseGuid : null;
  return (
    <ReadLesson lesson={content.guid} program={program}>
      {(reading) => <OpenLesson {...props} reading={reading} />}
    </ReadLesson>
  );
}

function OpenLesson({ content, session, launch, reading }: RendererProps & { readonly reading: Reading }) {
  const { pages } = reading;
  const [at, setAt] = useState<number | null>(null);
  const within = (place: number) => Math.max(0, Math.min(pages.length - 1, place));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a lesson opens once at where its reader left
  useEffect(() => {
    session.setLength(pages.length);
    const opened = launch.showAt;
    if (opened !== null) return setAt(within(opened - 1));
    void session.resume().then((resumed) => setAt(within(Math.floor(resumed.last))));
  }, []);
  useEffect(() => {
    if (at === null) return;
    const timer = setTimeout(() => {
      session.cover({ start: at, end: at + 1 });
      session.push();
    }, READ_MS);
    return () => clearTimeout(timer);
  }, [at, session]);
  usePositions(at ?? 0, (place) => setAt(within(place)));
  if (at === null) return <div className={classes.waiting} aria-busy="true" />;
  return (
    <LessonPages lesson={content.guid} reading={reading} at={at} onTurn={(place) => setAt(within(place))} />
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
