import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { invalidate } from "../../api/query";
import { type Job, useJobEnd } from "../../jobs/jobs.store";
import type { AnyRecords } from "../records.types";

/** Reads records anew when a job about one of them has ended; with `guid`, only when it was about that one. */
export function useRecordRefresh({ stale }: AnyRecords, guid?: string): void {
  const client = useQueryClient();
  const ended = useCallback(
    ({ subject_guid }: Job) => {
      if (subject_guid && (guid === undefined || guid === subject_guid)) void invalidate(client, stale);
    },
    [client, guid, stale],
  );
  useJobEnd(ended);
}
