import { Cover, useTexts } from "@estante/sdk";
import classes from "./door.module.css";

type Shown = {
  readonly key: string;
  readonly type: string;
  readonly width: number;
  readonly ratio: number;
  readonly seconds?: number;
};

const BOOK = 3 / 4;
const WIDE = 16 / 9;
const book = (key: string, width: number, type = "CTTY_05"): Shown => ({ key, type, width, ratio: BOOK });
const video = (key: string, seconds: number): Shown => ({
  key,
  type: "CTTY_03",
  width: 230,
  ratio: WIDE,
  seconds,
});
const square = (key: string): Shown => ({ key, type: "CTTY_10", width: 148, ratio: 1 });

// Each row begins at its own place, as books do on real shelves.
const ROWS: readonly { readonly start: number; readonly covers: readonly Shown[] }[] = [
  {
    start: 44,
    covers: [
      book("grammar", 141),
      book("novel", 129, "CTTY_21"),
      video("water", 402),
      book("algebra", 135),
      book("atlas", 126),
    ],
  },
  {
    start: 96,
    covers: [book("maths", 130), book("waves", 144), video("volcanoes", 545), book("tales", 126, "CTTY_21")],
  },
  {
    start: 20,
    covers: [
      book("casmurro", 144, "CTTY_21"),
      book("science", 136),
      square("fractions"),
      book("geography", 141),
      book("maria", 129, "CTTY_21"),
    ],
  },
  {
    start: 64,
    covers: [
      book("statistics", 135),
      square("solar"),
      book("cell", 141),
      square("curve"),
      book("language", 138),
    ],
  },
];
const PHONE_ROW: readonly Shown[] = [
  book("maths", 93),
  book("novel", 93, "CTTY_21"),
  square("fractions"),
  book("algebra", 93),
  book("tales", 93),
];
const PHONE_SQUARE = 89;

/** The shelf of the sign-in page: drawn covers, decoration only. */
export function CoverShelf({ isPhone }: { isPhone: boolean }) {
  const t = useTexts("shell");
  const draw = ({ key, type, width, ratio, seconds }: Shown) => (
    <div
      key={key}
      className={classes.cover}
      style={{ width: isPhone ? Math.min(width, ratio === 1 ? PHONE_SQUARE : width) : width }}
    >
      <Cover title={t(`shelf.${key}`)} type={type} ratio={ratio} duration={seconds ?? null} shadow />
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
