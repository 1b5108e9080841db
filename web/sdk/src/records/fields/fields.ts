import { ApiFailure } from "../../api/failure";
import type { Translator } from "../../texts/use-texts";
import type { Records } from "../records.types";
import type { FieldOptions, FieldValue, RowOfCells, ValueOf } from "./field-kinds";
import { validateField } from "./field-validation";
import { isAskedFor, readValue, sentValues } from "./field-values";

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
  readonly labels: (t: Translator) => Named<Values>;
  /** How a sentence names a change of each field; several may share a name. */
  readonly changeNames: (t: Translator) => Named<Values>;
  /** What is wrong with these fields; empty where nothing is. */
  readonly validate: (
    values: Values,
    names: readonly (keyof Values & string)[],
    t: Translator,
  ) => Partial<Named<Values>>;
  /** The failure, with what is wrong at the form's fields: the end of a range stands in its one field. */
  readonly failureOf: (failure: ApiFailure) => ApiFailure;
}

type ChangedOf<R> = R extends Records<infer _Row, infer _One, infer Changed> ? Changed : never;
type CreatedOf<R> =
  R extends Records<infer _Row, infer _One, infer _Changed, infer Created> ? Created : never;
type ValuesOf<Map> = {
  -readonly [Name in keyof Map & string]: Map[Name] extends FieldOptions ? ValueOf<Map[Name]> : never;
};

/**
 * Says the fields of a kind of record once: `fields(schools, { name: { kind: "text", label: "fields.name", max: 250 } })`.
 * Their names are those of the body that saves them.
 */
export function fields<
  R extends Pick<Records, "name">,
  const Map extends { readonly [Name in keyof ChangedOf<R>]?: FieldOptions },
>(_records: R, map: Map) {
  // The map's keys and kinds are the type of its values; what follows reads them by name.
  return fieldsOf(map as unknown as FieldMap) as unknown as Fields<ValuesOf<Map>, ChangedOf<R>>;
}

/** The fields of a new record, where the body that creates one names them otherwise than the one that saves it. */
export function newFields<
  R extends Pick<Records, "name">,
  const Map extends { readonly [Name in keyof CreatedOf<R>]?: FieldOptions },
>(_records: R, map: Map) {
  return fieldsOf(map as unknown as FieldMap) as unknown as Fields<ValuesOf<Map>, CreatedOf<R>>;
}

function fieldsOf(all: FieldMap): Fields {
  const each = <Value>(make: (field: FieldOptions, name: string) => Value) =>
    Object.fromEntries(Object.entries(all).map(([name, field]) => [name, make(field, name)]));
  const ends = Object.entries(all).flatMap(([name, field]) =>
    field.kind === "dateRange" ? [[field.to, name] as const] : [],
  );
  return {
    all,
    valuesOf: (record) => each((field, name) => readValue(field, name, { ...record })),
    bodyOf: (changed) =>
      Object.assign(
        {},
        ...Object.entries(changed).map(([name, value]) => {
          const field = all[name];
          return field && value !== undefined ? sentValues(field, name, value) : {};
        }),
      ),
    labels: (t) => each(({ label }) => t(label)),
    changeNames: (t) => {
      const names = each(({ label, changeName }) => withinSentence(t(changeName ?? label)));
      return { ...names, ...Object.fromEntries(ends.map(([end, name]) => [end, names[name] ?? end])) };
    },
    validate: (values, names, t) =>
      Object.fromEntries(
        names.flatMap((name) => {
          const field = all[name];
          return field && isAskedFor(field, values) ? wrongOf(field, name, values, t) : [];
        }),
      ),
    failureOf: ({ status, code, message, fields: wrong, requestId, body }) => {
      const nameOf = new Map(ends);
      const named = wrong.map((each) => ({ ...each, field: nameOf.get(each.field) ?? each.field }));
      return new ApiFailure(status, code, message, named, requestId, body);
    },
  };
}

/** What is wrong with a field: at its own name, and in its rows at `<name>.<row>.<cell>`. */
function wrongOf(
  field: FieldOptions,
  name: string,
  values: FormValues,
  t: Translator,
): (readonly [string, string])[] {
  const wrong = validateField(field, values[name] ?? null, values, t);
  if (wrong || field.kind !== "rows") return wrong ? [[name, wrong]] : [];
  return (values[name] as readonly RowOfCells[]).flatMap((row, at) =>
    Object.entries(field.of).flatMap(([cell, options]) =>
      wrongOf(options, cell, row, t).map(([, sentence]) => [`${name}.${at}.${cell}`, sentence] as const),
    ),
  );
}

/** A name inside a sentence: small, unless it begins with an abbreviation. */
export const withinSentence = (name: string): string =>
  /^\p{Lu}{2}/u.test(name) ? name : name.toLowerCase();

/** Fields of a kind that the reader need not know. */
// biome-ignore lint/suspicious/noExplicitAny: values go in and come out, so nothing narrower fits every kind
export type AnyFields = Fields<any, any>;
