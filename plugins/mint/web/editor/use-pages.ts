import { ApiFailure, type Autosave, useAutosave } from "@estante/sdk";
import { useRef, useState } from "react";
import { type Draft, type Lesson, type LessonPage, savePage } from "../api/lessons";

/** A page that somebody else saved while it was written here. */
export interface Conflict {
  readonly mine: Draft;
  readonly theirs: LessonPage;
}

export interface Pages {
  readonly pages: readonly LessonPage[];
  readonly setPages: (pages: readonly LessonPage[]) => void;
  readonly draftOf: (page: LessonPage) => Draft;
  readonly change: (page: LessonPage, fields: Partial<Draft>) => void;
  /** How often a page was replaced by what somebody else saved: its editor begins anew. */
  readonly epochOf: (page: LessonPage) => number;
  readonly autosave: Autosave;
  readonly conflict: Conflict | null;
  readonly takeTheirs: () => void;
  readonly keepMine: () => void;
}

const PAGE_CHANGED = "MINT_PAGE_CHANGED";

const draftFrom = ({ title, document, beside }: LessonPage): Draft => ({ title, document, beside });

/** What is written in the pages of a lesson: it waits, is saved by itself, and is shown where others saved meanwhile. */
export function usePages(lesson: Lesson): Pages {
  const [pages, setPages] = useState<readonly LessonPage[]>(lesson.pages);
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({});
  const [epochs, setEpochs] = useState<Readonly<Record<string, number>>>({});
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const versions = useRef(new Map(lesson.pages.map(({ guid, version }) => [guid, version])));
  const saved = useRef(new Map<string, Draft>());

  const autosave = useAutosave(drafts, async (written) => {
    for (const [guid, draft] of Object.entries(written)) {
      // A page without a title waits for one.
      if (saved.current.get(guid) === draft || !draft.title.trim()) continue;
      try {
        const { version } = await savePage(lesson.guid, guid, draft, versions.current.get(guid) ?? 1);
        versions.current.set(guid, version);
        saved.current.set(guid, draft);
      } catch (thrown) {
        if (thrown instanceof ApiFailure && thrown.code === PAGE_CHANGED)
          setConflict({ mine: draft, theirs: thrown.body.page as LessonPage });
        throw thrown;
      }
    }
  });

  const draftOf = (page: LessonPage) => drafts[page.guid] ?? draftFrom(page);
  return {
    pages,
    setPages: (next) => {
      for (const { guid, version } of next)
        if (!versions.current.has(guid)) versions.current.set(guid, version);
      const living = new Set(next.map(({ guid }) => guid));
      setDrafts((now) => Object.fromEntries(Object.entries(now).filter(([guid]) => living.has(guid))));
      setPages(next);
    },
    draftOf,
    change: (page, fields) =>
      setDrafts((now) => ({ ...now, [page.guid]: { ...(now[page.guid] ?? draftFrom(page)), ...fields } })),
    epochOf: ({ guid }) => epochs[guid] ?? 0,
    autosave,
    conflict,
    takeTheirs: () => {
      if (!conflict) return;
      const { theirs } = conflict;
      const taken = draftFrom(theirs);
      versions.current.set(theirs.guid, theirs.version);
      saved.current.set(theirs.guid, taken);
      setDrafts({ ...drafts, [theirs.guid]: taken });
      setPages(pages.map((page) => (page.guid === theirs.guid ? theirs : page)));
      setEpochs({ ...epochs, [theirs.guid]: (epochs[theirs.guid] ?? 0) + 1 });
      setConflict(null);
    },
    keepMine: () => {
      if (!conflict) return;
      versions.current.set(conflict.theirs.guid, conflict.theirs.version);
      setConflict(null);
      autosave.retry();
    },
  };
}
