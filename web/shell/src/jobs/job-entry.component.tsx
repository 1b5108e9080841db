import {
  asFailure,
  downloadExport,
  isExportJob,
  isRunning,
  type Job,
  JobRow,
  Link,
  toast,
  undoBulk,
  useJobs,
  useTexts,
} from "@estante/sdk";
import { useQueryClient } from "@tanstack/react-query";
import { useManifest } from "../app/app-data";
import { mayOpen } from "../app/guards";
import classes from "./job-entry.module.css";

/** The bulk change that a job made, where it can still be taken back. */
function changeOf({ kind, status, result }: Job): string | null {
  if (kind !== "estante.bulk.apply" || status !== "done" || typeof result !== "object" || !result)
    return null;
  return "undoable" in result && result.undoable === true && "change" in result
    ? String(result.change)
    : null;
}

type Props = { job: Job; isUnseen?: boolean; onFollow?: () => void };

/** A job with what can be done with it: open what it is about, fetch what it made, run it again, or stop it. */
export function JobEntry({ job, isUnseen = false, onFollow }: Props) {
  const t = useTexts("shell");
  const manifest = useManifest();
  const { cancel, retry } = useJobs();
  const queries = useQueryClient();
  const address = job.page;
  return (
    <li>
      <JobRow
        job={job}
        isUnseen={isUnseen}
        actions={
          <>
            {address && mayOpen(manifest, address) && (
              <Link to={address} className={classes.act} onClick={onFollow}>
                {t("activity.open")}
              </Link>
            )}
            {job.status === "done" && isExportJob(job) && (
              <button type="button" className={classes.act} onClick={() => void downloadExport(job.guid)}>
                {t("activity.download")}
              </button>
            )}
            {changeOf(job) && (
              <button
                type="button"
                className={classes.act}
                onClick={() => {
                  onFollow?.();
                  const undone = (count: number) => t("activity.undone", { count });
                  void undoBulk(changeOf(job) ?? "", undone, () => queries.invalidateQueries());
                }}
              >
                {t("activity.undo")}
              </button>
            )}
            {job.status === "failed" && (
              <button
                type="button"
                className={classes.act}
                onClick={() =>
                  retry(job.guid).catch((thrown) =>
                    toast.error(t("activity.retryFailed"), { text: asFailure(thrown).message }),
                  )
                }
              >
                {t("activity.retry")}
              </button>
            )}
            {isRunning(job) && (
              <button
                type="button"
                className={classes.act}
                onClick={() =>
                  cancel(job.guid).catch((thrown) =>
                    toast.error(t("activity.cancelFailed"), { text: asFailure(thrown).message }),
                  )
                }
              >
                {t("activity.cancel")}
              </button>
            )}
          </>
        }
      />
    </li>
  );
}
