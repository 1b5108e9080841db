import { type Surfaces, toast, useTexts } from "@estante/sdk";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { moved } from "../marking/move";
import { type Note, surfaceOf } from "../note";
import type { Notes } from "../store/use-notes";
import { isInside, pointOn } from "../surface-point";
import { DrawnShape } from "./drawn-shape.component";
import { useNoteWords } from "./note-words";
import classes from "./overlay.module.css";
import { useLayers } from "./use-layers";

interface Props {
  readonly notes: Notes;
  readonly surfaces: Surfaces;
  /** Where the surfaces lie. */
  readonly stage: HTMLElement;
  /** Whether a click means a note, and not what is drawn next. */
  readonly isPointed: boolean;
  /** A note that gets the focus as soon as it is drawn. */
  readonly focused: string | null;
  onShow(guid: string): void;
}

const STEP = 10;
/** So long a click may become a double one, which selects a word. */
const DOUBLE_CLICK_MS = 300;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** Notes where they were made, on each surface that is drawn: reached by pointer and keys, moved by arrows. */
export function Marks({ notes, surfaces, stage, isPointed, focused, onShow }: Props) {
  const layers = useLayers(surfaces);
  const drawn = notes.notes.filter((note) => note.drawn !== null);
  useHighlightClicks({ stage, surfaces, drawn, isPointed, onShow });
  useEffect(() => {
    if (focused) stage.querySelector<SVGGElement>(`[data-note="${focused}"]`)?.focus();
  }, [focused, stage]);
  return layers.map(([at, layer]) => {
    const here = drawn.filter((note) => surfaceOf(note) === at);
    return here.length === 0
      ? null
      : createPortal(
          // biome-ignore lint/a11y/noSvgWithoutTitle: each note in it has a name of its own
          <svg className={classes.marks} viewBox="0 0 1000 1" preserveAspectRatio="xMinYMin meet">
            {here.map((note) => (
              <Mark key={note.guid} note={note} notes={notes} onShow={onShow} />
            ))}
          </svg>,
          layer,
          `marks ${at}`,
        );
  });
}

interface MarkProps extends Pick<Props, "notes" | "onShow"> {
  readonly note: Note;
}

function Mark({ note, notes, onShow }: MarkProps) {
  const t = useTexts("viewer");
  const nameOf = useNoteWords();
  const { drawn, guid } = note;
  if (!drawn) return null;
  const press = (event: KeyboardEvent) => {
    const step = ARROWS[event.key];
    if (event.key === "Enter" || event.key === " ") onShow(guid);
    else if (event.key === "Delete" || event.key === "Backspace")
      notes.remove([guid]).catch(() => toast.error(t("notes.deleteFailed")));
    else if (step && drawn.kind !== "highlight") notes.change({ ...note, drawn: moved(drawn, ...step) });
    else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: inside a drawing there are no buttons
    <g
      className={classes.mark}
      role="button"
      tabIndex={0}
      aria-label={nameOf(note)}
      data-note={guid}
      data-kind={drawn.kind}
      onClick={() => onShow(guid)}
      onKeyDown={press}
    >
      <DrawnShape drawn={drawn} color={note.color} words={note.words} isReached />
    </g>
  );
}

interface Clicks extends Pick<Props, "stage" | "surfaces" | "isPointed" | "onShow"> {
  readonly drawn: readonly Note[];
}

/** A highlight lets the pointer through to its words, and is meant by a click that selects nothing. */
function useHighlightClicks(clicks: Clicks): void {
  const { stage, surfaces, isPointed } = clicks;
  const latest = useRef(clicks);
  latest.current = clicks;
  useEffect(() => {
    if (!isPointed) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const click = ({ clientX, clientY, target, detail }: MouseEvent) => {
      clearTimeout(timer);
      if (detail > 1 || !window.getSelection()?.isCollapsed) return;
      if (target instanceof Element && target.closest("a, button, [data-note]")) return;
      const hit = latest.current.drawn.findLast((note) => {
        const layer = surfaces.layer(surfaceOf(note));
        if (!layer?.isConnected || note.drawn?.kind !== "highlight") return false;
        const point = pointOn(layer, clientX, clientY);
        return note.drawn.boxes.some((box) => isInside(box, point));
      });
      if (hit) timer = setTimeout(() => latest.current.onShow(hit.guid), DOUBLE_CLICK_MS);
    };
    stage.addEventListener("click", click);
    return () => {
      clearTimeout(timer);
      stage.removeEventListener("click", click);
    };
  }, [stage, surfaces, isPointed]);
}
