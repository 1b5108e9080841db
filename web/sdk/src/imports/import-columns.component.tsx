import { Button } from "@mantine/core";
import { useState } from "react";
import { type ApiFailure, asFailure } from "../api/failure";
import { SelectField } from "../fields/lazy-fields";
import { ImportPreview, letterOf } from "./import-preview.component";
import { useImportTexts } from "./import-texts";
import { checkImport, type ImportMapping, type ImportRun, useKnownImport } from "./imports.api";
import classes from "./imports.module.css";

interface Props {
  readonly run: ImportRun;
  /** Why the last look ended early; empty where somebody stopped it, null where none did. */
  readonly problem: string | null;
  readonly onChecking: () => void;
}

/** Which column of the file holds which field: matched by the headers, and the person's to change. */
export function ImportColumns({ run, problem, onChecking }: Props) {
  const t = useImportTexts();
  const know = useKnownImport();
  const [mapping, setMapping] = useState<ImportMapping>(run.mapping);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [isSending, setSending] = useState(false);
  const options = run.headers.map((header, column) => ({
    value: String(column),
    label: header ? `${header} (${letterOf(column)})` : t("columns.column", { letter: letterOf(column) }),
    detail: run.preview.map((row) => row[column]).find(Boolean) ?? "",
  }));
  const choose = (field: string, value: string | null) => {
    const { [field]: _before, ...others } = mapping;
    setMapping(value === null ? others : { ...others, [field]: Number(value) });
    setFailure(null);
  };
  const check = async () => {
    setSending(true);
    try {
      know(await checkImport(run.guid, mapping));
      onChecking();
    } catch (thrown) {
      setFailure(asFailure(thrown));
      setSending(false);
    }
  };
  const errorOf = (field: string) =>
    failure?.fields.find((wrong) => wrong.field === `mapping.${field}`)?.message;
  return (
    <>
      {problem !== null && (
        <p className={classes.failure} role="alert">
          {problem || t("check.stopped")}
        </p>
      )}
      <ImportPreview
        run={run}
        mapping={mapping}
        onRead={(read) => {
          setMapping(read.mapping);
          setFailure(null);
        }}
      />
      <section className={classes.block}>
        <h2>{t("columns.title")}</h2>
        <p className={classes.hint}>{t("columns.text")}</p>
        <div className={classes.mapping}>
          {run.kind.fields.map(({ name, label, is_required }) => (
            <SelectField
              key={name}
              label={label}
              required={is_required}
              clearable={!is_required}
              placeholder={t("columns.none")}
              options={options}
              value={name in mapping ? String(mapping[name]) : null}
              error={errorOf(name)}
              onChange={(value) => choose(name, value)}
            />
          ))}
        </div>
        {failure && failure.fields.length === 0 && (
          <p className={classes.failure} role="alert">
            {failure.message}
          </p>
        )}
        <div className={classes.buttons}>
          <Button loading={isSending} onClick={() => void check()}>
            {t("columns.check")}
          </Button>
          <span className={classes.hint}>{t("columns.nothingWritten")}</span>
        </div>
      </section>
    </>
  );
}
