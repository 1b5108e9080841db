import type { RowCard } from "../list/list.types";

/** What a list knows of a record before it is opened, and the list that it was opened from. */
export interface RecordHead extends RowCard {
  readonly list: { readonly label: string; readonly href: string };
}

const MAX_HEADS = 1000;
const heads = new Map<string, RecordHead>();

/** Remembers a record by the address that opens it, so that its page has a head before it has a body. */
export function rememberHead(link: string, head: RecordHead): void {
  heads.delete(link);
  heads.set(link, head);
  const [oldest] = heads.keys();
  if (heads.size > MAX_HEADS && oldest !== undefined) heads.delete(oldest);
}

/** The head of the record that an address belongs to: `/content/{guid}/details` is of `/content/{guid}`. */
export function headAt(path: string): RecordHead | null {
  for (let end = path.length; end > 0; end = path.lastIndexOf("/", end - 1)) {
    const head = heads.get(path.slice(0, end));
    if (head) return head;
  }
  return null;
}

/** The list, as it was filtered, that a record was opened from; the plain one where none was. */
export const listOf = (path: string, plain: string): string => headAt(path)?.list.href ?? plain;
