import { useEffect, useSyncExternalStore } from "react";
import { ApiFailure } from "../api/failure";
import { isRunning, type Job, jobAbout, useJobEnd, useJobs } from "../jobs/jobs.store";
import { tusTransport } from "./tus.transport";
import { type UploadItem, UploadStore } from "./upload.store";

/** The uploads of this page. */
export const uploads = new UploadStore(tusTransport);
window.addEventListener("online", () => uploads.online());
window.addEventListener("beforeunload", (event) => {
  if (uploads.get().some((item) => item.status === "uploading")) event.preventDefault();
});

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
  readonly pauseAll: () => void;
  readonly resumeAll: () => void;
}

function settle(job: Job): void {
  const subject = job.subject_guid;
  if (!subject || isRunning(job)) return;
  const isDone = job.status === "done";
  uploads.prepared(
    subject,
    isDone ? null : new ApiFailure(0, job.error?.code ?? job.status, job.error?.message ?? ""),
  );
}

/** Uploads with their jobs, live. They go on when the screen is left. */
export function useUploads(): UploadsView {
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
  return {
    items: items.map((item) => ({ ...item, job: item.subject ? jobAbout(jobs, item.subject) : null })),
    add: (files, plan) => uploads.add(files, plan),
    pause: (id) => uploads.pause(id),
    resume: (id) => uploads.resume(id),
    remove: (id) => uploads.remove(id),
    pauseAll: uploads.pauseAll,
    resumeAll: uploads.resumeAll,
  };
}
