import { breakTitle, type CoverChoice, chooseCover } from "./choose-cover";
import { type CoverInk, DRAWINGS } from "./drawings";

export interface GeneratedCoverProps {
  readonly title: string;
  readonly type?: string | null;
  readonly subject?: string | null;
  /** A small line above the title: author, level. */
  readonly kicker?: string | null;
  /** Width by height. */
  readonly ratio: number;
  /** In place of what title, type and subject lead to. */
  readonly look?: CoverChoice | undefined;
}

const WIDTH = 300;

/** A cover of our own: the title set in type, and a drawing chosen from type and subject. */
export function GeneratedCover({ title, type, subject, kicker, ratio, look }: GeneratedCoverProps) {
  const { ink, drawing } = look ?? chooseCover(title, type, subject);
  const width = ratio > 1.2 ? 400 : WIDTH;
  const height = Math.round(width / ratio);
  const isBook = ratio < 0.9;
  const isBound = drawing === "rosette" && isBook;
  const lines = breakTitle(title, isBook ? 11 : ratio > 1.2 ? 16 : 11, isBook ? 3 : 2);
  const longest = Math.max(...lines.map((line) => [...line].length));
  // A long word makes the type smaller; it is never cut off at the edge.
  const size = Math.min(isBook ? 40 : 44, ((width - 48) / longest) * 1.78);
  const top = isBound ? height * 0.28 : isBook ? 44 : 30;
  const first = top + (kicker ? 22 : 0) + size * 0.8;
  const field = Math.min(height * 0.52, first + lines.length * size * 1.08);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width={width} height={height} fill={ink.paper} />
      <svg x="0" y={field} width={width} height={height - field} overflow="hidden" aria-hidden="true">
        {DRAWINGS[drawing](width, height - field, ink)}
      </svg>
      {isBound && (
        <Binding width={width} height={height} top={top} bottom={first + lines.length * size} ink={ink} />
      )}
      <g
        fill={isBound ? ink.paper : ink.ink}
        fontFamily="var(--es-font-heading)"
        textAnchor={isBound ? "middle" : "start"}
      >
        {kicker && (
          <text
            x={isBound ? width / 2 : 26}
            y={top + 6}
            fontSize="14"
            fontFamily="var(--es-font)"
            fontWeight="600"
            opacity="0.85"
          >
            {kicker.length > 30 ? `${[...kicker].slice(0, 29).join("")}…` : kicker}
          </text>
        )}
        {lines.map((line, row) => (
          <text
            key={line}
            x={isBound ? width / 2 : 26}
            y={first + row * size * 1.06}
            fontSize={size}
            fontWeight="600"
            letterSpacing="-0.02em"
          >
            {line}
          </text>
        ))}
      </g>
      {isBook && (
        <>
          <rect width="7" height={height} fill="#000000" opacity="0.12" />
          <rect x="11" width="2" height={height} fill="#000000" opacity="0.1" />
        </>
      )}
    </svg>
  );
}

/** A bound book: a double frame, and a band of paper that its title stands on. */
function Binding({
  width,
  height,
  top,
  bottom,
  ink,
}: {
  readonly width: number;
  readonly height: number;
  readonly top: number;
  readonly bottom: number;
  readonly ink: CoverInk;
}) {
  return (
    <>
      <rect
        x={width * 0.08}
        y={height * 0.05}
        width={width * 0.84}
        height={height * 0.9}
        fill="none"
        stroke={ink.ink}
        strokeWidth="1.5"
        opacity="0.7"
      />
      <rect y={top - 14} width={width} height={bottom - top + 10} fill={ink.ink} />
    </>
  );
}
