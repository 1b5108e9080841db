import type { ReactNode } from "react";
import { may, useSession } from "../../auth/use-session";
import { FieldRow, FormSection } from "../../form/form-section.component";
import { type FieldForm, FieldInput } from "../fields/field-input.component";
import type { FieldChoices, FieldOptions } from "../fields/field-kinds";
import { isAskedFor, narrowedFields } from "../fields/field-values";
import type { AnyFields } from "../fields/fields";
import type { RecordTexts } from "../record-texts";

export interface RecordFieldsProps {
  readonly fields: AnyFields;
  readonly form: FieldForm;
  readonly texts: RecordTexts;
  readonly isReadOnly?: boolean;
  /** Fields that this record has not. */
  readonly hidden?: readonly string[];
  /** Options that are known at run time, by field. */
  readonly options?: FieldChoices;
  /** What stands below the fields of a section. */
  readonly notes?: Readonly<Record<string, ReactNode>>;
}

type Entry = readonly [name: string, field: FieldOptions];

/** The fields of a form in their sections and rows, as `fields()` says them. */
export function RecordFields(props: RecordFieldsProps) {
  const { fields, form, texts, hidden = [], notes } = props;
  const shown = Object.entries<FieldOptions>(fields.all).filter(
    ([name, field]) => !hidden.includes(name) && isAskedFor(field, form.getValues()),
  );
  return grouped(shown, ({ section }) => section).map(({ key, entries }) => {
    if (key === undefined) return <SectionRows {...props} key="" entries={entries} />;
    const text = texts.find(`sections.${key}.text`);
    return (
      <FormSection key={key} title={texts.t(`sections.${key}.title`)} {...(text && { text })}>
        <SectionRows {...props} entries={entries} />
        {notes?.[key]}
      </FormSection>
    );
  });
}

/** Entries that share what they are grouped by, in the order in which they come. */
function grouped<Key>(entries: readonly Entry[], keyOf: (field: FieldOptions, name: string) => Key) {
  const groups = new Map<Key, Entry[]>();
  for (const entry of entries) {
    const key = keyOf(entry[1], entry[0]);
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return [...groups].map(([key, members]) => ({ key, entries: members }));
}

function SectionRows(props: RecordFieldsProps & { readonly entries: readonly Entry[] }) {
  const { fields, form, texts, isReadOnly = false, options, entries } = props;
  const { person } = useSession();
  const input = ([name, field]: Entry) => (
    <FieldInput
      key={name}
      name={name}
      field={field}
      form={form}
      t={texts.t}
      isReadOnly={isReadOnly || field.isReadOnly === true || !may(person, field.permission)}
      options={options?.[name]}
      narrows={narrowedFields(fields.all, name)}
    />
  );
  const switches = entries.filter(([, { kind }]) => kind === "switch");
  const others = entries.filter(([, { kind }]) => kind !== "switch");
  return (
    <>
      {grouped(others, ({ row }, name) => row ?? name).map(({ key, entries: members }) =>
        members[0]?.[1].row === undefined ? (
          members.map(input)
        ) : (
          <FieldRow key={String(key)}>{members.map(input)}</FieldRow>
        ),
      )}
      {switches.length > 0 && <div>{switches.map(input)}</div>}
    </>
  );
}
