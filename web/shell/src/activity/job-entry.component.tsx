import { asFailure, type Job, JobRow, Link, toast, useJobs, useTexts } from "@estante/sdk";
import { useManifest } from "../app/app-data";
import { matchesPattern } from "../app/page-path";
import classes from "./activity.module.css";
import { isRunning } from "./groups";

type Props = { job: Job; isUnseen?: boolean; onFollow?: () => void };

/** A job with what can be done with it: open what it is about, fetch what it made, or stop it. */
export function JobEntry({ job, isUnseen = false, onFollow }: Props) {
  const t = useTexts("shell");
  const manifest = useManifest();
  const { cancel } = useJobs();
  const address = job.page;
  const isPage = (path: string) =>
    manifest.plugins.some((plugin) => plugin.pages.some((page) => matchesPattern(page.path, path)));
  const download = downloadOf(job);
  return (
    <li>
      <JobRow
        job={job}
        isUnseen={isUnseen}
        actions={
          <>
            {address && isPage(address) && (
              <Link to={address} className={classes.act} onClick={onFollow}>
                {t("activity.open")}
              </Link>
            )}
            {download && (
              <a href={download} download className={classes.act}>
                {t("activity.download")}
              </a>
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

/** The file that an export made; only an address of this site is offered. */
function downloadOf(job: Job): string | null {
  const { result } = job;
  if (typeof result !== "object" || result === null || !("url" in result)) return null;
  return typeof result.url === "string" && /^\/(?![/\\])/.test(result.url) ? result.url : null;
}
