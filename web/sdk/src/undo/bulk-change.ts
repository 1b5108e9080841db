import { type AnswerData, unwrap } from "../api/answers";
import { api } from "../api/client";
import { asFailure } from "../api/failure";
import { toast } from "../feedback/toast.component";
import { isRunning, onJob, takeJob, watchJobs } from "../jobs/jobs.store";
import { translate } from "../texts/use-texts";
import { undoSteps } from "./undo.store";

/** A bulk action as the server tells it: how many rows it is about, changed, refused, and the job of a large one. */
export type BulkChange = AnswerData<"post", "/bulk/{guid}/undo">;

export interface BulkTexts {
  /** What a large one says while a job does it: «Eliminando 412 contenidos». */
  readonly running: (count: number) => string;
  /** «“El ciclo del agua” eliminado», «412 contenidos eliminados». */
  readonly done: (count: number) => string;
  readonly text?: (count: number) => string;
  readonly undone: (count: number) => string;
  /** Where to look on: the trash. */
  readonly link?: { readonly label: string; readonly href: string };
  /** Nothing brings it back. */
  readonly isFinal?: boolean;
}

const params = (guid: string) => ({ params: { path: { guid } } });
const ASK_AGAIN_MS = 4000;
/** How many of the refused a toast names. */
const NAMED = 2;

/** Resolves when a job has ended; the server tells, and is asked now and then in case it cannot. */
async function ended(job_guid: string): Promise<void> {
  const unwatch = watchJobs();
  try {
    for (;;) {
      const { data } = await unwrap(api.GET("/jobs/{job_guid}", { params: { path: { job_guid } } }));
      takeJob(data);
      if (!isRunning(data)) return;
      await new Promise<void>((resolve) => {
        const done = () => {
          clearTimeout(timer);
          stop();
          resolve();
        };
        const stop = onJob((job) => {
          if (job.guid === job_guid && !isRunning(job)) done();
        });
        const timer = setTimeout(done, ASK_AGAIN_MS);
      });
    }
  } finally {
    unwatch();
  }
}

async function finished(change: BulkChange): Promise<BulkChange> {
  if (change.job === null) return change;
  await ended(change.job);
  return (await unwrap(api.GET("/bulk/{guid}", params(change.guid)))).data;
}

function tellRefusals({ refused, refusals }: BulkChange): void {
  if (refused === 0) return;
  const reasons = refusals
    .slice(0, NAMED)
    .map(({ name, message }) => (name ? translate("sdk:bulk.refusedRow", { name, message }) : message));
  toast.error(translate("sdk:bulk.refused", { count: refused }), { text: [...new Set(reasons)].join(" ") });
}

const failed = (thrown: unknown) => toast.error(asFailure(thrown).message || translate("sdk:bulk.failed"));

/** Takes a bulk change back, and says what came back. */
export async function undoBulk(
  guid: string,
  undone: (count: number) => string,
  refresh: () => Promise<void>,
): Promise<void> {
  try {
    const change = await finished((await unwrap(api.POST("/bulk/{guid}/undo", params(guid)))).data);
    await refresh();
    tellRefusals(change);
    if (change.changed > 0) toast.success(undone(change.changed));
  } catch (thrown) {
    await refresh();
    failed(thrown);
  }
}

/**
 * Does a bulk action and says what became of it: at once, or when its job has ended. What was changed can be taken
 * back, by the toast and by Ctrl Z. Resolves as soon as the server has taken it on. Raises ApiFailure.
 */
export async function runBulk(
  start: () => Promise<BulkChange>,
  texts: BulkTexts,
  refresh: () => Promise<void>,
): Promise<BulkChange> {
  const change = await start();
  if (change.job === null) {
    await refresh();
    announce(change, texts, refresh);
    return change;
  }
  toast.info(texts.running(change.total), { text: translate("sdk:bulk.runningText") });
  void finished(change)
    .then(async (last) => {
      await refresh();
      announce(last, texts, refresh);
    })
    .catch(failed);
  return change;
}

function announce(change: BulkChange, texts: BulkTexts, refresh: () => Promise<void>): void {
  tellRefusals(change);
  const { changed, status } = change;
  if (status === "cancelled" || status === "failed")
    toast.info(translate(`sdk:bulk.${status}`, { count: changed }));
  if (changed === 0) {
    if (change.unchanged > 0) toast.info(translate("sdk:bulk.unchanged", { count: change.unchanged }));
    return;
  }
  const label = texts.done(changed);
  // What was taken back is not so any more: its toast goes, whichever way it was done.
  const run = () => {
    toast.hide(shown);
    return undoBulk(change.guid, texts.undone, refresh);
  };
  const undo = texts.isFinal ? undefined : undoSteps.push({ label, run });
  const shown = toast.success(label, {
    ...(texts.text && { text: texts.text(changed) }),
    ...(texts.link && { link: texts.link }),
    ...(undo && { action: { label: translate("sdk:bulk.undo"), run: undo } }),
  });
}
