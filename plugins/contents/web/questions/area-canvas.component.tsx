import { type PointerEvent, useRef, useState } from "react";
import classes from "./areas.module.css";
import type { Area } from "./questions";

interface Props {
  readonly src: string;
  readonly alt: string;
  readonly areas: readonly Area[];
  /** Told of a new area once it is drawn; null where none may be added. */
  readonly onDraw: ((place: Partial<Area>) => void) | null;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

type Box = Pick<Area, "x" | "y" | "width" | "height">;

/** Smaller than this share of the picture was a click, and draws nothing. */
const LEAST = 0.02;
const PLACES = 1000;
const rounded = (share: number) => Math.round(share * PLACES) / PLACES;
const percent = (share: number | undefined) => `${(share ?? 0) * 100}%`;

/** A picture with its areas, on which others are drawn by dragging. */
export function AreaCanvas({ src, alt, areas, onDraw }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [corners, setCorners] = useState<readonly [Point, Point] | null>(null);
  const at = ({ clientX, clientY }: PointerEvent): Point => {
    const box = frame.current?.getBoundingClientRect();
    if (!box) return { x: 0, y: 0 };
    const share = (value: number) => Math.min(1, Math.max(0, value));
    return { x: share((clientX - box.left) / box.width), y: share((clientY - box.top) / box.height) };
  };
  const drawn = corners && boxOf(corners);
  return (
    <div
      ref={frame}
      className={classes.canvas}
      data-drawing={onDraw !== null || undefined}
      onPointerDown={(event) => {
        if (!onDraw || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setCorners([at(event), at(event)]);
      }}
      onPointerMove={(event) => corners && setCorners([corners[0], at(event)])}
      onPointerCancel={() => setCorners(null)}
      onPointerUp={() => {
        setCorners(null);
        if (drawn && drawn.width >= LEAST && drawn.height >= LEAST) onDraw?.(drawn);
      }}
    >
      <img src={src} alt={alt} draggable={false} />
      {areas.map((area, place) => (
        <span
          key={area.id}
          className={classes.area}
          data-shape={area.shape}
          data-right={area.is_right || undefined}
          style={styleOf(area as Box)}
          aria-hidden="true"
        >
          {place + 1}
        </span>
      ))}
      {drawn && <span className={classes.area} style={styleOf(drawn)} aria-hidden="true" />}
    </div>
  );
}

const styleOf = ({ x, y, width, height }: Box) => ({
  insetInlineStart: percent(x),
  insetBlockStart: percent(y),
  inlineSize: percent(width),
  blockSize: percent(height),
});

function boxOf([from, to]: readonly [Point, Point]): Required<Box> {
  return {
    x: rounded(Math.min(from.x, to.x)),
    y: rounded(Math.min(from.y, to.y)),
    width: rounded(Math.abs(from.x - to.x)),
    height: rounded(Math.abs(from.y - to.y)),
  };
}
