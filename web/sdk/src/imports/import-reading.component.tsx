import { useState } from "react";
import { asFailure } from "../api/failure";
import { SelectField } from "../fields/lazy-fields";
import { useImportTexts } from "./import-texts";
import {
  ENCODINGS,
  type Encoding,
  type ImportReading,
  type ImportRun,
  readImport,
  SEPARATORS,
  type Separator,
  useKnownImport,
} from "./imports.api";
import classes from "./imports.module.css";

const SEPARATOR_NAMES: Readonly<Record<Separator, string>> = {
  ";": "semicolon",
  ",": "comma",
  "\t": "tab",
  "|": "bar",
};

const isEncoding = (value: string | null): value is Encoding => ENCODINGS.some((known) => known === value);
const isSeparator = (value: string | null): value is Separator => SEPARATORS.some((known) => known === value);

interface Props {
  readonly run: ImportRun;
  readonly onRead: (run: ImportRun) => void;
}

/** How the file was read; another choice reads it anew, and shows it so before anything is written. */
export function ImportReadingFields({ run, onRead }: Props) {
  const t = useImportTexts();
  const know = useKnownImport();
  const [problem, setProblem] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const isText = run.encoding !== "xlsx";
  const encoding = ENCODINGS.find((known) => run.encoding.startsWith(known));
  const separator = SEPARATORS.find((known) => run.separator === known);
  const read = async (reading: ImportReading) => {
    setReading(true);
    setProblem(null);
    try {
      const made = await readImport(run.guid, reading);
      know(made);
      onRead(made);
    } catch (thrown) {
      const failure = asFailure(thrown);
      setProblem(failure.fields[0]?.message || failure.message);
    } finally {
      setReading(false);
    }
  };
  const chosen = isText ? { ...(encoding && { encoding }), ...(separator && { separator }) } : {};
  return (
    <>
      {!isText && <p className={classes.hint}>{t("preview.sheet")}</p>}
      <div className={classes.mapping} aria-busy={isReading}>
        {isText && (
          <>
            <SelectField
              label={t("reading.encoding")}
              description={t("reading.encodingHint")}
              options={ENCODINGS.map((value) => ({ value, label: t(`reading.encodings.${value}`) }))}
              value={encoding ?? null}
              readOnly={isReading}
              onChange={(value) => isEncoding(value) && void read({ ...chosen, encoding: value })}
            />
            <SelectField
              label={t("reading.separator")}
              options={SEPARATORS.map((value) => ({
                value,
                label: t(`preview.separators.${SEPARATOR_NAMES[value]}`),
              }))}
              value={separator ?? null}
              readOnly={isReading}
              onChange={(value) => isSeparator(value) && void read({ ...chosen, separator: value })}
            />
          </>
        )}
        {run.top.length > 1 && (
          <SelectField
            label={t("reading.headers")}
            description={t("reading.headersHint")}
            options={run.top.map(({ line, cells }) => ({
              value: String(line),
              label: t("reading.line", { line, cells: cells.filter(Boolean).join(" · ") }),
            }))}
            value={String(run.headers_at)}
            readOnly={isReading}
            onChange={(value) => value !== null && void read({ ...chosen, headers_at: Number(value) })}
          />
        )}
      </div>
      {problem !== null && (
        <p className={classes.failure} role="alert">
          {problem || t("reading.failed")}
        </p>
      )}
    </>
  );
}
