import { Button } from "@mantine/core";
import { useState } from "react";
import { type ApiFailure, asFailure } from "../api/failure";
import { Progress } from "../feedback/progress.component";
import { cancelJob, type Job } from "../jobs/jobs.store";
import { formatNumber } from "../texts/format";
import { useImportTexts } from "./import-texts";
import { type ImportRun, useKnownImport, writeImport } from "./imports.api";
import classes from "./imports.module.css";

interface Props {
  readonly run: ImportRun;
  readonly job: Job | null;
  /** Why writing ended early; empty where somebody stopped it, null while it runs. */
  readonly problem: string | null;
}

/** How far a look or the writing is; what was broken off goes on where it stopped. */
export function ImportProgress({ run, job, problem }: Props) {
  const t = useImportTexts();
  const know = useKnownImport();
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const counts = t(run.total === null ? "progress.rows" : "progress.rowsOf", {
    count: run.rows,
    rows: formatNumber(run.rows),
    total: formatNumber(run.total ?? 0),
  });
  const label = t(run.state === "checking" ? "progress.checking" : "progress.writing");
  const attempt = (act: () => Promise<unknown>) => {
    setFailure(null);
    act().catch((thrown: unknown) => setFailure(asFailure(thrown)));
  };
  return (
    <section className={classes.block} aria-label={label}>
      <h2>{problem === null ? label : t("progress.brokenOff")}</h2>
      {problem === null && <Progress value={job?.progress ?? null} label={label} />}
      {problem && (
        <p className={classes.failure} role="alert">
          {problem}
        </p>
      )}
      <p role="status">
        {counts}
        {run.refused > 0 &&
          ` · ${t("progress.refused", { count: run.refused, rows: formatNumber(run.refused) })}`}
      </p>
      <p className={classes.hint}>{t(problem === null ? "progress.goesOn" : "progress.settled")}</p>
      {failure && (
        <p className={classes.failure} role="alert">
          {failure.message}
        </p>
      )}
      <div className={classes.buttons}>
        {problem !== null && (
          <Button onClick={() => attempt(async () => know(await writeImport(run.guid)))}>
            {t("progress.continue")}
          </Button>
        )}
        {problem === null && job && (
          <Button variant="default" onClick={() => attempt(() => cancelJob(job.guid))}>
            {t("progress.stop")}
          </Button>
        )}
      </div>
    </section>
  );
}
