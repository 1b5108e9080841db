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
  readonly count?: number;
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

type EditedPart = Readonly<Record<string, unknown>>;

/** What becomes of fields of many records. */
export interface RecordsEdit {
  readonly set: EditedPart;
  readonly add: EditedPart;
  readonly remove: EditedPart;
}

/** What an edit would do to the first `total` records; `is_whole` where it is about no others. */
export interface EditPreview {
  readonly total: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly refused: number;
  readonly refusals: readonly {
    readonly guid: string;
    readonly name?: string | null;
    readonly message: string;
  }[];
  readonly is_whole: boolean;
}

/** The standard actions; `deactivate` and `activate` set `status`. */
export type StandardAction = "activate" | "deactivate" | "clone" | "delete";

export interface RecordPages {
  /** Address of the list. */
  readonly list: string;
  /** Address of a record, with `{guid}`; its tabs are the addresses below it. */
  readonly detail: string;
  readonly create?: string;
}

type Query<Data> = UseQueryOptions<Answer<Data>, ApiFailure>;

/** The calls of one list, typed: what `<RecordListPage>` is given. */
export interface RecordList<Row extends RecordRow = RecordRow> {
  /** Names the records: their texts, permissions, slots, and what a browser keeps of their list. */
  readonly name: string;
  /** Namespace of their texts, and what every text key begins with. */
  readonly texts: { readonly namespace: string; readonly prefix: string };
  /** Section of their permissions. */
  readonly section: string;
  readonly hasExport: boolean;
  readonly labelOf: (row: RecordRow) => string;

  readonly listQuery: (params: ListParams) => Query<Row[]>;
  readonly facetsQuery: () => Query<Readonly<Record<string, readonly FacetValue[]>>>;
  /** Starts the export of the list as it is on the screen. Raises ApiFailure. */
  readonly export: (exported: Exported) => Promise<Answer<ExportView>>;
}

/** The calls of one kind of record, typed: what pages, actions and forms of the kit are given. */
export interface Records<
  Row extends RecordRow = RecordRow,
  Detail extends RecordRow = RecordRow,
  Changed = unknown,
  Created = unknown,
  History = unknown,
  Action extends string = string,
> extends RecordList<Row> {
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
    readonly usedByMany: boolean;
    readonly versions: boolean;
  };
  readonly pathOf: (guid: string) => string;

  readonly query: (guid: string) => Query<Detail>;
  readonly historyQuery: (guid: string) => Query<History>;
  readonly usedByQuery: (guid: string) => Query<RecordUses>;
  readonly versionsQuery: (guid: string) => Query<{ readonly versions: readonly RecordVersion[] }>;

  /** The record as it is saved now, past every cache, and who changed it last. Raises ApiFailure. */
  readonly readLatest: (guid: string) => Promise<LatestRecord<Detail>>;
  /** Creates; sent again with the same key it is answered again and not made again. Raises ApiFailure. */
  readonly create: (body: Created, key?: string) => Promise<Detail>;
  /** Saves on top of a version, answers the new one. Raises ApiFailure: 412 when somebody saved meanwhile. */
  readonly update: (guid: string, version: string | null, body: Changed) => Promise<string | null>;
  /** Gives a record the fields of an earlier version again. Raises ApiFailure: 412 when somebody saved meanwhile. */
  readonly restoreVersion: (guid: string, number: number, version: string | null) => Promise<void>;
  /** Copies one record. Raises ApiFailure. */
  readonly clone: (guid: string) => Promise<Detail>;
  /** Does an action to many records in one call; `edit` takes what it changes. Raises ApiFailure. */
  readonly change: (action: Action, target: Target, edit?: RecordsEdit) => Promise<BulkChange>;
  /** What an edit would do to them. Raises ApiFailure. */
  readonly preview: (target: Target, edit: RecordsEdit) => Promise<EditPreview>;
  /** What uses the first of them. Raises ApiFailure. */
  readonly usesOf: (target: Target) => Promise<UsesOfMany>;
  /** Deletes records into the trash, each by its own verdict. Raises ApiFailure. */
  readonly remove: (guids: readonly string[]) => Promise<BulkChange>;
  /** Brings records back from the trash. Raises ApiFailure. */
  readonly restore: (guids: readonly string[]) => Promise<BulkChange>;
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

/** Where the first `total` of some records are used: each use with how often, and how many of them have it. */
export interface UsesOfMany {
  readonly total: number;
  readonly used: number;
  readonly is_whole: boolean;
  readonly uses: readonly { readonly name: string; readonly count: number; readonly records: number }[];
  readonly unanswered: readonly string[];
}

/** What uses a record: how often, where to see it, and whether it forbids deleting. */
export interface RecordUse {
  readonly name: string;
  readonly count: number;
  readonly link?: string | null;
  readonly forbids?: boolean;
}

export interface LatestRecord<Detail> {
  readonly record: Detail;
  readonly version: string | null;
  readonly by: string | null;
}

/** Records of a kind that the reader need not know: history, texts and actions are the same for all. */
// biome-ignore lint/suspicious/noExplicitAny: bodies go in and rows come out, so nothing narrower fits every kind
export type AnyRecords = Records<any, any, any, any, any, any>;
