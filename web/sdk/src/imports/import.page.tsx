import { Button } from "@mantine/core";
import { useState } from "react";
import { asFailure } from "../api/failure";
import { LoadingRows } from "../feedback/skeletons.component";
import { ErrorState, NotFoundState } from "../feedback/states.component";
import type { Job } from "../jobs/jobs.store";
import { Link } from "../router/navigation";
import { ImportColumns } from "./import-columns.component";
import { ImportFrame, type ImportStep } from "./import-frame.component";
import { ImportProgress } from "./import-progress.component";
import { CheckedImport, FinishedImport } from "./import-result.component";
import { useImportTexts } from "./import-texts";
import { type ImportRun, useImport } from "./imports.api";

const STEP_OF: Readonly<Record<ImportRun["state"], ImportStep>> = {
  uploaded: "columns",
  checking: "check",
  checked: "check",
  writing: "result",
  done: "result",
};

/** One import, at the step where it is: who leaves finds it there again. */
export function ImportPage({ guid }: { readonly guid: string }) {
  const { query, run, job, isBroken } = useImport(guid);
  const [isMapping, setMapping] = useState(false);
  const t = useImportTexts();
  if (!run && query.isError && asFailure(query.error).status === 404) {
    return <NotFoundState actions={<p>{t("expired")}</p>} />;
  }
  if (!run) {
    return (
      <ImportFrame step="columns">
        {query.isError ? (
          <ErrorState error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <LoadingRows rows={5} />
        )}
      </ImportFrame>
    );
  }
  const mapsColumns =
    run.state === "uploaded" ||
    (run.state === "checking" && isBroken) ||
    (run.state === "checked" && isMapping);
  return (
    <ImportFrame kind={run.kind} fileName={run.file_name} step={mapsColumns ? "columns" : STEP_OF[run.state]}>
      {mapsColumns ? (
        <ImportColumns
          run={run}
          problem={isBroken ? endOf(job) : null}
          onChecking={() => setMapping(false)}
        />
      ) : (
        <ImportState run={run} job={job} isBroken={isBroken} onMap={() => setMapping(true)} />
      )}
    </ImportFrame>
  );
}

/** What a job ended with that did not end well. */
const endOf = (job: Job | null) => job?.error?.message ?? "";

interface StateProps {
  readonly run: ImportRun;
  readonly job: Job | null;
  readonly isBroken: boolean;
  readonly onMap: () => void;
}

function ImportState({ run, job, isBroken, onMap }: StateProps) {
  const t = useImportTexts();
  switch (run.state) {
    case "checked":
      return (
        <CheckedImport
          run={run}
          actions={
            <>
              <Button variant="default" onClick={onMap}>
                {t("check.changeColumns")}
              </Button>
              <Button component={Link} to={`/imports/new/${run.kind.name}`} variant="default">
                {t("otherFile")}
              </Button>
            </>
          }
        />
      );
    case "done":
      return <FinishedImport run={run} />;
    default:
      return <ImportProgress run={run} job={job} problem={isBroken ? endOf(job) : null} />;
  }
}
