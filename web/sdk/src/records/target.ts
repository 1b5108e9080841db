import type { Selection } from "../list/list.types";
import { filterOf } from "./record-list";
import type { Target } from "./records.types";

/** What of a list is selected, as an action is given it. */
export const targetOf = <Row>({ keys, isEverything, excluded, params }: Selection<Row>): Target =>
  isEverything ? { params, except: excluded } : { guids: keys };

/** A target as calls on many rows take it: guids in the body, or the list's filter as parameters. */
export function callOf(target: Target) {
  if ("guids" in target) return { params: {}, body: { all: false, guids: [...target.guids] } };
  return { params: { query: filterOf(target.params) }, body: { all: true, except: [...target.except] } };
}
