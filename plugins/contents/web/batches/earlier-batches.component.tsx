import {
  Badge,
  type BadgeTone,
  ErrorState,
  formatRelative,
  Link,
  LoadingRows,
  useServerEvent,
  useTexts,
} from "@estante/sdk";
import { useQuery } from "@tanstack/react-query";
import { apiQueryOptions } from "../api/client";
import { BATCH_PAGE, BATCHES, type BatchRow } from "./batches";
import classes from "./batches.module.css";

const SHOWN = 20;
export const BATCH_TONES = {
  accepted: "info",
  processing: "info",
  done: "ok",
  refused: "bad",
  cancelled: "neutral",
} as const satisfies Record<BatchRow["state"], BadgeTone>;

/** What this person has uploaded in the last month, newest first. */
export function EarlierBatches({ shown }: { readonly shown: string | null }) {
  const t = useTexts("contents");
  const query = useQuery(apiQueryOptions(BATCHES, { query: { pageSize: SHOWN } }));
  useServerEvent("upload-done", () => void query.refetch());
  const rows = query.data?.data;
  return (
    <section className={classes.uploads} aria-label={t("batch.earlier")}>
      <h2>{t("batch.earlier")}</h2>
      {query.isError && <ErrorState inPanel error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <LoadingRows columns={1} />}
      {rows?.length === 0 && <p className={classes.none}>{t("batch.noEarlier")}</p>}
      <ul className={classes.earlier}>
        {rows?.map(({ guid, name, state, made, refused, created_at }) => (
          <li key={guid} data-shown={guid === shown || undefined}>
            <span className={classes.words}>
              <Link
                to={`${BATCH_PAGE}?batch=${guid}`}
                {...(guid === shown && { "aria-current": "page" as const })}
              >
                {name}
              </Link>
              <span className={classes.facts}>
                <span>{formatRelative(created_at)}</span>
                {made > 0 && <span>{t("batch.madeCount", { count: made })}</span>}
                {refused > 0 && <span>{t("batch.refusedCount", { count: refused })}</span>}
              </span>
            </span>
            <Badge tone={BATCH_TONES[state]}>{t(`batch.state.${state}`)}</Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}
