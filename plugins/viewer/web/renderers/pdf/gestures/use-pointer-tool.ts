import { useMarking } from "@estante/sdk";
import { type RefObject, useEffect, useState } from "react";

/** What the pointer does on the pages; null while it marks. */
export type PointerTool = "hand" | "select" | null;

/** The document's own two tools. Choosing one ends the marking. */
export function usePointerTool(container: RefObject<HTMLElement | null>) {
  const { isMarking, endMarking } = useMarking();
  const [isHand, setHand] = useState(false);
  const pointer: PointerTool = isMarking ? null : isHand ? "hand" : "select";
  useHand(container, pointer === "hand");
  const chooseHand = (on: boolean) => {
    endMarking();
    setHand(on);
  };
  return { pointer, chooseHand };
}

/** A link of a page, which the hand presses. */
const isLink = (target: EventTarget | null) =>
  target instanceof Element && target.closest("a, button") !== null;

/** The hand: dragging with the mouse moves the page. Touch scrolls by itself. */
function useHand(container: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    const element = container.current;
    if (!element || !isOn) return;
    const grab = (event: PointerEvent) => {
      if (event.button !== 0 || event.pointerType === "touch" || isLink(event.target)) return;
      event.preventDefault();
      element.setPointerCapture(event.pointerId);
      element.dataset.grabbing = "";
    };
    const drag = (event: PointerEvent) => {
      if (!element.hasPointerCapture(event.pointerId)) return;
      element.scrollBy(-event.movementX, -event.movementY);
    };
    const drop = () => {
      delete element.dataset.grabbing;
    };
    element.addEventListener("pointerdown", grab);
    element.addEventListener("pointermove", drag);
    element.addEventListener("lostpointercapture", drop);
    return () => {
      element.removeEventListener("pointerdown", grab);
      element.removeEventListener("pointermove", drag);
      element.removeEventListener("lostpointercapture", drop);
    };
  }, [container, isOn]);
}
