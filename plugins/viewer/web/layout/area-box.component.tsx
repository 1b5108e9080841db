import { useTexts } from "@estante/sdk";
import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from "react";
import { boxOf } from "../renderers/pdf/hotspots/hotspot";
import { moved, type Point, pointOn, STEP, stretched } from "./boxes";
import { type Area, type Box, isComplete } from "./layout.api";
import classes from "./layout.module.css";

interface Props {
  readonly area: Area;
  readonly place: number;
  /** The page that it lies on. */
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly isChosen: boolean;
  readonly isReadOnly: boolean;
  onChange(box: Box): void;
  onChoose(): void;
  onRemove(): void;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** A hotspot on its page: dragged or moved by arrows, stretched by its corner or with Shift, taken away by Delete. */
export function AreaBox({ area, place, frame, isChosen, isReadOnly, ...acts }: Props) {
  const t = useTexts("viewer");
  const drag = useDrag(frame, isReadOnly, (dx, dy) => acts.onChange(moved(area, dx, dy)));
  const stretch = useDrag(frame, isReadOnly, (dx, dy) => acts.onChange(stretched(area, dx, dy)));
  const press = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (isReadOnly || (!arrow && event.key !== "Delete")) return;
    event.preventDefault();
    event.stopPropagation();
    if (!arrow) return acts.onRemove();
    acts.onChange(event.shiftKey ? stretched(area, ...arrow) : moved(area, ...arrow));
  };
  return (
    <button
      type="button"
      className={classes.area}
      style={boxOf(area)}
      data-complete={isComplete(area) || undefined}
      aria-pressed={isChosen}
      aria-label={t("layout.area", { place, label: area.label || t("layout.unnamed") })}
      aria-describedby={isReadOnly ? undefined : "layout-keys"}
      onClick={acts.onChoose}
      onFocus={acts.onChoose}
      onKeyDown={press}
      {...drag}
    >
      {place}
      {isChosen && !isReadOnly && <span className={classes.corner} aria-hidden="true" {...stretch} />}
    </button>
  );
}

/** Tells how far a pointer was dragged since it was last told, by shares of the page. */
function useDrag(
  frame: RefObject<HTMLDivElement | null>,
  isOff: boolean,
  onDrag: (dx: number, dy: number) => void,
) {
  const last = useRef<Point | null>(null);
  const at = (event: PointerEvent) =>
    pointOn((frame.current as HTMLDivElement).getBoundingClientRect(), event);
  const end = () => {
    last.current = null;
  };
  return {
    onPointerDown(event: PointerEvent) {
      // Neither the page nor the hotspot around takes it, too.
      event.stopPropagation();
      if (isOff || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      last.current = at(event);
    },
    onPointerMove(event: PointerEvent) {
      if (!last.current) return;
      event.stopPropagation();
      const now = at(event);
      onDrag(now.x - last.current.x, now.y - last.current.y);
      last.current = now;
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
