import type { RendererProps } from "@estante/sdk";
import { useShortcuts, useTexts } from "@estante/sdk";
import { useResizeObserver } from "@mantine/hooks";
import { useRef, useState, type WheelEvent } from "react";
import { LostLine } from "../lost-line.component";
import { useGestures } from "./gestures";
import classes from "./image.module.css";
import { ImageTools } from "./image-tools.component";
import { useImageFile } from "./use-image-file";
import { FIT, PAN_PX, type Placement, pan, STEP, zoomAt } from "./zoom";

interface ImagePayload {
  url: string;
  width: number | null;
  height: number | null;
}

const DOUBLE = 2;

export function ImageRenderer({ content, payload, session, renew, onError }: RendererProps<ImagePayload>) {
  const t = useTexts("viewer");
  const stage = useRef<HTMLDivElement>(null);
  const [picture, shown] = useResizeObserver<HTMLImageElement>();
  const [placement, setPlacement] = useState<Placement>(FIT);
  const { url, attempt, isLost, help } = useImageFile(payload.url, renew, onError);

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
    { keys: "+", label: t("keys.zoom"), run: () => zoom(STEP) },
    { keys: "=", run: () => zoom(STEP) },
    { keys: "-", label: t("keys.zoom"), run: () => zoom(1 / STEP) },
    { keys: "0", label: t("image.fit"), run: refit },
    { keys: "ArrowLeft", label: t("keys.move"), run: () => move(PAN_PX, 0) },
    { keys: "ArrowRight", label: t("keys.move"), run: () => move(-PAN_PX, 0) },
    { keys: "ArrowUp", label: t("keys.move"), run: () => move(0, PAN_PX) },
    { keys: "ArrowDown", label: t("keys.move"), run: () => move(0, -PAN_PX) },
  ]);
  const gestures = useGestures({
    onMove: move,
    onPinch: (factor, at) => zoom(factor, fromCentre(at.x, at.y)),
    onDoubleTap: (at) => (placement.scale > 1 ? refit() : zoom(DOUBLE, fromCentre(at.x, at.y))),
  });
  const wheel = (event: WheelEvent) =>
    zoom(event.deltaY < 0 ? STEP : 1 / STEP, fromCentre(event.clientX, event.clientY));

  return (
    <div className={classes.frame}>
      <div
        ref={stage}
        className={classes.stage}
        data-zoomed={placement.scale > 1}
        onWheel={wheel}
        {...gestures}
      >
        <img
          key={attempt}
          ref={picture}
          src={url}
          alt={content.description || content.name}
          draggable={false}
          style={{ transform: `translate(${placement.x}px, ${placement.y}px) scale(${placement.scale})` }}
          onLoad={(event) => {
            setNatural((known) => known || event.currentTarget.naturalWidth);
            session.finish();
          }}
          onError={help}
        />
      </div>
      {isLost && <LostLine />}
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
