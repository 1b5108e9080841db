import { FormSection, toast, UnsavedBar, useRecordForm, useTexts } from "@estante/sdk";
import { type ReactNode, useState } from "react";
import type { Shown } from "./showcase.component";

type Bound<Values> = <Name extends keyof Values & string>(name: Name) => Shown<Values[Name]>;

export interface KitFormProps<Values extends Record<string, unknown>> {
  readonly start: Values;
  /** Keys of the fields' labels: `fields.<name>.label`. */
  readonly names: { readonly [Name in keyof Values & string]: string };
  /** Saving is refused while these are empty, as a server would. */
  readonly required: keyof Values & string;
  readonly children: (bound: Bound<Values>) => ReactNode;
}

const isEmpty = (value: unknown) =>
  value === null || value === "" || (Array.isArray(value) && value.length === 0);

/** Fields bound to a record's form: changes are named, discarded, checked and saved here alone. */
export function KitForm<Values extends Record<string, unknown>>(props: KitFormProps<Values>) {
  const t = useTexts("developer");
  const [saved, setSaved] = useState(props.start);
  const labels = Object.fromEntries(
    Object.entries(props.names).map(([name, key]) => [name, t(`fields.${key}.label`)]),
  ) as Record<keyof Values & string, string>;
  const record = useRecordForm<Values>({
    saved,
    names: labels,
    onSave: async (values) => {
      setSaved(values);
      toast.success(t("form.saved"));
      return null;
    },
  });
  const save = () => {
    if (isEmpty(record.form.values[props.required]))
      return record.form.setFieldError(props.required, t("form.required"));
    void record.save();
  };
  const bound: Bound<Values> = (name) =>
    ({
      ...record.form.getInputProps(name),
      label: labels[name],
      ...(name === props.required && { required: true }),
    }) as Shown<Values[typeof name]>;
  return (
    <>
      <FormSection title={t("form.title")} text={t("form.text")}>
        {props.children(bound)}
      </FormSection>
      <UnsavedBar changes={record.changes} onDiscard={record.discard} onSave={save} />
    </>
  );
}
