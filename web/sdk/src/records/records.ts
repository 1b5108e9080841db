import { type Answer, unwrap } from "../api/answers";
import { api } from "../api/client";
import { ApiFailure, asFailure } from "../api/failure";
import { answerOf, apiKey, type SentInit, sendCall } from "../api/query";
import type { ExportView } from "../jobs/exports";
import type { Exported, ListParams } from "../list/list.types";
import { apiParamsOf } from "../list/list-state";
import type { BulkChange } from "../undo/bulk-change";
import type { AnswerIn, BodyIn, ElementOf, PathWith } from "./record-calls";
import type {
  FacetValue,
  HistoryChange,
  RecordPages,
  RecordRow,
  Records,
  RecordUses,
  RecordVersion,
  StandardAction,
  Target,
} from "./records.types";

/** Where the calls of one kind of record are. Those that are not named do not exist. */
export interface RecordsOptions<Paths> {
  readonly name: string;
  /** Plugin whose texts name the records, where that is not `name`. */
  readonly plugin?: string;
  /** What the keys of their texts begin with, where a plugin has several kinds: `groups.`. */
  readonly prefix?: string;
  readonly section?: string;
  readonly list: PathWith<Paths, "get">;
  readonly one: PathWith<Paths, "get">;
  /** Method that saves; PUT with the changed fields where nothing is said. */
  readonly saves?: "put" | "patch";
  readonly facets?: PathWith<Paths, "get">;
  readonly history?: PathWith<Paths, "get">;
  readonly usedBy?: PathWith<Paths, "get">;
  /** Earlier versions; the call that restores one is `<versions>/{number}/restore`. */
  readonly versions?: PathWith<Paths, "get">;
  readonly bulk?: PathWith<Paths, "post">;
  readonly export?: PathWith<Paths, "post">;
  readonly clone?: PathWith<Paths, "post">;
  /** Name of the import that makes such records: `schools.schools`. Offered to who may create them. */
  readonly import?: string;
  readonly actions?: readonly StandardAction[];
  readonly pages: RecordPages;
  /** The field that names a record; `name` where nothing is said. */
  readonly label?: string;
  /** Reads of others that a change makes stale too. */
  readonly stale?: readonly string[];
}

type RecordsOf<Paths, O extends RecordsOptions<Paths>> = Records<
  ElementOf<AnswerIn<Paths, "get", O["list"]>> & RecordRow,
  AnswerIn<Paths, "get", O["one"]> & RecordRow,
  BodyIn<Paths, O["saves"] extends "patch" ? "patch" : "put", O["one"]>,
  BodyIn<Paths, "post", O["list"]>,
  AnswerIn<Paths, "get", O["history"]>,
  BodyIn<Paths, "post", O["bulk"]> extends { act: infer Action extends string } ? Action : never
>;

const TRASH = ["/trash", "/trash/facets"] as const;

/** The changes in the answer of a history call: a list of them, or an object that holds one. */
export function changesOf(history: unknown): readonly HistoryChange[] {
  if (Array.isArray(history)) return history;
  const held = (history as { changes?: readonly HistoryChange[] } | null | undefined)?.changes;
  return held ?? [];
}

/** A value that is taken: the whole answer names the record that has it, so the field says that too. */
function namingOwner(failure: ApiFailure): ApiFailure {
  const { status, code, message, fields, requestId, body } = failure;
  if (code !== "ER_DUP_ENTRY") return failure;
  return new ApiFailure(
    status,
    code,
    message,
    fields.map((field) => ({ ...field, message })),
    requestId,
    body,
  );
}

/** The rows of a list as a call takes them: its filters and search, without pages. */
function filterOf(params: ListParams) {
  const { page: _page, pageSize: _size, ...query } = apiParamsOf(params);
  return query;
}

function chosen(target: Target) {
  if ("guids" in target) return { params: {}, body: { all: false, guids: [...target.guids] } };
  return { params: { query: filterOf(target.params) }, body: { all: true, except: [...target.except] } };
}

const at = (guid: string) => ({ path: { guid } });

function reading<Data>(path: string | undefined, params: object = {}) {
  return {
    queryKey: apiKey(path ?? "", params),
    queryFn: ({ signal }: { signal: AbortSignal }) => call<Data>("get", path, { params, signal }),
    enabled: path !== undefined,
  };
}

function call<Data>(method: string, path: string | undefined, init: SentInit): Promise<Answer<Data>> {
  if (path === undefined) throw new Error(`these records have no such call: ${method}`);
  return answerOf<Data>(sendCall(method, path, init));
}

/**
 * The calls of one kind of record, typed by the plugin's own schema:
 * `records<paths>()({ name: "schools", list: "/schools", one: "/schools/{guid}", … })`.
 */
export function records<Paths>() {
  return <const O extends RecordsOptions<Paths>>(options: O): RecordsOf<Paths, O> => {
    const made = recordsOf(options as RecordsOptions<Paths>);
    // The types come from the schema; the calls are the same for every schema.
    return made as unknown as RecordsOf<Paths, O>;
  };
}

function recordsOf<Paths>(options: RecordsOptions<Paths>): Records {
  const { name, list, one, history, facets, usedBy, versions, pages } = options;
  const change = async (action: string, target: Target) => {
    const { params, body } = chosen(target);
    return (await call<BulkChange>("post", options.bulk, { params, body: { ...body, act: action } })).data;
  };
  return {
    name,
    texts: { namespace: options.plugin ?? name, prefix: options.prefix ?? "" },
    section: options.section ?? name,
    pages,
    importName: options.import ?? null,
    actions: options.actions ?? [],
    stale: [
      ...[list, one, facets, history, usedBy, versions].filter((path) => path !== undefined),
      ...TRASH,
      ...(options.stale ?? []),
    ],
    has: {
      facets: facets !== undefined,
      history: history !== undefined,
      usedBy: usedBy !== undefined,
      versions: versions !== undefined,
    },
    labelOf: (row) => String((row as unknown as Record<string, unknown>)[options.label ?? "name"] ?? ""),
    pathOf: (guid) => pages.one.replace("{guid}", guid),
    listQuery: (params) => reading<RecordRow[]>(list, { query: apiParamsOf(params) }),
    query: (guid) => reading<RecordRow>(one, at(guid)),
    facetsQuery: () => reading<Record<string, readonly FacetValue[]>>(facets),
    historyQuery: (guid) => reading<unknown>(history, at(guid)),
    usedByQuery: (guid) => reading<RecordUses>(usedBy, at(guid)),
    versionsQuery: (guid) => reading<{ versions: readonly RecordVersion[] }>(versions, at(guid)),
    ...writesOf(options),
    readLatest: async (guid) => {
      const [read, past] = await Promise.all([
        call<RecordRow>("get", one, { params: at(guid) }),
        history === undefined ? null : call<unknown>("get", history, { params: at(guid) }),
      ]);
      return { record: read.data, version: read.etag, by: changesOf(past?.data)[0]?.by ?? null };
    },
    change,
    remove: (guids) => change("delete", { guids }),
  };
}

function writesOf<Paths>(options: RecordsOptions<Paths>) {
  return {
    create: async (body: unknown, key?: string) => {
      const headers: Record<string, string> = key ? { "Idempotency-Key": key } : {};
      return (await call<RecordRow>("post", options.list, { body, headers })).data;
    },
    update: async (guid: string, version: string | null, body: unknown) => {
      const headers = { ...(version && { "if-match": version }) };
      const saved = await call(options.saves ?? "put", options.one, {
        params: at(guid),
        headers,
        body,
      }).catch((thrown: unknown) => {
        throw namingOwner(asFailure(thrown));
      });
      return saved.etag;
    },
    restoreVersion: async (guid: string, number: number, version: string | null) => {
      const path = options.versions && `${options.versions}/{number}/restore`;
      const headers = { ...(version && { "if-match": version }) };
      await call("post", path, { params: { path: { guid, number } }, headers });
    },
    clone: async (guid: string) => (await call<RecordRow>("post", options.clone, { body: { guid } })).data,
    restore: async (guids: readonly string[]) => {
      const { params, body } = chosen({ guids });
      return (await unwrap(api.POST("/trash/restore", { params, body }))).data;
    },
    export: ({ params, columns, guids, except, format }: Exported) => {
      const body = { columns, except, format, ...(guids && { guids }) };
      return call<ExportView>("post", options.export, { params: { query: filterOf(params) }, body });
    },
  };
}
