import { useEffect, useSyncExternalStore } from "react";
import { type AnswerData, unwrap } from "../api/answers";
import { api } from "../api/client";
import { asFailure } from "../api/failure";
import { session } from "../auth/session.store";
import { onConnected, onServerEvent } from "./server-events";

export type Job = AnswerData<"get", "/jobs/{job_guid}">;

const SEEN = "estante-jobs-seen";

interface State {
  readonly jobs: readonly Job[];
  readonly isLoaded: boolean;
}

let state: State = { jobs: [], isLoaded: false };
const byGuid = new Map<string, Job>();
const listeners = new Set<() => void>();
const endings = new Set<(job: Job) => void>();
const followers = new Set<(job: Job) => void>();

/** True until a job has ended, one way or another. */
export const isRunning = (job: Job): boolean => job.status === "queued" || job.status === "processing";

function publish(isLoaded = state.isLoaded): void {
  const jobs = [...byGuid.values()].sort((one, other) => other.created_at.localeCompare(one.created_at));
  state = { jobs, isLoaded };
  for (const listener of listeners) listener();
}

/** Takes a job as the server tells it. */
export function takeJob(job: Job): void {
  const before = byGuid.get(job.guid);
  byGuid.set(job.guid, job);
  publish();
  for (const told of followers) told(job);
  if (!isRunning(job) && (before === undefined || isRunning(before))) {
    for (const ended of endings) ended(job);
  }
}

const isJob = (data: unknown): data is Job =>
  typeof data === "object" && data !== null && "guid" in data && "status" in data;

/** Asks for the caller's jobs. A failure leaves what is known. */
export async function refreshJobs(): Promise<void> {
  try {
    const { data } = await unwrap(api.GET("/jobs", { params: { query: { pageSize: 50 } } }));
    for (const job of data) byGuid.set(job.guid, job);
    publish(true);
  } catch (thrown) {
    if (asFailure(thrown).status === 404) publish(true);
  }
}

/** Calls back with every word about a job. Answers what ends it. */
export function onJob(told: (job: Job) => void): () => void {
  followers.add(told);
  return () => followers.delete(told);
}

/** Asks the server to run a failed job again. Raises ApiFailure. */
export async function retryJob(guid: string): Promise<void> {
  const params = { path: { job_guid: guid } };
  takeJob((await unwrap(api.POST("/jobs/{job_guid}/retry", { params }))).data);
}

/** Asks the server to stop a job. Raises ApiFailure. */
export async function cancelJob(guid: string): Promise<void> {
  const { data } = await unwrap(api.DELETE("/jobs/{job_guid}", { params: { path: { job_guid: guid } } }));
  takeJob(data);
}

let users = 0;
let stop: (() => void) | null = null;

function start(): void {
  const ends = [
    onServerEvent("job", (data) => {
      if (isJob(data)) takeJob(data);
    }),
    // Each connection begins with what was missed before it, the first one with all.
    onConnected(() => void refreshJobs()),
    session.onEnd(() => {
      byGuid.clear();
      publish(false);
    }),
  ];
  stop = () => {
    for (const end of ends) end();
  };
}

/** Keeps the jobs live while somebody looks. */
export function watchJobs(): () => void {
  users += 1;
  if (users === 1) start();
  return () => {
    users -= 1;
    if (users > 0) return;
    stop?.();
    stop = null;
  };
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export interface JobsView {
  /** Newest first. */
  readonly jobs: readonly Job[];
  readonly running: readonly Job[];
  readonly failed: readonly Job[];
  /** Ended since `markSeen` was last called. */
  readonly unseen: readonly Job[];
  readonly isLoaded: boolean;
  readonly markSeen: () => void;
  readonly cancel: (guid: string) => Promise<void>;
  readonly retry: (guid: string) => Promise<void>;
  readonly refresh: () => Promise<void>;
}

function markSeen(): void {
  localStorage.setItem(SEEN, new Date().toISOString());
  publish();
}

/** The caller's jobs, live. */
export function useJobs(): JobsView {
  const { jobs, isLoaded } = useSyncExternalStore(subscribe, () => state);
  useEffect(watchJobs, []);
  const seen = localStorage.getItem(SEEN) ?? "";
  return {
    jobs,
    isLoaded,
    running: jobs.filter(isRunning),
    failed: jobs.filter((job) => job.status === "failed"),
    unseen: jobs.filter((job) => !isRunning(job) && (job.finished_at ?? "") > seen),
    markSeen,
    cancel: cancelJob,
    retry: retryJob,
    refresh: refreshJobs,
  };
}

/** Calls back when a job ends while the component is on the screen. */
export function useJobEnd(ended: (job: Job) => void): void {
  useEffect(() => {
    endings.add(ended);
    const unwatch = watchJobs();
    return () => {
      endings.delete(ended);
      unwatch();
    };
  }, [ended]);
}

/** The job about a record, newest first; null when none is known. */
export const jobAbout = (jobs: readonly Job[], guid: string): Job | null =>
  jobs.find((job) => job.subject_guid === guid) ?? null;
