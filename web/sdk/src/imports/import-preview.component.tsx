import { ImportReadingFields } from "./import-reading.component";
import { useImportTexts } from "./import-texts";
import type { ImportMapping, ImportRun } from "./imports.api";
import classes from "./imports.module.css";

const LETTERS = 26;
const FIRST_LETTER = 65;

/** A column as spreadsheets name it: 0 is A, 26 is AA. */
export function letterOf(column: number): string {
  const last = String.fromCharCode(FIRST_LETTER + (column % LETTERS));
  return column < LETTERS ? last : letterOf(Math.floor(column / LETTERS) - 1) + last;
}

interface Props {
  readonly run: ImportRun;
  readonly mapping: ImportMapping;
  /** The file was read in another way: its columns may be others. */
  readonly onRead: (run: ImportRun) => void;
}

/** How the file was read, which the person may change, its columns, and its first rows. */
export function ImportPreview({ run, mapping, onRead }: Props) {
  const t = useImportTexts();
  const fieldAt = (column: number) => run.kind.fields.find(({ name }) => mapping[name] === column)?.label;
  return (
    <section className={classes.block}>
      <h2>{t("preview.title")}</h2>
      <ImportReadingFields run={run} onRead={onRead} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the screen is scrolled by keys too */}
      <section className={classes.scroll} aria-label={t("preview.title")} tabIndex={0}>
        <table className={classes.table}>
          <thead>
            <tr>
              {run.headers.map((header, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places
                <th key={column} scope="col">
                  {header || t("columns.column", { letter: letterOf(column) })}
                  <small data-mapped={fieldAt(column) !== undefined || undefined}>
                    {fieldAt(column) ? t("preview.goesTo", { field: fieldAt(column) }) : t("preview.unused")}
                  </small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {run.preview.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their places
              <tr key={at}>
                {run.headers.map((_header, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places
                  <td key={column}>{row[column] ?? ""}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {run.preview.length === 0 && <p className={classes.hint}>{t("preview.empty")}</p>}
    </section>
  );
}
