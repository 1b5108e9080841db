import type { Say } from "../../texts/use-texts";
import type { Records } from "../records.types";
import {
  type FieldOptions,
  type FieldValue,
  isEmptyValue,
  readValue,
  sentValue,
  type ValueOf,
} from "./field-kinds";

export type FieldMap = Readonly<Record<string, FieldOptions>>;
type FormValues = Record<string, FieldValue>;
type Named<Values> = Record<keyof Values & string, string>;

/** The fields of a kind of record: what form, conflict, history and columns read of them. */
export interface Fields<Values extends FormValues = FormValues, Changed = unknown> {
  readonly all: Readonly<Record<keyof Values & string, FieldOptions>>;
  /** What a form of a record holds; without a record, what one of a new record begins with. */
  readonly valuesOf: (record?: object) => Values;
  /** Changed values as the API takes them. */
  readonly bodyOf: (changed: Partial<Values>) => Changed;
  /** Each field by its own name: where two versions stand beside each other, over a column. */
  readonly labels: (t: Say) => Named<Values>;
  /** How a sentence names a change of each field; several may share a name. */
  readonly changeNames: (t: Say) => Named<Values>;
  /** What is wrong with these fields; empty where nothing is. */
  readonly validate: (
    values: Values,
    names: readonly (keyof Values & string)[],
    t: Say,
  ) => Partial<Named<Values>>;
}

type ChangedOf<R> = R extends Records<infer _Row, infer _One, infer Changed> ? Changed : never;

/**
 * Says the fields of a kind of record once: `fields(schools, { name: { kind: "text", label: "fields.name", max: 250 } })`.
 * Their names are those of the body that saves them.
 */
export function fields<
  R extends Pick<Records, "name">,
  const Map extends { readonly [Name in keyof ChangedOf<R>]?: FieldOptions },
>(_records: R, map: Map) {
  type Values = {
    -readonly [Name in keyof Map & string]: Map[Name] extends FieldOptions ? ValueOf<Map[Name]> : never;
  };
  // The map's keys and kinds are the type of its values; what follows reads them by name.
  return fieldsOf(map as unknown as FieldMap) as unknown as Fields<Values, ChangedOf<R>>;
}

function fieldsOf(all: FieldMap): Fields {
  const each = <Value>(make: (field: FieldOptions, name: string) => Value) =>
    Object.fromEntries(Object.entries(all).map(([name, field]) => [name, make(field, name)]));
  return {
    all,
    valuesOf: (record) => {
      const held = (record ?? {}) as Readonly<Record<string, unknown>>;
      return each((field, name) => readValue(field, held[name]));
    },
    bodyOf: (changed) =>
      Object.fromEntries(
        Object.entries(changed).flatMap(([name, value]) => {
          const field = all[name];
          return field && value !== undefined ? [[name, sentValue(field, value)]] : [];
        }),
      ),
    labels: (t) => each(({ label }) => t(label)),
    changeNames: (t) => each(({ label, changeName }) => withinSentence(t(changeName ?? label))),
    validate: (values, names, t) =>
      Object.fromEntries(
        names.flatMap((name) => {
          const field = all[name];
          const wrong = field && faultOf(field, values[name] ?? null, values, t);
          return wrong ? [[name, wrong]] : [];
        }),
      ),
  };
}

/** A name inside a sentence: small, unless it begins with an abbreviation. */
export const withinSentence = (name: string): string =>
  /^\p{Lu}{2}/u.test(name) ? name : name.toLowerCase();

function faultOf(field: FieldOptions, value: FieldValue, values: FormValues, t: Say): string | null {
  if (field.kind === "switch") {
    const { excludes } = field;
    return excludes && value && values[excludes.field] ? t(excludes.text) : null;
  }
  if (isEmptyValue(value)) return field.isRequired ? faultOfEmpty(field, t) : null;
  if (field.kind === "number") return faultOfNumber(field, Number(value), t);
  if (!("max" in field || "min" in field)) return null;
  const length = [...String(value).trim()].length;
  if (field.min !== undefined && length < field.min) return t("fields.tooShort", { count: field.min });
  if (field.max !== undefined && length > field.max) return t("fields.tooLong", { most: field.max, length });
  return null;
}

function faultOfEmpty(field: FieldOptions, t: Say): string {
  if (field.missing) return t(field.missing);
  const least = "min" in field && field.kind !== "number" ? field.min : undefined;
  return least === undefined ? t("fields.missing") : t("fields.tooShort", { count: least });
}

function faultOfNumber({ min, max }: { min?: number; max?: number }, value: number, t: Say): string | null {
  if (min !== undefined && value < min) return t("fields.tooSmall", { least: min });
  return max !== undefined && value > max ? t("fields.tooBig", { most: max }) : null;
}

/** Fields of a kind that the reader need not know. */
// biome-ignore lint/suspicious/noExplicitAny: values go in and come out, so nothing narrower fits every kind
export type AnyFields = Fields<any, any>;
