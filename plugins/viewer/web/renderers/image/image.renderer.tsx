import type { RendererProps } from "@estante/sdk";
import { useShortcuts, useTexts } from "@estante/sdk";
import { useResizeObserver } from "@mantine/hooks";
import { useRef, useState, type WheelEvent } from "react";
import { fileFailure } from "../file-failure";
import { useGestures } from "./gestures";
import classes from "./image.module.css";
import { ImageTools } from "./image-tools.component";
import { FIT, PAN_PX, type Placement, pan, STEP, zoomAt } from "./zoom";

interface ImagePayload {
  url: string;
  width: number | null;
  height: number | null;
}

const DOUBLE = 2;

export function ImageRenderer({ content, payload, session, onError }: RendererProps<ImagePayload>) {
  const t = useTexts("viewer");
  const stage = useRef<HTMLDivElement>(null);
  const [picture, shown] = useResizeObserver<HTMLImageElement>();
  const [placement, setPlacement] = useState<Placement>(FIT);
  // What is loaded needs no renewed address.
  const [url] = useState(payload.url);

  const [natural, setNatural] = useState(payload.width ?? 0);
  const fitted = natural && shown.width ? shown.width / natural : 1;
  const fromCentre = (x: number, y: number) => {
    const box = stage.current?.getBoundingClientRect();
    return box ? { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 } : { x: 0, y: 0 };
  };
  const zoom = (factor: number, at?: { x: number; y: number }) =>
    setPlacement((now) => zoomAt(now, factor, at));
  const refit = () => setPlacement(FIT);
  const move = (dx: number, dy: number) =>
    setPlacement((now) => {
      const box = stage.current?.getBoundingClientRect();
      return box ? pan(now, dx, dy, box) : now;
    });
  useShortcuts([
    { keys: "+", run: () => zoom(STEP) },
    { keys: "=", run: () => zoom(STEP) },
    { keys: "-", run: () => zoom(1 / STEP) },
    { keys: "0", run: refit },
    { keys: "ArrowLeft", run: () => move(PAN_PX, 0) },
    { keys: "ArrowRight", run: () => move(-PAN_PX, 0) },
    { keys: "ArrowUp", run: () => move(0, PAN_PX) },
    { keys: "ArrowDown", run: () => move(0, -PAN_PX) },
  ]);
  const gestures = useGestures({
    onMove: move,
    onPinch: (factor, at) => zoom(factor, fromCentre(at.x, at.y)),
  });
  const wheel = (event: WheelEvent) =>
    zoom(event.deltaY < 0 ? STEP : 1 / STEP, fromCentre(event.clientX, event.clientY));

  return (
    <div className={classes.frame}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: whatever a pointer does, keys and buttons do too */}
      <div
        ref={stage}
        className={classes.stage}
        data-zoomed={placement.scale > 1}
        onWheel={wheel}
        onDoubleClick={(event) =>
          placement.scale > 1 ? refit() : zoom(DOUBLE, fromCentre(event.clientX, event.clientY))
        }
        {...gestures}
      >
        <img
          ref={picture}
          src={url}
          alt={content.description || content.name}
          draggable={false}
          style={{ transform: `translate(${placement.x}px, ${placement.y}px) scale(${placement.scale})` }}
          onLoad={(event) => {
            setNatural((known) => known || event.currentTarget.naturalWidth);
            session.finish();
          }}
          onError={() => void fileFailure(url, "FILE_HAVE_ERROR").then(onError)}
        />
      </div>
      <ImageTools
        label={t("image.tools")}
        percent={Math.round(placement.scale * fitted * 100)}
        isFitted={placement.scale === 1}
        onZoom={(direction) => zoom(direction === "in" ? STEP : 1 / STEP)}
        onFit={refit}
        onNatural={fitted < 1 ? () => setPlacement(zoomAt(FIT, 1 / fitted)) : undefined}
      />
    </div>
  );
}
