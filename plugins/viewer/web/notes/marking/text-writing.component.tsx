import { type SurfacePoint, useTexts } from "@estante/sdk";
import { useEffect, useRef } from "react";
import classes from "../overlay/overlay.module.css";
import { unitPixels } from "../surface-point";

interface Props {
  readonly layer: HTMLElement;
  readonly at: SurfacePoint;
  readonly color: string;
  /** Called once, with what was written; it may be nothing. */
  onDone(words: string): void;
}

const FONT_UNITS = 24;
const MAX_LENGTH = 4_000;

/** A field on the page itself; leaving it keeps what was written. */
export function TextWriting({ layer, at, color, onDone }: Props) {
  const t = useTexts("viewer");
  const field = useRef<HTMLTextAreaElement>(null);
  const isDone = useRef(false);
  const unit = unitPixels(layer);
  useEffect(() => field.current?.focus(), []);
  const done = () => {
    if (isDone.current) return;
    isDone.current = true;
    onDone(field.current?.value.trim() ?? "");
  };
  return (
    <textarea
      ref={field}
      className={classes.writing}
      aria-label={t("marking.write")}
      data-color={color}
      rows={1}
      maxLength={MAX_LENGTH}
      style={{ left: at.x * unit, top: at.y * unit, fontSize: FONT_UNITS * unit }}
      onBlur={done}
      onPointerDown={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        if (event.key !== "Escape" && !(event.key === "Enter" && event.ctrlKey)) return;
        event.preventDefault();
        event.stopPropagation();
        done();
      }}
    />
  );
}
