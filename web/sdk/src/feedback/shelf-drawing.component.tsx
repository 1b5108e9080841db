import classes from "./shelf-drawing.module.css";

interface Book {
  readonly x: number;
  readonly width: number;
  readonly height: number;
  readonly tone: "soft" | "border" | "second" | "grey" | "accent" | "pale";
  readonly lines?: boolean;
}

const GAP: readonly Book[] = [
  { x: 38, width: 16, height: 83, tone: "soft", lines: true },
  { x: 56, width: 20, height: 103, tone: "border", lines: true },
  { x: 78, width: 15, height: 74, tone: "second", lines: true },
  { x: 95, width: 25, height: 94, tone: "grey", lines: true },
  { x: 122, width: 17, height: 107, tone: "soft", lines: true },
  { x: 141, width: 19, height: 78, tone: "border", lines: true },
  { x: 202, width: 21, height: 98, tone: "second", lines: true },
  { x: 225, width: 16, height: 87, tone: "border", lines: true },
  { x: 243, width: 27, height: 76, tone: "grey", lines: true },
  { x: 272, width: 14, height: 105, tone: "soft", lines: true },
  { x: 288, width: 19, height: 92, tone: "border", lines: true },
];

const FALLEN: readonly Book[] = [
  { x: 36, width: 18, height: 78, tone: "grey" },
  { x: 58, width: 22, height: 92, tone: "pale" },
  { x: 84, width: 16, height: 70, tone: "grey" },
  { x: 162, width: 92, height: 20, tone: "border" },
  { x: 268, width: 20, height: 82, tone: "pale" },
];

const PLANK = 112;

function Books({ books }: { readonly books: readonly Book[] }) {
  return books.map(({ x, width, height, tone, lines }) => (
    <g key={x}>
      <rect className={classes[tone]} x={x} y={PLANK - height} width={width} height={height} rx="2" />
      {lines && (
        <path
          className={classes.line}
          d={`M${x + 3} ${PLANK - height + 15}h${width - 6}M${x + 3} ${PLANK - height + 21}h${width - 6}`}
        />
      )}
    </g>
  ));
}

export interface ShelfDrawingProps {
  /** `gap`: a place waits for a book. `fallen`: something went wrong. */
  readonly scene: "gap" | "fallen";
  readonly width?: number;
}

/** The shelf motif of empty and failed screens: decoration, so it has no name. */
export function ShelfDrawing({ scene, width = 348 }: ShelfDrawingProps) {
  return (
    <svg className={classes.drawing} viewBox="0 0 358 122" width={width} aria-hidden="true">
      <rect className={classes.plank} x="0" y={PLANK} width="348" height="6" rx="3" />
      {scene === "gap" ? (
        <>
          <Books books={GAP} />
          <rect className={classes.gap} x="167" y="20" width="28" height="91" rx="4" />
          <g transform="rotate(15 322 112)">
            <rect className={classes.accent} x="314" y={PLANK - 86} width="16" height="86" rx="2" />
            <path className={classes.line} d="M318 40h8" />
          </g>
        </>
      ) : (
        <>
          <Books books={FALLEN} />
          <rect
            className={classes.second}
            x="102"
            y="32"
            width="17"
            height="86"
            rx="2"
            transform="rotate(-31 110 75)"
          />
        </>
      )}
    </svg>
  );
}
