import {
  lazy,
  type Positions,
  type Surfaces,
  usePermission,
  useSession,
  useShortcuts,
  useTexts,
} from "@estante/sdk";
import { IconNotes } from "@tabler/icons-react";
import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { BarAction } from "../bar/bar-actions";
import type { ViewedContent } from "../pages/viewed-content";
import { MarkingTool } from "./marking/marking-tool.component";
import { useMarkingKeys } from "./marking/use-marking-keys";
import { useMarkingTool } from "./marking/use-marking-tool";
import type { Note } from "./note";
import type { SelectionHandle } from "./overlay/notes-overlay.component";
import { useNotes } from "./store/use-notes";

const NotesPanel = lazy(() =>
  import("./panel/notes-panel.component").then((file) => ({ default: file.NotesPanel })),
);
const NotesOverlay = lazy(() =>
  import("./overlay/notes-overlay.component").then((file) => ({ default: file.NotesOverlay })),
);
const MarkingStage = lazy(() =>
  import("./marking/marking-stage.component").then((file) => ({ default: file.MarkingStage })),
);

const XAPI = "CTTY_20";
const STUDENT = "R01";
const GUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

interface Options {
  readonly content: ViewedContent;
  readonly courseGuid: string;
  readonly stage: HTMLElement | null;
  readonly positions: Positions | null;
  readonly surfaces: Surfaces | null;
  readonly isOpen: boolean;
  setOpen(isOpen: boolean): void;
}

/** A note that is shown in the panel, and whether its words are to be written now. */
interface Shown {
  readonly guid: string;
  readonly isWritten: boolean;
}

/** The person's own notes on a content: asked for when it opens, marked on it, and read beside it. */
export function useNotesBeside({
  content,
  courseGuid,
  stage,
  positions,
  surfaces,
  isOpen,
  setOpen,
}: Options) {
  const t = useTexts("viewer");
  const isTaken = useIsTaken(content.type_guid);
  const notes = useNotes(content.guid, GUID.test(courseGuid) ? courseGuid : null, isTaken);
  const marking = useMarkingTool();
  const [shown, setShown] = useState<Shown | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const selection = useRef<SelectionHandle>(null);
  const show = (guid: string, isWritten = false) => {
    setShown({ guid, isWritten });
    setOpen(true);
  };
  const toggle = () => {
    setShown(null);
    setOpen(!isOpen);
  };
  useShortcuts([{ keys: "n", label: t("notes.title"), run: toggle, off: !notes }]);
  useMarkingKeys({
    notes,
    marking,
    hasSurfaces: surfaces !== null,
    hasWords: Boolean(surfaces?.selected),
    highlightSelected: () => selection.current?.highlight() ?? false,
  });
  const { choose, tool } = marking;
  const endMarking = useCallback(() => choose(null), [choose]);
  useEffect(() => {
    if (!surfaces) endMarking();
  }, [surfaces, endMarking]);
  // A picture has no places: what is drawn on it stands on the content.
  const placeOf = (at: number) => (positions?.unit === "page" ? { unit: "page" as const, at } : null);
  const over = notes && surfaces && stage && (
    <>
      <MarkingTool marking={marking} />
      <Suspense fallback={null}>
        <NotesOverlay
          notes={notes}
          surfaces={surfaces}
          stage={stage}
          marking={marking}
          focused={focused}
          handle={selection}
          placeOf={placeOf}
          onShow={show}
          onNote={(guid) => show(guid, true)}
        />
        {tool && (
          <MarkingStage
            notes={notes}
            surfaces={surfaces}
            stage={stage}
            marking={marking}
            placeOf={placeOf}
            here={() => (positions?.unit === "page" ? positions.now() : 1)}
            onPut={setFocused}
          />
        )}
      </Suspense>
    </>
  );
  const panel: ReactNode = notes && isOpen && (
    <Suspense fallback={null}>
      <NotesPanel
        content={content}
        notes={notes}
        positions={positions}
        shown={shown}
        onGo={(note: Note) => note.place && positions?.go(note.place.at)}
        onClose={() => setOpen(false)}
      />
    </Suspense>
  );
  const actions: readonly BarAction[] = notes
    ? [{ name: "notes", label: t("notes.title"), Icon: IconNotes, run: toggle }]
    : [];
  const marks = useMemo(() => ({ isMarking: tool !== null, endMarking }), [tool, endMarking]);
  return { actions, panel, over, marks, state: notes?.state ?? "saved" } as const;
}

/** Not for who may not, nor for a student's xAPI content, whose state is kept with its records (A058). */
function useIsTaken(type: string): boolean {
  const mayAnnotate = usePermission("viewer.annotate");
  const role = useSession().person?.role_guid;
  return mayAnnotate && !(type === XAPI && role === STUDENT);
}
