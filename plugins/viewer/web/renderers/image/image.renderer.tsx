import type { RendererProps } from "@estante/sdk";
import { useTexts } from "@estante/sdk";
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState, type WheelEvent } from "react";
import classes from "./image.module.css";
import { ImageTools } from "./image-tools.component";
import { FIT, PAN_PX, type Placement, pan, STEP, zoomAt } from "./zoom";

interface ImagePayload {
  url: string;
  width: number | null;
  height: number | null;
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [PAN_PX, 0],
  ArrowRight: [-PAN_PX, 0],
  ArrowUp: [0, PAN_PX],
  ArrowDown: [0, -PAN_PX],
};

export function ImageRenderer({ content, payload, session, onError }: RendererProps<ImagePayload>) {
  const t = useTexts("viewer");
  const stage = useRef<HTMLDivElement>(null);
  const [placement, setPlacement] = useState<Placement>(FIT);
  const drag = useRef<{ x: number; y: number } | null>(null);

  useEffect(() => stage.current?.focus(), []);

  const fromCentre = (event: { clientX: number; clientY: number }) => {
    const box = stage.current?.getBoundingClientRect();
    return box
      ? { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 }
      : { x: 0, y: 0 };
  };
  const zoom = (factor: number, at?: { x: number; y: number }) =>
    setPlacement((now) => zoomAt(now, factor, at));
  const move = (dx: number, dy: number) =>
    setPlacement((now) => {
      const box = stage.current?.getBoundingClientRect();
      return box ? pan(now, dx, dy, box) : now;
    });
  const natural = () => {
    const shown = stage.current?.querySelector("img");
    if (shown && payload.width) setPlacement(zoomAt(FIT, payload.width / shown.offsetWidth));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (arrow) move(...arrow);
    else if (event.key === "+" || event.key === "=") zoom(STEP);
    else if (event.key === "-") zoom(1 / STEP);
    else if (event.key === "0") setPlacement(FIT);
    else return;
    event.preventDefault();
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!drag.current) return;
    move(event.clientX - drag.current.x, event.clientY - drag.current.y);
    drag.current = { x: event.clientX, y: event.clientY };
  };

  return (
    <div className={classes.frame}>
      <div
        ref={stage}
        className={classes.stage}
        data-zoomed={placement.scale > 1}
        role="application"
        aria-label={t("image.stage", { name: content.name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the stage is moved with the arrow keys
        tabIndex={0}
        onKeyDown={onKeyDown}
        onWheel={(event: WheelEvent) => zoom(event.deltaY < 0 ? STEP : 1 / STEP, fromCentre(event))}
        onDoubleClick={(event) => (placement.scale > 1 ? setPlacement(FIT) : zoom(2, fromCentre(event)))}
        onPointerDown={(event) => {
          drag.current = { x: event.clientX, y: event.clientY };
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={onPointerMove}
        onPointerUp={() => {
          drag.current = null;
        }}
      >
        <img
          src={payload.url}
          alt={content.description || content.name}
          draggable={false}
          style={{ transform: `translate(${placement.x}px, ${placement.y}px) scale(${placement.scale})` }}
          onLoad={session.complete}
          onError={() => onError({ code: "FILE_HAVE_ERROR" })}
        />
      </div>
      <ImageTools
        percent={Math.round(placement.scale * 100)}
        onZoom={(direction) => zoom(direction === "in" ? STEP : 1 / STEP)}
        onFit={() => setPlacement(FIT)}
        onNatural={payload.width ? natural : undefined}
      />
    </div>
  );
}
