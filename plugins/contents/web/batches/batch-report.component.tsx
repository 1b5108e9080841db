import {
  asFailure,
  Badge,
  ErrorState,
  formatBytes,
  formatRelative,
  invalidate,
  isRunning,
  jobAbout,
  LoadingRows,
  Progress,
  toast,
  useJobs,
  useServerEvent,
  useTexts,
} from "@estante/sdk";
import { Button } from "@mantine/core";
import { IconAlertTriangle, IconRefresh } from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { apiQueryOptions } from "../api/client";
import { BatchFiles } from "./batch-files.component";
import { BATCH, BATCH_FILES, type Batch, countOf, GROUPS, type Group } from "./batches";
import classes from "./batches.module.css";
import { BATCH_TONES } from "./earlier-batches.component";

/** Words of a job come twice a second, and two thousand files have as many jobs. */
const PACE_MS = 1000;
const IDLE_MS = 15_000;
const GROUP_NAMES = Object.keys(GROUPS) as Group[];

const isEnded = ({ state }: Batch) => state === "done" || state === "refused";

/** Asks again when the server says that something happened, at most once a second. */
function useFreshness(): void {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const look = () => {
    timer.current ??= setTimeout(() => {
      timer.current = null;
      void invalidate(client, [BATCH, BATCH_FILES]);
    }, PACE_MS);
  };
  useEffect(
    () => () => {
      clearTimeout(timer.current ?? undefined);
      timer.current = null;
    },
    [],
  );
  // What concerns another batch costs one look; a file's own job does not say of which batch it is.
  useServerEvent("job", look);
  useServerEvent("upload-done", look);
  useServerEvent("xod-started", look);
}

/** How far a batch is, and what became of each of its files. */
export function BatchReport({ guid }: { readonly guid: string }) {
  const t = useTexts("contents");
  const [group, setGroup] = useState<Group>("all");
  useFreshness();
  const query = useQuery({
    ...apiQueryOptions(BATCH, { path: { batch_guid: guid } }),
    // Events are hints: what was said while nobody was connected is looked up.
    refetchInterval: ({ state }) => (state.data && !isEnded(state.data.data) ? IDLE_MS : false),
  });
  if (query.isError && !query.data) {
    return <ErrorState error={query.error} title={t("batch.error")} onRetry={() => void query.refetch()} />;
  }
  if (!query.data) return <LoadingRows columns={1} />;
  const batch = query.data.data;
  return (
    <>
      <Summary batch={batch} />
      {batch.failure && (
        <Notice tone="bad" title={t("batch.refusedTitle")}>
          {batch.failure.message}
        </Notice>
      )}
      <Stopped batch={batch} />
      {countOf(batch, "all") > 0 && (
        <>
          <fieldset className={classes.groups} aria-label={t("batch.groups")}>
            {GROUP_NAMES.filter((name) => name === "all" || countOf(batch, name) > 0).map((name) => (
              <button
                key={name}
                type="button"
                className={classes.group}
                aria-pressed={name === group}
                onClick={() => setGroup(name)}
              >
                {t(`batch.group.${name}`)} <span>{countOf(batch, name)}</span>
              </button>
            ))}
          </fieldset>
          <BatchFiles key={group} guid={guid} group={group} />
        </>
      )}
    </>
  );
}

function Summary({ batch }: { readonly batch: Batch }) {
  const t = useTexts("contents");
  const all = countOf(batch, "all");
  const done = all - batch.counts.waiting;
  return (
    <section className={classes.summary} aria-label={batch.name}>
      <div className={classes.head}>
        <h2>{batch.name}</h2>
        <Badge tone={BATCH_TONES[batch.state]}>{t(`batch.state.${batch.state}`)}</Badge>
      </div>
      <span className={classes.facts}>
        <span>{formatBytes(batch.size)}</span>
        <span>{formatRelative(batch.created_at)}</span>
        {batch.table && <span>{t("batch.withTable", { name: batch.table })}</span>}
      </span>
      {!isEnded(batch) && batch.state !== "cancelled" && (
        <>
          <Progress
            value={all > 0 ? done / all : null}
            label={all > 0 ? t("batch.progress", { done, all }) : t("batch.reading")}
          />
          <p className={classes.none}>
            {all > 0 ? t("batch.progress", { done, all }) : t("batch.reading")} {t("batch.mayLeave")}
          </p>
        </>
      )}
    </section>
  );
}

/** A batch whose job ended before it: it goes on where it stopped, when somebody says so. */
function Stopped({ batch }: { readonly batch: Batch }) {
  const t = useTexts("contents");
  const client = useQueryClient();
  const { jobs, retry } = useJobs();
  const job = jobAbout(jobs, batch.guid);
  if (isEnded(batch) || job === null || isRunning(job) || job.status === "done") return null;
  const again = async () => {
    try {
      await retry(job.guid);
      await invalidate(client, [BATCH]);
    } catch (thrown) {
      toast.error(asFailure(thrown).message);
    }
  };
  return (
    <Notice tone="warn" title={t("batch.stopped")}>
      {job.error?.message ?? t("batch.cancelled")}
      <Button
        size="xs"
        variant="default"
        leftSection={<IconRefresh size={14} />}
        onClick={() => void again()}
      >
        {t("batch.goOn")}
      </Button>
    </Notice>
  );
}

interface NoticeProps {
  readonly tone: "bad" | "warn";
  readonly title: string;
  readonly children: ReactNode;
}

function Notice({ tone, title, children }: NoticeProps) {
  return (
    <div className={classes.notice} data-tone={tone} role="alert">
      <IconAlertTriangle size={18} aria-hidden="true" />
      <div className={classes.words}>
        <strong>{title}</strong>
        <div className={classes.reason}>{children}</div>
      </div>
    </div>
  );
}
