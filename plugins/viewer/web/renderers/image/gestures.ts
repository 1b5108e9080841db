import { type PointerEvent, useRef } from "react";

interface Point {
  x: number;
  y: number;
}

interface Tap extends Point {
  at: number;
  isMoved: boolean;
}

interface Gestures {
  onMove(dx: number, dy: number): void;
  /** `at` is in the window's coordinates. */
  onPinch(factor: number, at: Point): void;
  /** Two taps or clicks at one place: not every browser makes a double click of a finger's. */
  onDoubleTap(at: Point): void;
}

const TAP_MS = 300;
const TAP_PX = 24;

/** One pointer drags or taps, two pinch. Spread the answer on the element that takes them. */
export function useGestures({ onMove, onPinch, onDoubleTap }: Gestures) {
  const pointers = useRef(new Map<number, Point>());
  const down = useRef<Tap | null>(null);
  const before = useRef<Tap | null>(null);
  const lift = ({ pointerId }: PointerEvent) => {
    pointers.current.delete(pointerId);
  };
  const tap = (event: PointerEvent) => {
    lift(event);
    const [first, second] = [before.current, down.current];
    const isTap = second !== null && !second.isMoved && event.timeStamp - second.at < TAP_MS;
    before.current = isTap ? second : null;
    if (!first || !isTap || second.at - first.at > TAP_MS || distance(first, second) > TAP_PX) return;
    before.current = null;
    onDoubleTap(second);
  };
  return {
    onPointerDown(event: PointerEvent) {
      const here = { x: event.clientX, y: event.clientY };
      pointers.current.set(event.pointerId, here);
      const isAlone = pointers.current.size === 1 && event.button === 0;
      down.current = isAlone ? { ...here, at: event.timeStamp, isMoved: false } : null;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent) {
      const last = pointers.current.get(event.pointerId);
      if (!last) return;
      const now = { x: event.clientX, y: event.clientY };
      if (down.current && distance(now, down.current) > TAP_PX) down.current.isMoved = true;
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
      pointers.current.set(event.pointerId, now);
      if (!other) return onMove(now.x - last.x, now.y - last.y);
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      onPinch(distance(now, other) / Math.max(1, distance(last, other)), middle);
    },
    onPointerUp: tap,
    onPointerCancel: lift,
  };
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
