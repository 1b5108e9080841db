import { useEffect, useSyncExternalStore } from "react";
import { ApiFailure } from "../api/failure";
import { session } from "../auth/session.store";
import { toast } from "../feedback/toast.component";
import { isRunning, type Job, jobAbout, useJobEnd, useJobs } from "../jobs/jobs.store";
import { loadPlugin } from "../plugin/registry";
import { translate } from "../texts/use-texts";
import { tusTransport } from "./tus.transport";
import { UploadStore } from "./upload.store";
import type { RepeatedFiles, UploadItem, UploadPlan, UploadRecipe } from "./upload-item";
import { holdPage, UploadRecords } from "./upload-records";

async function planOf({ plugin, name, options }: UploadRecipe): Promise<UploadPlan> {
  const make = (await loadPlugin(plugin)).uploads?.[name];
  if (!make) throw new Error(`The plugin ${plugin} has no upload ${name}`);
  return make(options);
}

const records = new UploadRecords();

/** The uploads of this page, and what earlier pages of this person left. */
export const uploads = new UploadStore(tusTransport, planOf, records.arrived);

let person: string | null = null;

/** The records change hands first: what is cleared away afterwards is not forgotten. */
function take(next: string | null): void {
  person = next;
  records.open(next);
  if (next === null) uploads.clear();
}

/** Whoever signs in finds what they left, and nothing of anybody else. */
function follow(): void {
  const now = session.get().user?.guid ?? null;
  if (now === null || now === person) return;
  take(null);
  take(now);
  void records.left().then((left) => uploads.restore(left));
}

let isRemembering = false;

/** Begins to remember uploads, once the plugins are known that go on with them. */
export function rememberUploads(): void {
  if (isRemembering) return;
  isRemembering = true;
  holdPage();
  uploads.subscribe(() => records.keep(uploads.get()));
  session.subscribe(follow);
  session.onEnd((reason) => {
    if (reason === "expired") return;
    if (reason === "signed-out") records.forget();
    take(null);
  });
  follow();
  window.addEventListener("online", () => uploads.online());
  window.addEventListener("beforeunload", (event) => {
    if (uploads.get().some((item) => item.status === "uploading")) event.preventDefault();
  });
}

/** An upload, and the job that prepares what came of it. */
export interface UploadView extends UploadItem {
  readonly job: Job | null;
}

export interface UploadsView {
  readonly items: readonly UploadView[];
  readonly add: UploadStore["add"];
  readonly pause: (id: string) => void;
  readonly resume: (id: string) => void;
  readonly remove: (id: string) => void;
  /** Goes on with an interrupted upload by its file, or sends another one in place of a refused. */
  readonly choose: (id: string, file: File) => void;
  readonly finishBy: UploadStore["finishBy"];
  readonly pauseAll: () => void;
  readonly resumeAll: () => void;
}

/** Screens that show uploads: what becomes of one needs no toast there. */
let screens = 0;

function settle(job: Job): void {
  const subject = job.subject_guid;
  if (!subject || isRunning(job)) return;
  const isDone = job.status === "done";
  const failure = isDone ? null : new ApiFailure(0, job.error?.code ?? job.status, job.error?.message ?? "");
  const about = uploads.prepared(subject, failure);
  if (screens > 0) return;
  for (const { title } of about) {
    const link = job.page ? { link: { label: translate("sdk:uploads.open"), href: job.page } } : {};
    if (isDone) toast.success(translate("sdk:uploads.isReady", { name: title }), link);
    else
      toast.error(translate("sdk:uploads.isUnprepared", { name: title }), {
        text: failure?.message ?? "",
        ...link,
      });
  }
}

/** Settles uploads with the jobs that prepare them, whatever screen is shown, and says so where none shows them. */
export function useUploadNews(): void {
  const items = useSyncExternalStore(uploads.subscribe, uploads.get);
  const { jobs } = useJobs();
  useJobEnd(settle);
  useEffect(() => {
    // The job may have ended before the record's guid was known here.
    for (const item of items) {
      const job = item.status === "processing" && item.subject ? jobAbout(jobs, item.subject) : null;
      if (job) settle(job);
    }
  }, [items, jobs]);
}

/** Files that were sent before and wait for an answer. */
export const useRepeatedFiles = (): RepeatedFiles | null =>
  useSyncExternalStore(uploads.subscribe, uploads.repeated);

/** How many uploads are on their way, and how many wait for their file. */
export function useUploadCounts(): { readonly moving: number; readonly interrupted: number } {
  const items = useSyncExternalStore(uploads.subscribe, uploads.get);
  const of = (...statuses: readonly UploadItem["status"][]) =>
    items.filter(({ status }) => statuses.includes(status)).length;
  return { moving: of("waiting", "uploading", "checking"), interrupted: of("interrupted") };
}

/** Uploads with their jobs, live. They go on when the screen is left. */
export function useUploads(): UploadsView {
  const items = useSyncExternalStore(uploads.subscribe, uploads.get);
  const { jobs } = useJobs();
  useEffect(() => {
    screens += 1;
    return () => {
      screens -= 1;
    };
  }, []);
  return {
    items: items.map((item) => ({ ...item, job: item.subject ? jobAbout(jobs, item.subject) : null })),
    add: (files, plan) => uploads.add(files, plan),
    pause: (id) => uploads.pause(id),
    resume: (id) => uploads.resume(id),
    remove: (id) => uploads.remove(id),
    choose: (id, file) => {
      const isLeft = uploads.get().some((item) => item.id === id && item.status === "interrupted");
      void (isLeft ? uploads.continueWith(id, file) : uploads.replace(id, file));
    },
    finishBy: (id, plan) => uploads.finishBy(id, plan),
    pauseAll: uploads.pauseAll,
    resumeAll: uploads.resumeAll,
  };
}
