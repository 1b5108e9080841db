import { useEffect, useSyncExternalStore } from "react";
import { type AnswerData, unwrap } from "../api/answers";
import { api } from "../api/client";
import { asFailure } from "../api/failure";
import { session } from "../auth/session.store";
import { onConnected, onServerEvent } from "./server-events";

export type Job = AnswerData<"get", "/jobs/{job_guid}">;

const SEEN = "estante-jobs-seen";

export type JobTab = "all" | "running" | "problems";
type Totals = Readonly<Record<JobTab, number>>;

interface State {
  readonly jobs: readonly Job[];
  readonly isLoaded: boolean;
  /** How many the server has, where not all of them are here. */
  readonly totals: Totals | null;
}

const PAGE_SIZE = 50;
const TOTALS_AFTER_MS = 2000;
const STATUSES = {
  all: undefined,
  running: ["queued", "processing"],
  problems: ["failed"],
} as const;

let state: State = { jobs: [], isLoaded: false, totals: null };
let isCounting = false;
let areTabsCounted = false;
const pages: Record<JobTab, number> = { all: 1, running: 0, problems: 0 };
const byGuid = new Map<string, Job>();
const listeners = new Set<() => void>();
const endings = new Set<(job: Job) => void>();
const followers = new Set<(job: Job) => void>();

/** True until a job has ended, one way or another. */
export const isRunning = (job: Job): boolean => job.status === "queued" || job.status === "processing";

/** The jobs of a tab. */
export function jobsOf(tab: JobTab, jobs: readonly Job[]): readonly Job[] {
  if (tab === "running") return jobs.filter(isRunning);
  return tab === "problems" ? jobs.filter(({ status }) => status === "failed") : jobs;
}

function publish(change: Partial<State> = {}): void {
  const jobs = [...byGuid.values()].sort((a, b) => b.created_at.localeCompare(a.created_at));
  state = { ...state, ...change, jobs };
  for (const listener of listeners) listener();
}

/** Takes a job as the server tells it. */
export function takeJob(job: Job): void {
  const before = byGuid.get(job.guid);
  byGuid.set(job.guid, job);
  publish();
  if (state.totals !== null) countSoon();
  for (const follower of followers) follower(job);
  if (!isRunning(job) && (before === undefined || isRunning(before))) {
    for (const ended of endings) ended(job);
  }
}

const isJob = (data: unknown): data is Job =>
  typeof data === "object" && data !== null && "guid" in data && "status" in data;

async function fetchJobs(tab: JobTab, page: number, pageSize = PAGE_SIZE) {
  const status = STATUSES[tab];
  const query = { page, pageSize, ...(status && { status: [...status] }) };
  const { data, meta } = await unwrap(api.GET("/jobs", { params: { query } }));
  return { jobs: data, total: meta?.total ?? data.length };
}

/**
 * Asks for the caller's newest jobs, and how many there are and run: what the side bar says. Those that failed are
 * counted once somebody looks at them. A failure leaves what is known.
 */
export async function refreshJobs(): Promise<void> {
  try {
    const { jobs, total } = await fetchJobs("all", 1);
    for (const job of jobs) byGuid.set(job.guid, job);
    const hasMore = total > byGuid.size;
    publish({
      isLoaded: true,
      totals: hasMore ? { running: 0, problems: 0, ...state.totals, all: total } : null,
    });
    if (hasMore) await (areTabsCounted ? count() : countRunning());
  } catch (thrown) {
    if (asFailure(thrown).status === 404) publish({ isLoaded: true });
  }
}

const totalOf = async (tab: JobTab) => (await fetchJobs(tab, 1, 1)).total;

async function countRunning(): Promise<void> {
  const running = await totalOf("running");
  if (state.totals !== null) publish({ totals: { ...state.totals, running } });
}

async function count(): Promise<void> {
  areTabsCounted = true;
  const [all, running, problems] = await Promise.all([
    totalOf("all"),
    totalOf("running"),
    totalOf("problems"),
  ]);
  publish({ totals: { all, running, problems } });
}

/** Counts every tab where not all jobs are here. A failure leaves what is known. */
async function countTabs(): Promise<void> {
  areTabsCounted = true;
  if (state.totals !== null) await count().catch(() => undefined);
}

/** Counts anew once the server has told what happened, however much that is. */
function countSoon(): void {
  if (isCounting) return;
  isCounting = true;
  setTimeout(() => {
    isCounting = false;
    void count().catch(() => undefined);
  }, TOTALS_AFTER_MS);
}

/** How many jobs a tab has, and how many of them are not here yet. */
function countOf(tab: JobTab): { readonly total: number; readonly left: number } {
  const here = jobsOf(tab, state.jobs).length;
  const total = Math.max(state.totals?.[tab] ?? here, here);
  return { total, left: total - here };
}

/** Fetches the next page of a tab: one that has something new, for jobs move while others end. Raises ApiFailure. */
export async function loadMoreJobs(tab: JobTab): Promise<void> {
  const before = byGuid.size;
  let isLast = false;
  while (byGuid.size === before && !isLast) {
    pages[tab] += 1;
    const { jobs, total } = await fetchJobs(tab, pages[tab]);
    for (const job of jobs) byGuid.set(job.guid, job);
    isLast = pages[tab] * PAGE_SIZE >= total;
  }
  publish();
  await count();
}

/** Calls back with every word about a job. Answers what ends it. */
export function onJob(follower: (job: Job) => void): () => void {
  followers.add(follower);
  return () => followers.delete(follower);
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

/** Asks the server to stop all that waits or runs. Answers how many that were. Raises ApiFailure. */
export async function cancelAllJobs(): Promise<number> {
  const { data } = await unwrap(api.POST("/jobs/cancel"));
  for (const job of byGuid.values())
    if (isRunning(job)) byGuid.set(job.guid, { ...job, status: "cancelled" });
  publish();
  await refreshJobs();
  return data.cancelled;
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
      Object.assign(pages, { all: 1, running: 0, problems: 0 });
      publish({ isLoaded: false, totals: null });
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
  /** How many there are of each, and how many of those `loadMore` would fetch. */
  readonly counts: Readonly<Record<JobTab, { readonly total: number; readonly left: number }>>;
  /** Ended since `markSeen` was last called. */
  readonly unseen: readonly Job[];
  readonly isLoaded: boolean;
  readonly markSeen: () => void;
  readonly cancel: (guid: string) => Promise<void>;
  readonly retry: (guid: string) => Promise<void>;
  /** Counts what a tab says, where the server has more jobs than are here. A failure leaves what is known. */
  readonly countTabs: () => Promise<void>;
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
    counts: { all: countOf("all"), running: countOf("running"), problems: countOf("problems") },
    unseen: jobs.filter((job) => !isRunning(job) && (job.finished_at ?? "") > seen),
    markSeen,
    cancel: cancelJob,
    retry: retryJob,
    countTabs,
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
