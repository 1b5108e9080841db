import { type PointerEvent, useRef } from "react";

interface Point {
  x: number;
  y: number;
}

interface Gestures {
  onMove(dx: number, dy: number): void;
  /** `at` is in the window's coordinates. */
  onPinch(factor: number, at: Point): void;
}

/** One pointer drags, two pinch. Spread the answer on the element that takes them. */
export function useGestures({ onMove, onPinch }: Gestures) {
  const pointers = useRef(new Map<number, Point>());
  const lift = (event: PointerEvent) => {
    pointers.current.delete(event.pointerId);
  };
  return {
    onPointerDown(event: PointerEvent) {
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent) {
      const before = pointers.current.get(event.pointerId);
      if (!before) return;
      const now = { x: event.clientX, y: event.clientY };
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
      pointers.current.set(event.pointerId, now);
      if (!other) return onMove(now.x - before.x, now.y - before.y);
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      onPinch(distance(now, other) / Math.max(1, distance(before, other)), middle);
    },
    onPointerUp: lift,
    onPointerCancel: lift,
  };
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
