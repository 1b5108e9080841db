import { ApiFailure } from "@estante/sdk";
import { type AudienceKind, type Message, messageFields } from "./messages";

/** What the form calls a kind of groups: `audience_schools`. */
const PREFIX = "audience_";
const NESTED = "audiences.";

type Changed = Parameters<typeof messageFields.bodyOf>[0];
/** What a form holds of the audience, by the names of its fields. */
export type AudienceValues = Readonly<Record<string, unknown>>;

const isOfGroups = (name: string) => name.startsWith(PREFIX);

/** The groups that a form's values name, by their kinds. */
export const groupsIn = (values: AudienceValues): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, guids]) =>
      isOfGroups(name) ? [[name.slice(PREFIX.length), [...(guids as readonly string[])]]] : [],
    ),
  );

/** The fields of a message, with one for each kind of groups that other plugins have. */
export function fieldsWith(kinds: readonly AudienceKind[]): typeof messageFields {
  if (kinds.length === 0) return messageFields;
  const groups = Object.fromEntries(
    kinds.map(({ id, name, reference }) => [
      PREFIX + id,
      {
        kind: "reference",
        of: reference,
        isMany: true,
        label: name,
        help: "fields.groupsHelp",
        section: "audience",
      } as const,
    ]),
  );
  return {
    ...messageFields,
    all: { ...messageFields.all, ...groups },
    valuesOf: (record) => ({
      ...messageFields.valuesOf(record),
      ...Object.fromEntries(
        kinds.map(({ id }) => [
          PREFIX + id,
          [...((record as Partial<Message> | undefined)?.audiences?.[id] ?? [])],
        ]),
      ),
    }),
    // What it sends is the call's own body, which the calls of records know by name only.
    bodyOf: (changed) => bodyOf(changed) as never,
    labels: (t) => ({ ...messageFields.labels(t), ...namesOf(kinds) }),
    changeNames: (t) => ({ ...messageFields.changeNames(t), ...namesOf(kinds) }),
    failureOf: (failure) => failureOf(messageFields.failureOf(failure)),
  };
}

const namesOf = (kinds: readonly AudienceKind[]) =>
  Object.fromEntries(kinds.map(({ id, name }) => [PREFIX + id, name]));

function bodyOf(changed: Changed): object {
  const audiences = groupsIn(changed);
  const others = Object.fromEntries(Object.entries(changed).filter(([name]) => !isOfGroups(name)));
  return {
    ...(messageFields.bodyOf(others as Changed) as object),
    ...(Object.keys(audiences).length > 0 && { audiences }),
  };
}

/** The same failure, with what is wrong of a kind of groups at its field. */
function failureOf({ status, code, message, fields, requestId, body }: ApiFailure): ApiFailure {
  const named = fields.map((fault) =>
    fault.field.startsWith(NESTED)
      ? { ...fault, field: PREFIX + fault.field.slice(NESTED.length).split(".")[0] }
      : fault,
  );
  return new ApiFailure(status, code, message, named, requestId, body);
}
