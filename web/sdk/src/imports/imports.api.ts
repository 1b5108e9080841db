import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { type AnswerData, unwrap } from "../api/answers";
import { api } from "../api/client";
import { asFailure } from "../api/failure";
import { apiKey, useApiQuery } from "../api/query";
import { download } from "../jobs/download";
import { isRunning, type Job, useJobs } from "../jobs/jobs.store";

export type ImportKind = AnswerData<"get", "/import-kinds">[number];
export type ImportRun = AnswerData<"get", "/imports/{guid}">;

export type SheetFormat = "csv" | "xlsx";
/** The column (from 0) of each field that has one. */
export type ImportMapping = Readonly<Record<string, number>>;

export const ENCODINGS = ["utf-8", "cp1252", "mac-roman", "cp850", "utf-16"] as const;
export type Encoding = (typeof ENCODINGS)[number];
export const SEPARATORS = [";", ",", "\t", "|"] as const;
export type Separator = (typeof SEPARATORS)[number];

// The server tells the end of the job; asking shows the counts meanwhile, and is for when its events do not come.
const ASK_AGAIN_MS = 2000;
const MAX_KINDS = 200;

const at = (guid: string) => ({ path: { guid } });

/** What can be imported, of which one is asked for; `kind` is null where this person has no such import. */
export function useImportKind(name: string) {
  const query = useApiQuery("/import-kinds", { query: { pageSize: MAX_KINDS } });
  return { query, kind: query.data?.data.find((known) => known.name === name) ?? null };
}

/** Begins an import with a finished upload. Answers its guid. Raises ApiFailure. */
export async function startImport(name: string, upload: string): Promise<string> {
  return (await unwrap(api.POST("/imports", { body: { name, upload } }))).data.guid;
}

/** How a file is read; what is left out is found out. */
export interface ImportReading {
  readonly encoding?: Encoding;
  readonly separator?: Separator;
  readonly headers_at?: number;
}

/** Reads the file anew, in another way. Raises ApiFailure. */
export const readImport = async (guid: string, reading: ImportReading) =>
  (await unwrap(api.POST("/imports/{guid}/reading", { params: at(guid), body: reading }))).data;

/** Looks at every row and writes none. Raises ApiFailure. */
export const checkImport = async (guid: string, mapping: ImportMapping) =>
  (await unwrap(api.POST("/imports/{guid}/check", { params: at(guid), body: { mapping } }))).data;

/** Writes the good rows. Raises ApiFailure. */
export const writeImport = async (guid: string) =>
  (await unwrap(api.POST("/imports/{guid}/write", { params: at(guid) }))).data;

/** Hands the rows that were refused to the browser, with the reasons. Raises ApiFailure. */
export const downloadRefused = (guid: string) =>
  download(api.GET("/imports/{guid}/refused", { params: at(guid), parseAs: "blob" }));

/** Hands an empty file with the headers to the browser. Raises ApiFailure. */
export const downloadTemplate = (name: string, format: SheetFormat) =>
  download(
    api.GET("/import-kinds/{name}/template", {
      params: { path: { name }, query: { format } },
      parseAs: "blob",
    }),
  );

/** The job of an import; null while nobody knows it. */
function useImportJob(guid: string | null): Job | null {
  const { jobs } = useJobs();
  const live = jobs.find((job) => job.guid === guid);
  const { data } = useApiQuery(
    "/jobs/{job_guid}",
    { path: { job_guid: guid ?? "" } },
    { enabled: guid !== null && !live, refetchInterval: ASK_AGAIN_MS },
  );
  return live ?? data?.data ?? null;
}

/** An import as it is now, with the job that runs it; `isBroken` where that ended before its time. */
export function useImport(guid: string) {
  const client = useQueryClient();
  const query = useApiQuery("/imports/{guid}", at(guid), {
    refetchInterval: ({ state }) =>
      state.data && ["checking", "writing"].includes(state.data.data.state) ? ASK_AGAIN_MS : false,
    retry: (count, failure) => count < 2 && asFailure(failure).isPassing,
  });
  const run = query.data?.data;
  const job = useImportJob(run?.job ?? null);
  const isMoving = run?.state === "checking" || run?.state === "writing";
  const isOver = job !== null && !isRunning(job);
  const { refetch } = query;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the job ended with is asked for once
  useEffect(() => {
    if (isOver) void refetch();
  }, [isOver, job?.guid, job?.status]);
  useEffect(() => {
    // Whatever lists what was written is stale, and nobody knows here which reads those are.
    if (run?.state === "done") void client.invalidateQueries({ predicate: isOfOthers });
  }, [client, run?.state]);
  return { query, run, job, isBroken: isMoving && (job?.status === "failed" || job?.status === "cancelled") };
}

const isOfOthers = ({ queryKey: [api, path] }: { readonly queryKey: readonly unknown[] }) =>
  api === "api" && !String(path).startsWith("/import") && !String(path).startsWith("/jobs");

/** Takes what a call answered as what is known of the import. */
export function useKnownImport() {
  const client = useQueryClient();
  return (run: ImportRun) =>
    client.setQueryData(apiKey("/imports/{guid}", at(run.guid)), { data: run, meta: undefined, etag: null });
}
