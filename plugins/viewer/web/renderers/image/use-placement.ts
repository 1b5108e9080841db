import { useShortcuts, useTexts } from "@estante/sdk";
import { type RefObject, useState, type WheelEvent } from "react";
import { useGestures } from "./gestures";
import { FIT, PAN_PX, type Placement, pan, STEP, zoomAt } from "./zoom";

const DOUBLE = 2;

/** Where the picture lies on its stage, and the keys, wheel and fingers that enlarge and move it. */
export function usePlacement(stage: RefObject<HTMLElement | null>) {
  const t = useTexts("viewer");
  const [placement, setPlacement] = useState<Placement>(FIT);
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
  const onWheel = (event: WheelEvent) =>
    zoom(event.deltaY < 0 ? STEP : 1 / STEP, fromCentre(event.clientX, event.clientY));
  return {
    placement,
    zoom: (direction: "in" | "out") => zoom(direction === "in" ? STEP : 1 / STEP),
    zoomTo: (scale: number) => setPlacement(zoomAt(FIT, scale)),
    refit,
    gestures: { ...gestures, onWheel },
  };
}
