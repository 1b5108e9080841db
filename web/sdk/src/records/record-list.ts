import type { Answer } from "../api/answers";
import { answerOf, apiKey, type SentInit, sendCall } from "../api/query";
import type { ExportView } from "../jobs/exports";
import type { Exported, ListParams } from "../list/list.types";
import { apiParamsOf } from "../list/list-state";
import type { AnswerIn, ElementOf, PathWith } from "./record-calls";
import type { FacetValue, RecordList, RecordRow } from "./records.types";

/** Where the calls of one list are. Those that are not named do not exist. */
export interface RecordListOptions<Paths> {
  readonly name: string;
  /** Plugin whose texts name the records, where that is not `name`. */
  readonly plugin?: string;
  /** What the keys of their texts begin with, where a plugin has several kinds: `groups.`. */
  readonly prefix?: string;
  readonly section?: string;
  readonly list: PathWith<Paths, "get">;
  readonly facets?: PathWith<Paths, "get">;
  readonly export?: PathWith<Paths, "post">;
  /** The file has every column that the export knows, also those that the screen does not show. */
  readonly exportsAll?: boolean;
  /** How long a list that was read is good for, in ms, while nobody changes it here. */
  readonly cachedMs?: number;
  /** The field that names a record; `name` where nothing is said. */
  readonly label?: string;
}

/** The rows of a list as a call takes them: its filters and search, without pages. */
export function filterOf(params: ListParams) {
  const { page: _page, pageSize: _size, ...query } = apiParamsOf(params);
  return query;
}

export function reading<Data>(path: string | undefined, params: object = {}) {
  return {
    queryKey: apiKey(path ?? "", params),
    queryFn: ({ signal }: { signal: AbortSignal }) => call<Data>("get", path, { params, signal }),
    enabled: path !== undefined,
  };
}

export function call<Data>(method: string, path: string | undefined, init: SentInit): Promise<Answer<Data>> {
  if (path === undefined) throw new Error(`these records have no such call: ${method}`);
  return answerOf<Data>(sendCall(method, path, init));
}

/** A list of what is no record of its plugin's, or is only read: `recordList<paths>()({ name: "audit", list: "/audit" })`. */
export function recordList<Paths>() {
  return <const O extends RecordListOptions<Paths>>(
    options: O,
  ): RecordList<ElementOf<AnswerIn<Paths, "get", O["list"]>> & RecordRow> =>
    // The types come from the schema; the calls are the same for every schema.
    listOf(options as RecordListOptions<Paths>) as never;
}

/** The part of the calls that is about the list. */
export function listOf<Paths>(options: RecordListOptions<Paths>): RecordList {
  const { name, list, facets } = options;
  return {
    name,
    texts: { namespace: options.plugin ?? name, prefix: options.prefix ?? "" },
    section: options.section ?? name,
    hasExport: options.export !== undefined,
    labelOf: (row) => String((row as unknown as Record<string, unknown>)[options.label ?? "name"] ?? ""),
    listQuery: (params) => ({
      ...reading<RecordRow[]>(list, { query: apiParamsOf(params) }),
      ...(options.cachedMs !== undefined && { staleTime: options.cachedMs, gcTime: options.cachedMs }),
    }),
    facetsQuery: () => reading<Record<string, readonly FacetValue[]>>(facets),
    export: ({ params, columns, guids, except, format }: Exported) => {
      const body = { columns: options.exportsAll ? [] : columns, except, format, ...(guids && { guids }) };
      return call<ExportView>("post", options.export, { params: { query: filterOf(params) }, body });
    },
  };
}
