import type { UseQueryOptions } from "@tanstack/react-query";
import type { Answer } from "../api/answers";
import type { ApiFailure } from "../api/failure";
import type { ExportView } from "../jobs/exports";
import type { Exported, ListParams } from "../list/list.types";
import type { BulkChange } from "../undo/bulk-change";

/** What every record has. */
export interface RecordRow {
  readonly guid: string;
}

/** What the actions of the kit read of a record, where it has it. */
export interface ActionTarget extends RecordRow {
  readonly status?: string;
  readonly created_by?: string | null;
}

/** What an action is done to: records by guid, or all that a list shows but some. */
export type Target =
  | { readonly guids: readonly string[] }
  | { readonly params: ListParams; readonly except: readonly string[] };

export interface FacetValue {
  readonly value: string;
  readonly label?: string;
  readonly count: number;
}

/** One entry of a record's history. */
export interface HistoryChange {
  readonly at: string;
  readonly act: string;
  readonly by: string;
  readonly fields: readonly string[];
  /** The old and the new value of what is one word or number. */
  readonly values?: Readonly<Record<string, readonly unknown[]>>;
}

/** The standard actions; `deactivate` and `activate` set `status`. */
export type StandardAction = "activate" | "deactivate" | "clone" | "delete";

export interface RecordPages {
  /** Address of the list. */
  readonly list: string;
  /** Address of one record, with `{guid}`; its tabs are the addresses below it. */
  readonly one: string;
  readonly create?: string;
}

type Query<Data> = UseQueryOptions<Answer<Data>, ApiFailure>;

/** The calls of one kind of record, typed: what pages, actions and forms of the kit are given. */
export interface Records<
  Row extends RecordRow = RecordRow,
  One extends RecordRow = RecordRow,
  Changed = unknown,
  Created = unknown,
  History = unknown,
  Action extends string = string,
> {
  /** Names the records: their texts, permissions, slots, and what a browser keeps of their list. */
  readonly name: string;
  /** Namespace of their texts, and what every text key begins with. */
  readonly texts: { readonly namespace: string; readonly prefix: string };
  /** Section of their permissions. */
  readonly section: string;
  readonly pages: RecordPages;
  /** The import that makes such records. */
  readonly importName: string | null;
  /** Standard actions that these records have. */
  readonly actions: readonly StandardAction[];
  /** Reads that any change makes stale. */
  readonly stale: readonly string[];
  readonly has: {
    readonly facets: boolean;
    readonly history: boolean;
    readonly usedBy: boolean;
    readonly versions: boolean;
  };
  readonly labelOf: (row: RecordRow) => string;
  readonly pathOf: (guid: string) => string;

  readonly listQuery: (params: ListParams) => Query<Row[]>;
  readonly query: (guid: string) => Query<One>;
  readonly facetsQuery: () => Query<Readonly<Record<string, readonly FacetValue[]>>>;
  readonly historyQuery: (guid: string) => Query<History>;
  readonly usedByQuery: (guid: string) => Query<RecordUses>;
  readonly versionsQuery: (guid: string) => Query<{ readonly versions: readonly RecordVersion[] }>;

  /** The record as it is saved now, past every cache, and who changed it last. Raises ApiFailure. */
  readonly readLatest: (guid: string) => Promise<LatestRecord<One>>;
  /** Creates; sent again with the same key it is answered again and not made again. Raises ApiFailure. */
  readonly create: (body: Created, key?: string) => Promise<One>;
  /** Saves on top of a version, answers the new one. Raises ApiFailure: 412 when somebody saved meanwhile. */
  readonly update: (guid: string, version: string | null, body: Changed) => Promise<string | null>;
  /** Gives a record the fields of an earlier version again. Raises ApiFailure: 412 when somebody saved meanwhile. */
  readonly restoreVersion: (guid: string, number: number, version: string | null) => Promise<void>;
  /** Copies one record. Raises ApiFailure. */
  readonly clone: (guid: string) => Promise<One>;
  /** Does an action to many records in one call. Raises ApiFailure. */
  readonly change: (action: Action, target: Target) => Promise<BulkChange>;
  /** Deletes records into the trash, each by its own verdict. Raises ApiFailure. */
  readonly remove: (guids: readonly string[]) => Promise<BulkChange>;
  /** Brings records back from the trash. Raises ApiFailure. */
  readonly restore: (guids: readonly string[]) => Promise<BulkChange>;
  /** Starts the export of the list as it is on the screen. Raises ApiFailure. */
  readonly export: (exported: Exported) => Promise<Answer<ExportView>>;
}

/** An earlier version of a record: since when it was, who made it, and its fields as a body has them. */
export interface RecordVersion {
  readonly version: number;
  readonly at: string;
  readonly by: string | null;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Where a record is used, and the plugins that could not say. */
export interface RecordUses {
  readonly uses: readonly RecordUse[];
  readonly unanswered: readonly string[];
}

/** What uses a record: how often, where to see it, and whether it forbids deleting. */
export interface RecordUse {
  readonly name: string;
  readonly count: number;
  readonly link?: string | null;
  readonly forbids?: boolean;
}

export interface LatestRecord<One> {
  readonly record: One;
  readonly version: string | null;
  readonly by: string | null;
}

/** Records of a kind that the reader need not know: history, texts and actions are the same for all. */
// biome-ignore lint/suspicious/noExplicitAny: bodies go in and rows come out, so nothing narrower fits every kind
export type AnyRecords = Records<any, any, any, any, any, any>;
