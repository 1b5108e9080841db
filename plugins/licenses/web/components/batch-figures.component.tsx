import {
  formatNumber,
  formatRelative,
  invalidate,
  jobAbout,
  Progress,
  useJobEnd,
  useJobs,
  useTexts,
} from "@estante/sdk";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import { type BatchRow, batches } from "../api/batches";
import classes from "./batch-figures.module.css";

/** How long until it is looked whether a batch is ready, should nobody say so. */
const LOOK_MS = 5_000;

/** How many codes there are, and how many of them somebody has; how far it is while they are made. */
export function BatchFigures({ batch }: { readonly batch: BatchRow }) {
  const t = useTexts("licenses");
  const made = useMade(batch);
  const share = batch.is_processing ? made / batch.codes_amount : batch.redeemed / batch.codes_amount;
  const words = t(batch.is_processing ? "batches.codes.madeShare" : "batches.codes.redeemedShare", {
    share: formatNumber(Math.floor(share * 100)),
  });
  const figures = [
    [t("columns.codes"), formatNumber(batch.is_processing ? made : batch.codes_amount)],
    [t("columns.redeemed"), formatNumber(batch.redeemed)],
    [t("batches.codes.uses.free"), formatNumber(made - batch.redeemed)],
    ...(batch.redeemed_at ? [[t("batches.codes.last"), formatRelative(batch.redeemed_at)]] : []),
  ];
  return (
    <section className={classes.figures} aria-label={t("batches.codes.figures")}>
      <dl className={classes.list}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={classes.share}>
        <span>{words}</span>
        <Progress value={share} label={words} />
      </div>
    </section>
  );
}

/** How many codes are there; the batch is read again when its job has ended. */
function useMade(batch: BatchRow): number {
  const client = useQueryClient();
  const { jobs } = useJobs();
  const refresh = useCallback(() => void invalidate(client, batches.stale), [client]);
  useJobEnd(useCallback((job) => job.subject_guid === batch.guid && refresh(), [batch.guid, refresh]));
  const isRunning = batch.is_processing && !batch.is_stopped;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(refresh, LOOK_MS);
    return () => clearInterval(timer);
  }, [isRunning, refresh]);
  const share = isRunning ? (jobAbout(jobs, batch.guid)?.progress ?? 0) : 0;
  return Math.max(batch.made, Math.round(share * batch.codes_amount));
}
