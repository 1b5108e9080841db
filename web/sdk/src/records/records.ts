import { unwrap } from "../api/answers";
import { api } from "../api/client";
import { ApiFailure, asFailure } from "../api/failure";
import type { BulkChange } from "../undo/bulk-change";
import type { AnswerIn, BodyIn, ElementOf, PathWith } from "./record-calls";
import { call, listOf, type RecordListOptions, reading } from "./record-list";
import type {
  EditPreview,
  HistoryChange,
  RecordPages,
  RecordRow,
  Records,
  RecordsEdit,
  RecordUses,
  RecordVersion,
  StandardAction,
  Target,
  UsesOfMany,
} from "./records.types";
import { callOf } from "./target";

/** Where the calls of one kind of record are. Those that are not named do not exist. */
export interface RecordsOptions<Paths> extends RecordListOptions<Paths> {
  readonly detail: PathWith<Paths, "get">;
  /** Method that saves; PUT with the changed fields where nothing is said. */
  readonly saves?: "put" | "patch";
  readonly history?: PathWith<Paths, "get">;
  readonly usedBy?: PathWith<Paths, "get">;
  /** What uses many of them, asked before they are deactivated. */
  readonly usedByMany?: PathWith<Paths, "post">;
  /** Earlier versions; the call that restores one is `<versions>/{number}/restore`. */
  readonly versions?: PathWith<Paths, "get">;
  /** Actions on many; the call that looks at an edit is `<bulk>/preview`. */
  readonly bulk?: PathWith<Paths, "post">;
  readonly clone?: PathWith<Paths, "post">;
  /** Name of the import that makes such records: `rooms.rooms`. Offered to who may create them. */
  readonly import?: string;
  readonly actions?: readonly StandardAction[];
  readonly pages: RecordPages;
  /** Reads of others that a change makes stale too. */
  readonly stale?: readonly string[];
}

type RecordsOf<Paths, O extends RecordsOptions<Paths>> = Records<
  ElementOf<AnswerIn<Paths, "get", O["list"]>> & RecordRow,
  AnswerIn<Paths, "get", O["detail"]> & RecordRow,
  BodyIn<Paths, O["saves"] extends "patch" ? "patch" : "put", O["detail"]>,
  BodyIn<Paths, "post", O["list"]>,
  AnswerIn<Paths, "get", O["history"]>,
  BodyIn<Paths, "post", O["bulk"]> extends { act: infer Action extends string } ? Action : string
>;

/** What every refusal of a taken value has, whatever its code. */
const DUPLICATE = 1062;
const TRASH = ["/trash", "/trash/facets"] as const;

/** The changes in the answer of a history call: a list of them, or an object that holds one. */
export function changesOf(history: unknown): readonly HistoryChange[] {
  if (Array.isArray(history)) return history;
  const held = (history as { changes?: readonly HistoryChange[] } | null | undefined)?.changes;
  return held ?? [];
}

/** Of a value that is taken the whole answer names the record that has it, so the field says that too. */
function nameOwner(thrown: unknown): never {
  const failure = asFailure(thrown);
  const { status, code, message, fields, requestId, body } = failure;
  if (body.errno !== DUPLICATE) throw failure;
  throw new ApiFailure(
    status,
    code,
    message,
    fields.map((field) => ({ ...field, message })),
    requestId,
    body,
  );
}

const at = (guid: string) => ({ path: { guid } });

/**
 * The calls of one kind of record, typed by the plugin's own schema:
 * `records<paths>()({ name: "rooms", list: "/rooms", detail: "/rooms/{guid}", … })`.
 */
export function records<Paths>() {
  return <const O extends RecordsOptions<Paths>>(options: O): RecordsOf<Paths, O> => {
    const made = recordsOf(options as RecordsOptions<Paths>);
    // The types come from the schema; the calls are the same for every schema.
    return made as unknown as RecordsOf<Paths, O>;
  };
}

function recordsOf<Paths>(options: RecordsOptions<Paths>): Records {
  const { list, detail, history, facets, usedBy, versions, pages } = options;
  const change = async (action: string, target: Target, edit?: RecordsEdit) => {
    const { params, body } = callOf(target);
    const chosen = { ...body, act: action, ...(edit && { edit }) };
    return (await call<BulkChange>("post", options.bulk, { params, body: chosen })).data;
  };
  return {
    ...listOf(options),
    pages,
    importName: options.import ?? null,
    actions: options.actions ?? [],
    stale: [
      ...[list, detail, facets, history, usedBy, versions].filter((path) => path !== undefined),
      ...TRASH,
      ...(options.stale ?? []),
    ],
    has: {
      facets: facets !== undefined,
      history: history !== undefined,
      usedBy: usedBy !== undefined,
      usedByMany: options.usedByMany !== undefined,
      versions: versions !== undefined,
    },
    pathOf: (guid) => pages.detail.replace("{guid}", guid),
    query: (guid) => reading<RecordRow>(detail, at(guid)),
    historyQuery: (guid) => reading<unknown>(history, at(guid)),
    usedByQuery: (guid) => reading<RecordUses>(usedBy, at(guid)),
    versionsQuery: (guid) => reading<{ versions: readonly RecordVersion[] }>(versions, at(guid)),
    ...writesOf(options),
    readLatest: async (guid) => {
      const [read, past] = await Promise.all([
        call<RecordRow>("get", detail, { params: at(guid) }),
        history === undefined ? null : call<unknown>("get", history, { params: at(guid) }),
      ]);
      return { record: read.data, version: read.etag, by: changesOf(past?.data)[0]?.by ?? null };
    },
    change,
    ...looksOf(options),
    remove: (guids) => change("delete", { guids }),
  };
}

/** What is looked at before something is done to many. */
function looksOf<Paths>({ bulk, usedByMany }: RecordsOptions<Paths>) {
  return {
    preview: async (target: Target, edit: RecordsEdit) => {
      const { params, body } = callOf(target);
      const chosen = { ...body, act: "edit", edit };
      return (await call<EditPreview>("post", bulk && `${bulk}/preview`, { params, body: chosen })).data;
    },
    usesOf: async (target: Target) => (await call<UsesOfMany>("post", usedByMany, callOf(target))).data,
  };
}

function writesOf<Paths>(options: RecordsOptions<Paths>) {
  return {
    create: async (body: unknown, key?: string) => {
      const headers: Record<string, string> = key ? { "Idempotency-Key": key } : {};
      const made = await call<RecordRow>("post", options.list, { body, headers }).catch(nameOwner);
      return made.data;
    },
    update: async (guid: string, version: string | null, body: unknown) => {
      const headers = { ...(version && { "if-match": version }) };
      const saved = await call(options.saves ?? "put", options.detail, {
        params: at(guid),
        headers,
        body,
      }).catch(nameOwner);
      return saved.etag;
    },
    restoreVersion: async (guid: string, number: number, version: string | null) => {
      const path = options.versions && `${options.versions}/{number}/restore`;
      const headers = { ...(version && { "if-match": version }) };
      await call("post", path, { params: { path: { guid, number } }, headers });
    },
    clone: async (guid: string) => (await call<RecordRow>("post", options.clone, { body: { guid } })).data,
    restore: async (guids: readonly string[]) => {
      const { params, body } = callOf({ guids });
      return (await unwrap(api.POST("/trash/restore", { params, body }))).data;
    },
  };
}
