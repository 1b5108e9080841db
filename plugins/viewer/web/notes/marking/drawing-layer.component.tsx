import { type SurfacePoint, toast, useTexts } from "@estante/sdk";
import { type PointerEvent, useRef, useState } from "react";
import type { Drawn } from "../note";
import { DrawnShape } from "../overlay/drawn-shape.component";
import classes from "../overlay/overlay.module.css";
import type { Notes } from "../store/use-notes";
import { pointOn } from "../surface-point";
import { withPoint } from "./ink-path";
import { outlineBetween, sizable } from "./outlines";
import type { Marking } from "./use-marking-tool";

interface Props {
  readonly layer: HTMLElement;
  readonly marking: Marking;
  readonly notes: Notes;
  onDrawn(drawn: Drawn): void;
  /** Somebody wants to write here. */
  onWrite(at: SurfacePoint): void;
}

/** The eraser looks at every point that is so far from the last. */
const RUB_PX = 4;

/** Takes the pointer on one surface, for the tool that is chosen. A second finger ends what the first began. */
export function DrawingLayer({ layer, marking, notes, onDrawn, onWrite }: Props) {
  const { tool, ink } = marking;
  const [draft, setDraft] = useState<Drawn | null>(null);
  const latest = useRef<Drawn | null>(null);
  const corner = useRef<SurfacePoint>({ x: 0, y: 0 });
  const eraser = useEraser(notes);
  const draw = (drawn: Drawn | null) => {
    latest.current = drawn;
    setDraft(drawn);
  };
  const pointOf = ({ clientX, clientY }: PointerEvent) => pointOn(layer, clientX, clientY);
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0) return;
    if (!event.isPrimary) return cancel();
    event.preventDefault();
    const point = pointOf(event);
    corner.current = point;
    if (tool === "text") return onWrite(point);
    event.currentTarget.setPointerCapture(event.pointerId);
    if (tool === "erase") eraser.rub(event);
    else if (tool === "draw") draw({ kind: "ink", points: [point] });
    else draw(outlineBetween(marking.outline, point, point));
  };
  const move = (event: PointerEvent<SVGSVGElement>) => {
    if (!event.isPrimary || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    if (tool === "erase") return eraser.rub(event);
    const drawn = latest.current;
    if (drawn?.kind === "ink") {
      const steps = event.nativeEvent.getCoalescedEvents?.() ?? [];
      const points = (steps.length > 0 ? steps : [event]).map((step) =>
        pointOn(layer, step.clientX, step.clientY),
      );
      draw({ kind: "ink", points: points.reduce(withPoint, drawn.points) });
    } else if (drawn) draw(outlineBetween(marking.outline, corner.current, pointOf(event)));
  };
  const end = (event: PointerEvent) => {
    if (!event.isPrimary) return;
    if (tool === "erase") return eraser.lift();
    if (latest.current) onDrawn(sizable(latest.current));
    draw(null);
  };
  const cancel = () => {
    eraser.cancel();
    draw(null);
  };
  return (
    <svg
      className={classes.drawing}
      viewBox="0 0 1000 1"
      preserveAspectRatio="xMinYMin meet"
      data-tool={tool}
      aria-hidden="true"
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={cancel}
    >
      {draft && <DrawnShape drawn={draft} color={ink} words="" />}
    </svg>
  );
}

/** What the eraser passes over fades, and goes when it is lifted: one step to take back. */
function useEraser(notes: Notes) {
  const t = useTexts("viewer");
  const touched = useRef(new Map<string, Element>());
  const last = useRef<{ x: number; y: number } | null>(null);
  const cancel = () => {
    last.current = null;
    for (const mark of touched.current.values()) mark.removeAttribute("data-erased");
    touched.current.clear();
  };
  const touch = (x: number, y: number) => {
    for (const element of document.elementsFromPoint(x, y)) {
      const mark = element.closest("[data-note]");
      const guid = mark?.getAttribute("data-note");
      if (!mark || !guid || mark.getAttribute("data-kind") === "highlight") continue;
      mark.setAttribute("data-erased", "");
      touched.current.set(guid, mark);
    }
  };
  return {
    cancel,
    rub({ clientX: x, clientY: y }: PointerEvent) {
      // A quick hand jumps: what lies between is passed over too.
      const from = last.current ?? { x, y };
      const steps = Math.max(1, Math.ceil(Math.hypot(x - from.x, y - from.y) / RUB_PX));
      for (let step = 1; step <= steps; step += 1) {
        const share = step / steps;
        touch(from.x + (x - from.x) * share, from.y + (y - from.y) * share);
      }
      last.current = { x, y };
    },
    lift() {
      last.current = null;
      const guids = [...touched.current.keys()];
      touched.current.clear();
      if (guids.length > 0) notes.remove(guids).catch(() => toast.error(t("notes.deleteFailed")));
    },
  };
}
