import { invalidate, type Job, useJobEnd } from "@estante/sdk";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { STALE } from "../api/contents.api";

/** Reads contents anew when a job about one of them has ended; with `guid`, only when it was about that one. */
export function useFreshAfterJobs(guid?: string): void {
  const client = useQueryClient();
  const ended = useCallback(
    ({ subject_guid }: Job) => {
      if (subject_guid && (guid === undefined || guid === subject_guid)) void invalidate(client, STALE);
    },
    [client, guid],
  );
  useJobEnd(ended);
}
