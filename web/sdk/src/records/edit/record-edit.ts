import type { FieldOptions, FieldValue } from "../fields/field-kinds";
import { isEmptyValue } from "../fields/field-values";
import type { AnyFields } from "../fields/fields";
import type { RecordsEdit } from "../records.types";

/** What becomes of a field: it gets a value, or values are added to those that it has, or taken from them. */
export type Way = "set" | "add" | "remove";

/** A field that was chosen, and what becomes of it. */
export interface FieldEdit {
  readonly name: string;
  readonly way: Way;
}

type Values = Readonly<Record<string, FieldValue>>;

/** Whether a field holds several values, to which others can be added. */
export const isOfMany = (field: FieldOptions): boolean =>
  field.kind === "multiSelect" || (field.kind === "reference" && field.isMany === true);

/** How a field is changed unless somebody chooses otherwise. */
export const usualWay = (field: FieldOptions): Way => (isOfMany(field) ? "add" : "set");

/** The chosen fields as the call takes them. */
export function editOf(fields: AnyFields, edits: readonly FieldEdit[], values: Values): RecordsEdit {
  const part = (way: Way): RecordsEdit[Way] =>
    fields.bodyOf(
      Object.fromEntries(edits.filter((edit) => edit.way === way).map(({ name }) => [name, values[name]])),
    );
  return { set: part("set"), add: part("add"), remove: part("remove") };
}

/** The fields to which nothing would be added, or from which nothing would be taken. */
export const emptyEdits = (edits: readonly FieldEdit[], values: Values): readonly string[] =>
  edits
    .filter(({ name, way }) => way !== "set" && isEmptyValue(values[name] ?? null))
    .map(({ name }) => name);

/** The field of a refused part of an edit: `edit.add.tags.0` is about `tags`. */
export const fieldOfFault = (path: string): string => path.split(".")[2] ?? path;
