import { useImportTexts } from "./import-texts";
import type { ImportMapping, ImportRun } from "./imports.api";
import classes from "./imports.module.css";

const LETTERS = 26;
const FIRST_LETTER = 65;
const ENCODINGS: Readonly<Record<string, string>> = {
  "utf-8": "UTF-8",
  "utf-8-sig": "UTF-8",
  "utf-16": "UTF-16",
  cp1252: "Windows-1252",
};
const SEPARATORS: Readonly<Record<string, string>> = {
  ";": "semicolon",
  ",": "comma",
  "\t": "tab",
  "|": "bar",
};

/** A column as spreadsheets name it: 0 is A, 26 is AA. */
export function letterOf(column: number): string {
  const last = String.fromCharCode(FIRST_LETTER + (column % LETTERS));
  return column < LETTERS ? last : letterOf(Math.floor(column / LETTERS) - 1) + last;
}

interface Props {
  readonly run: ImportRun;
  readonly mapping: ImportMapping;
}

/** How the file was read: its encoding and separator, its columns, and its first rows. */
export function ImportPreview({ run, mapping }: Props) {
  const t = useImportTexts();
  const fieldAt = (column: number) => run.kind.fields.find(({ name }) => mapping[name] === column)?.label;
  const readAs =
    run.encoding === "xlsx"
      ? t("preview.sheet")
      : t("preview.text", {
          encoding: ENCODINGS[run.encoding] ?? run.encoding,
          separator: t(`preview.separators.${SEPARATORS[run.separator] ?? "comma"}`),
        });
  return (
    <section className={classes.block}>
      <h2>{t("preview.title")}</h2>
      <p className={classes.hint}>{readAs}</p>
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
