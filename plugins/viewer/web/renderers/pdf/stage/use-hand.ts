import { type RefObject, useEffect } from "react";

/** The hand: dragging with the mouse moves the page. Touch scrolls by itself. */
export function useHand(container: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    const element = container.current;
    if (!element || !isOn) return;
    const grab = (event: PointerEvent) => {
      if (event.button !== 0 || event.pointerType === "touch") return;
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
