import { Cover, type CoverProps, INKS, useTexts } from "@estante/sdk";
import classes from "./signed-out.module.css";

type Look = NonNullable<CoverProps["look"]>;
type Shown = {
  readonly key: string;
  readonly look: Look;
  readonly width: number;
  readonly ratio: number;
  readonly seconds?: number;
};

const BOOK = 3 / 4;
const WIDE = 16 / 9;
const looking = (drawing: Look["drawing"], ink: number): Look => ({ drawing, ink: INKS[ink] ?? INKS[0] });
const book = (key: string, width: number, drawing: Look["drawing"], ink: number): Shown => ({
  key,
  look: looking(drawing, ink),
  width,
  ratio: BOOK,
});
const video = (key: string, seconds: number, drawing: Look["drawing"], ink: number): Shown => ({
  key,
  look: looking(drawing, ink),
  width: 230,
  ratio: WIDE,
  seconds,
});
const square = (key: string, drawing: Look["drawing"], ink: number): Shown => ({
  key,
  look: looking(drawing, ink),
  width: 148,
  ratio: 1,
});

// Each row begins at its own place, as books do on real shelves; neighbours differ in colour and drawing.
const ROWS: readonly { readonly start: number; readonly covers: readonly Shown[] }[] = [
  {
    start: 44,
    covers: [
      book("grammar", 141, "letters", 8),
      book("novel", 129, "rosette", 9),
      video("water", 402, "waves", 1),
      book("algebra", 135, "quarters", 10),
      book("atlas", 126, "contours", 4),
    ],
  },
  {
    start: 96,
    covers: [
      book("maths", 130, "pies", 0),
      book("waves", 144, "waves", 6),
      video("volcanoes", 545, "hills", 5),
      book("tales", 126, "leaves", 2),
    ],
  },
  {
    start: 20,
    covers: [
      book("casmurro", 144, "contours", 8),
      book("science", 136, "cell", 6),
      square("fractions", "quarters", 3),
      book("geography", 141, "hills", 7),
      book("maria", 129, "rosette", 1),
    ],
  },
  {
    start: 64,
    covers: [
      book("statistics", 135, "bars", 11),
      square("solar", "orbits", 3),
      book("cell", 141, "cell", 5),
      square("curve", "curve", 10),
      book("language", 138, "letters", 2),
    ],
  },
];
const PHONE_ROW: readonly Shown[] = [
  book("maths", 93, "pies", 0),
  book("novel", 93, "rosette", 9),
  square("fractions", "quarters", 3),
  book("algebra", 93, "quarters", 10),
  book("tales", 93, "leaves", 2),
];
const PHONE_SQUARE = 89;

/** The shelf of the sign-in page: drawn covers, decoration only. */
export function CoverShelf({ isPhone }: { isPhone: boolean }) {
  const t = useTexts("shell");
  const draw = ({ key, look, width, ratio, seconds }: Shown) => (
    <div
      key={key}
      className={classes.cover}
      style={{ width: isPhone ? Math.min(width, ratio === 1 ? PHONE_SQUARE : width) : width }}
    >
      <Cover title={t(`shelf.${key}`)} look={look} ratio={ratio} duration={seconds ?? null} shadow />
    </div>
  );
  if (isPhone) return <div className={classes.phoneRow}>{PHONE_ROW.map(draw)}</div>;
  return (
    <div className={classes.shelf} aria-hidden="true">
      {[...ROWS, ...ROWS].map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows never move
        <div key={at} className={classes.row} style={{ paddingInlineStart: row.start }}>
          {row.covers.map(draw)}
        </div>
      ))}
    </div>
  );
}
