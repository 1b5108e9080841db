import { isRunning, type Job } from "@estante/sdk";

export type JobGroup = { readonly day: "running" | Date; readonly jobs: readonly Job[] };

/** What runs first; then a group a day, the latest first. */
export function groupJobs(jobs: readonly Job[]): JobGroup[] {
  const newestFirst = [...jobs].sort((a, b) => timeOf(b) - timeOf(a));
  const running = newestFirst.filter(isRunning);
  const groups: JobGroup[] = running.length ? [{ day: "running", jobs: running }] : [];
  const days = new Map<string, Job[]>();
  for (const job of newestFirst.filter((entry) => !isRunning(entry))) {
    const day = new Date(timeOf(job)).toDateString();
    days.set(day, [...(days.get(day) ?? []), job]);
  }
  for (const [day, ended] of days) groups.push({ day: new Date(day), jobs: ended });
  return groups;
}

function timeOf(job: Job): number {
  return Date.parse(job.finished_at ?? job.created_at);
}
