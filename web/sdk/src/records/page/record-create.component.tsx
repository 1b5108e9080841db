import { Button, Stack } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { type ApiFailure, asFailure } from "../../api/failure";
import { invalidate } from "../../api/query";
import { DetailPage } from "../../detail/detail-page.component";
import { listOf } from "../../detail/record-heads";
import { ExitDialog } from "../../dialogs/exit-dialog.component";
import { toast } from "../../feedback/toast.component";
import { filesSent } from "../../fields/files/sending-files";
import { FormActions } from "../../form/form-section.component";
import { focusField } from "../../form/record-saving";
import { reasonOf } from "../../saving/reason";
import { useTryAgain } from "../../saving/try-again";
import { useUnsaved } from "../../saving/unsaved";
import { type FieldForm, FieldInput } from "../fields/field-input.component";
import type { FieldOptions } from "../fields/field-kinds";
import { narrowedFields } from "../fields/field-values";
import type { AnyFields } from "../fields/fields";
import { useRecordTexts } from "../record-texts";
import type { AnyRecords } from "../records.types";
import { RecordFields, type RecordFieldsProps } from "./record-fields.component";

export interface RecordCreateProps extends Pick<RecordFieldsProps, "options"> {
  readonly records: AnyRecords;
  readonly fields: AnyFields;
  /** The fields that a new record is asked for; all of them where nothing is said. */
  readonly only?: readonly string[];
  /** What else a new record is given. */
  readonly given?: object;
  /** What its fields begin with, by the names of the record. */
  readonly initial?: object;
  /** What stands below the fields of a section, given what is in the form now. */
  // biome-ignore lint/suspicious/noExplicitAny: the form knows its fields by name only
  readonly notes?: (values: any) => Readonly<Record<string, ReactNode>>;
}

interface CreateForm {
  readonly form: FieldForm;
  readonly names: readonly string[];
  readonly isCreating: boolean;
  readonly submit: () => Promise<void>;
}

const FORM_WIDTH_PX = 560;

/** A new record's form: checks all its fields, creates it once, says so, and opens it. */
function useCreateForm({ records, fields, only, given, initial }: RecordCreateProps): CreateForm {
  const { t } = useRecordTexts(records);
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isCreating, setCreating] = useState(false);
  const [refused, setRefused] = useState<ApiFailure | null>(null);
  const form: FieldForm = useForm({ initialValues: fields.valuesOf(initial), clearInputErrorOnChange: true });
  const names = only ?? Object.keys(fields.all);
  useUnsaved(form.isDirty());

  const show = (wrong: Readonly<Record<string, string>>) => {
    form.setErrors(wrong);
    focusField(Object.keys(wrong)[0] ?? "");
  };
  const create = async () => {
    if (!(await filesSent())) return;
    const values = form.getValues();
    const wrong = fields.validate(values, names, t) as Record<string, string>;
    if (Object.keys(wrong).length > 0) return show(wrong);
    setRefused(null);
    try {
      const entered = Object.fromEntries(names.map((name) => [name, values[name]]));
      const created = await records.create({ ...fields.bodyOf(entered), ...given });
      await invalidate(client, records.stale);
      toast.success(t("actions.created", { name: records.labelOf(created) }));
      await navigate({ href: records.pathOf(created.guid), ignoreBlocker: true });
    } catch (thrown) {
      const failure = fields.failureOf(asFailure(thrown));
      setRefused(failure);
      const named = failure.fields.filter(({ field }) => names.includes(field.split(".")[0] ?? ""));
      if (named.length > 0) show(Object.fromEntries(named.map(({ field, message }) => [field, message])));
      else toast.error(t("create.failed"), { text: reasonOf(failure, failure.isSignedOut) });
    }
  };
  const submit = async () => {
    setCreating(true);
    await create();
    setCreating(false);
  };
  // Only what the ended session refused is sent again: an answer that was lost may have made the record.
  const latest = useRef(submit);
  latest.current = submit;
  useTryAgain(refused?.isSignedOut ? refused : null, () => void latest.current());
  return { form, names, isCreating, submit };
}

const onSubmit = (submit: () => Promise<void>) => (event: FormEvent) => {
  event.preventDefault();
  void submit();
};

/** The few fields that a new record is asked for, one below the other: inside another screen. */
export function RecordCreateForm(
  props: RecordCreateProps & { readonly name: string; readonly label: string },
) {
  const { records, fields, options, name, label } = props;
  const { t } = useRecordTexts(records);
  const { form, names, isCreating, submit } = useCreateForm(props);
  return (
    <form onSubmit={onSubmit(submit)} noValidate aria-label={name}>
      <Stack maw={FORM_WIDTH_PX}>
        {Object.entries<FieldOptions>(fields.all)
          .filter(([field]) => names.includes(field))
          .map(([field, kind]) => (
            <FieldInput
              key={field}
              name={field}
              field={kind}
              form={form}
              t={t}
              isReadOnly={false}
              options={options?.[field]}
              narrows={narrowedFields(fields.all, field)}
            />
          ))}
        <Button type="submit" loading={isCreating} style={{ justifySelf: "start" }} w="fit-content">
          {label}
        </Button>
      </Stack>
    </form>
  );
}

/** The page of a new record: its fields in their sections, and a question before what was typed is left. */
export function RecordCreatePage(props: RecordCreateProps) {
  const { records, fields, options, notes } = props;
  const texts = useRecordTexts(records);
  const { t } = texts;
  const { form, names, isCreating, submit } = useCreateForm(props);
  const { list, create = "" } = records.pages;
  const title = t("create.title");
  const called = fields.changeNames(t) as Readonly<Record<string, string>>;
  const changed = names.filter((name) => form.isDirty(name)).map((name) => called[name] ?? name);
  return (
    <DetailPage
      breadcrumb={[{ label: t("list.title"), href: listOf(create, list) }, { label: title }]}
      title={title}
      closeTo={list}
    >
      <form onSubmit={onSubmit(submit)} noValidate aria-label={title}>
        <RecordFields
          fields={fields}
          form={form}
          texts={texts}
          hidden={Object.keys(fields.all).filter((name) => !names.includes(name))}
          {...(options && { options })}
          {...(notes && { notes: notes(form.values) })}
        />
        <FormActions>
          <Button type="submit" loading={isCreating}>
            {t("create.save")}
          </Button>
        </FormActions>
      </form>
      <ExitDialog changes={[...new Set(changed)]} within={create} />
    </DetailPage>
  );
}
