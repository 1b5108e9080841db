import { useState } from "react";
import { formatDuration } from "../texts/format";
import type { CoverChoice } from "./choose-cover";
import classes from "./cover.module.css";
import { GeneratedCover } from "./generated-cover.component";
import { pictureSet } from "./picture-set";
import { usualRatio } from "./record-types";

export interface CoverProps {
  readonly title: string;
  readonly type?: string | null;
  readonly subject?: string | null;
  readonly kicker?: string | null;
  /** How a drawn cover looks, in place of what its words lead to. */
  readonly look?: CoverChoice;
  /** Address of the real cover; without one, or when it fails, a cover is drawn. */
  readonly src?: string | null;
  /** Width by height of the real cover, when known before it loads. */
  readonly ratio?: number | null;
  /** Side of the square slot in px that the cover fits in. Without it the cover takes the width it is given. */
  readonly slot?: number;
  /** Without a slot: the height in px that the cover does not outgrow, however upright it is. */
  readonly tallest?: number;
  /** Seconds of a video or audio, shown on covers that are large enough. */
  readonly duration?: number | null;
  readonly shadow?: boolean;
  /** The slot is as wide as the cover: where nothing is lined up below it. */
  readonly isSnug?: boolean;
}

/** The least slot in px whose cover shows a duration. */
const LARGE = 120;

/** Size of a cover that keeps its proportion inside a square slot; squares stay a little smaller, as on a shelf. */
export function sizeIn(slot: number, ratio: number): { width: number; height: number } {
  if (ratio >= 1.15) return { width: slot, height: Math.round(slot / ratio) };
  if (ratio <= 0.87) return { width: Math.round(slot * ratio), height: slot };
  const side = Math.round(slot * 0.86);
  return { width: side, height: Math.round(side / ratio) };
}

/** A cover in its true proportion. It is decoration beside a name, so it has none itself. */
export function Cover({
  title,
  type,
  subject,
  kicker,
  look,
  src,
  ratio,
  slot,
  tallest,
  duration,
  shadow,
  isSnug,
}: CoverProps) {
  const [measured, setMeasured] = useState<{ src: string; ratio: number } | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const isReal = Boolean(src) && failed !== src;
  const own = measured && measured.src === src ? measured.ratio : null;
  const shape = (isReal ? (own ?? ratio) : ratio) || usualRatio(type);
  const width = tallest === undefined ? "100%" : `min(100%, ${Math.round(tallest * shape)}px)`;
  const size = slot === undefined ? { width, aspectRatio: String(shape) } : sizeIn(slot, shape);
  const cover = (
    <span className={classes.cover} data-shadow={shadow || undefined} style={size}>
      {isReal && src ? (
        <img
          {...pictureSet(src, slot ?? null)}
          alt=""
          loading="lazy"
          decoding="async"
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
            // Once: a browser loads it anew for another size, and rounds its sides otherwise each time.
            if (own === null && naturalHeight > 0) setMeasured({ src, ratio: naturalWidth / naturalHeight });
          }}
          onError={() => setFailed(src)}
        />
      ) : (
        <GeneratedCover
          title={title}
          type={type ?? null}
          subject={subject ?? null}
          kicker={kicker ?? null}
          ratio={shape}
          look={look}
        />
      )}
      {duration && (slot ?? LARGE) >= LARGE ? (
        <span className={classes.duration}>{formatDuration(duration)}</span>
      ) : null}
    </span>
  );
  if (slot === undefined) return cover;
  return (
    <span
      className={classes.slot}
      style={{ width: isSnug ? undefined : slot, height: slot }}
      aria-hidden="true"
    >
      {cover}
    </span>
  );
}
