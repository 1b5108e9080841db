import type { QueryClient } from "@tanstack/react-query";
import { answerOf, apiKey, sendCall } from "../../api/query";
import { enabledPlugins, type UiPlugin } from "../../plugin/registry";

/** How records of a kind are chosen by name, as their plugin's manifest says. */
export type Reference = UiPlugin["references"][string];

/** A record that can be referred to. */
export interface ReferenceRow {
  readonly guid: string;
  readonly label: string;
  readonly detail: string | null;
}

type Row = Readonly<Record<string, unknown>> & { readonly guid: string };
type Waiting = Map<string, ((row: ReferenceRow | null | Error) => void)[]>;

/** How many rows the API answers at once, and how many of them a search shows. */
const MAX_ROWS = 200;
const MAX_SHOWN = 20;

/** The reference of a name; null where its plugin is off, or this person may not read its list. */
export const referenceOf = (name: string): Reference | null =>
  enabledPlugins().plugins.flatMap(({ references }) => references[name] ?? [])[0] ?? null;

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

const rowOf = ({ label, detail }: Reference, row: Row): ReferenceRow => ({
  guid: row.guid,
  label: textOf(row[label]),
  detail: (detail && textOf(row[detail])) || null,
});

async function ask(reference: Reference, query: object, signal?: AbortSignal): Promise<ReferenceRow[]> {
  const init = { params: { query }, ...(signal && { signal }) };
  const { data } = await answerOf<Row[]>(sendCall("get", reference.call, init));
  return data.map((row) => rowOf(reference, row));
}

/** What narrows the list of a reference: filters of its call. */
export type ReferenceFilters = Readonly<Record<string, string | boolean | readonly string[]>>;

/** The records whose words hold a text, among those that the filters leave; the first ones without a text. */
export const searchQuery = (reference: Reference | null, text: string, filters: ReferenceFilters = {}) => ({
  queryKey: apiKey(reference?.call ?? "", { reference: text, filters }),
  queryFn: async ({ signal, client }: { signal: AbortSignal; client: QueryClient }) => {
    if (!reference) return [];
    const query = { pageSize: MAX_SHOWN, ...(text && { q: text }), ...filters };
    const rows = await ask(reference, query, signal);
    // What is chosen among them has its name at once.
    for (const row of rows) client.setQueryData(rowKey(reference, row.guid), row);
    return rows;
  },
});

const rowKey = (reference: Reference | null, guid: string) =>
  apiKey(reference?.call ?? "", { reference: { guid } });

/** One record by its guid; null where there is none any more. Those that are asked for together come together. */
export const rowQuery = (reference: Reference | null, guid: string) => ({
  queryKey: rowKey(reference, guid),
  queryFn: () => (reference ? askTogether(reference, guid) : null),
  enabled: reference !== null,
});

const waitingByCall = new Map<string, Waiting>();

function askTogether(reference: Reference, guid: string): Promise<ReferenceRow | null> {
  let waiting = waitingByCall.get(reference.call);
  if (!waiting) {
    waiting = new Map();
    waitingByCall.set(reference.call, waiting);
    // A list's cells ask one after the other while it is drawn: the call goes out behind the last of them.
    setTimeout(() => void answerWaiting(reference));
  }
  const others = waiting.get(guid) ?? [];
  const rows = waiting;
  return new Promise((resolve, reject) => {
    const settle = (row: ReferenceRow | null | Error) => (row instanceof Error ? reject(row) : resolve(row));
    rows.set(guid, [...others, settle]);
  });
}

async function answerWaiting(reference: Reference): Promise<void> {
  const waiting = waitingByCall.get(reference.call);
  waitingByCall.delete(reference.call);
  if (!waiting) return;
  const guids = [...waiting.keys()];
  for (let from = 0; from < guids.length; from += MAX_ROWS) {
    const some = guids.slice(from, from + MAX_ROWS);
    const settle = (answer: (guid: string) => ReferenceRow | null | Error) => {
      for (const guid of some) for (const each of waiting.get(guid) ?? []) each(answer(guid));
    };
    await ask(reference, { guid: some, pageSize: MAX_ROWS }).then(
      (rows) => settle((guid) => rows.find((row) => row.guid === guid) ?? null),
      (thrown) => settle(() => thrown),
    );
  }
}
