import { Select } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useRef, useState } from "react";
import { asFailure } from "../../api/failure";
import { Dialog } from "../../dialogs/dialog.component";
import { reasonOf } from "../../saving/reason";
import type { FieldForm } from "../fields/field-input.component";
import type { FieldChoices, FieldOptions, FieldValue } from "../fields/field-kinds";
import type { AnyFields } from "../fields/fields";
import { type RecordTexts, useRecordTexts } from "../record-texts";
import type { AnyRecords, EditPreview, RecordsEdit, Target } from "../records.types";
import { EditField } from "./edit-field.component";
import { EditLook } from "./edit-look.component";
import classes from "./edit-records.module.css";
import { editOf, emptyEdits, type FieldEdit, fieldOfFault, usualWay, type Way } from "./record-edit";

/** Which fields of a kind of record can be changed in many at once. */
export interface EditRules {
  /** In the order in which they are offered. */
  readonly fields: AnyFields;
  /** What is known at run time, asked once the dialog is open. */
  readonly useChoices?: () => EditChoices;
}

export interface EditChoices {
  /** Options of fields, by what was chosen so far. */
  // biome-ignore lint/suspicious/noExplicitAny: the values are those of the fields
  readonly of?: (values: any) => FieldChoices;
  /** Fields that are not offered here. */
  readonly without?: readonly string[];
}

export interface EditRecordsProps {
  readonly records: AnyRecords;
  readonly rules: EditRules;
  readonly target: Target;
  readonly count: number;
  readonly onClose: () => void;
  /** Makes the edit; raises ApiFailure, which is shown in place. */
  readonly onEdit: (edit: RecordsEdit) => Promise<void>;
}

const NO_CHOICES = (): EditChoices => ({});

/** What was chosen so far, and what is wrong with it. */
function useEdits({ fields }: EditRules, { t }: RecordTexts) {
  const form: FieldForm = useForm({ initialValues: fields.valuesOf(), clearInputErrorOnChange: true });
  const [edits, setEdits] = useState<readonly FieldEdit[]>([]);
  const values: Readonly<Record<string, FieldValue>> = form.values;
  const isSound = () => {
    const names = edits.map(({ name }) => name);
    const empty = emptyEdits(edits, values).map((name) => [name, t("edit.chooseSome")] as const);
    const wrong = { ...fields.validate(values, names, t), ...Object.fromEntries(empty) };
    form.setErrors(wrong);
    return Object.keys(wrong).length === 0;
  };
  return {
    form,
    edits,
    values,
    isSound,
    add: (name: string) => {
      const field = fields.all[name];
      if (field) setEdits([...edits, { name, way: usualWay(field) }]);
    },
    change: (name: string, way: Way) => {
      form.clearFieldError(name);
      setEdits(edits.map((edit) => (edit.name === name ? { name, way } : edit)));
    },
    leaveOut: (name: string) => {
      form.clearFieldError(name);
      setEdits(edits.filter((edit) => edit.name !== name));
    },
  };
}

/** Asks the server what an edit would do; what it refuses stands at its field. */
function useLook({ records, target }: EditRecordsProps, form: FieldForm) {
  const [seen, setSeen] = useState<EditPreview | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const during = async (act: () => Promise<void>) => {
    setBusy(true);
    setError(null);
    try {
      await act();
    } catch (thrown) {
      const failure = asFailure(thrown);
      form.setErrors(
        Object.fromEntries(failure.fields.map(({ field, message }) => [fieldOfFault(field), message])),
      );
      setSeen(null);
      setError(reasonOf(failure));
    } finally {
      setBusy(false);
    }
  };
  const look = (edit: RecordsEdit) => during(async () => setSeen(await records.preview(target, edit)));
  return { seen, isBusy, error, during, look, goBack: () => setSeen(null) };
}

/** Changes fields of many records: first which and how, then what that is going to do. */
export function EditRecords(props: EditRecordsProps) {
  const { records, rules, count, onClose, onEdit } = props;
  const { fields, useChoices = NO_CHOICES } = rules;
  const texts = useRecordTexts(records);
  const { t } = texts;
  const { form, edits, values, isSound, add, change, leaveOut } = useEdits(rules, texts);
  const { seen, isBusy, error, during, look, goBack } = useLook(props, form);
  const { of, without = [] } = useChoices();
  const choices = of?.(values) ?? {};
  const adding = useRef<HTMLDivElement>(null);
  const edit = editOf(fields, edits, values);
  const goOn = async () => {
    if (seen)
      return during(async () => {
        await onEdit(edit);
        onClose();
      });
    if (isSound()) await look(edit);
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t("edit.title", { count })}
      subtitle={t("edit.text")}
      isGuarded={edits.length > 0}
      {...(seen && { onBack: goBack })}
      confirm={{
        label: seen ? t("edit.act", { count: seen.is_whole ? seen.changed : count }) : t("edit.toLook"),
        isDisabled: edits.length === 0 || (seen?.is_whole === true && seen.changed === 0),
        isRunning: isBusy,
        run: () => void goOn(),
      }}
    >
      {seen ? (
        <EditLook edits={edits} fields={fields} values={values} choices={choices} seen={seen} t={t} />
      ) : (
        <>
          <div ref={adding}>
            <Select
              label={t("edit.add")}
              placeholder={t("edit.choose")}
              value={null}
              searchable
              data-autofocus
              openOnFocus={false}
              selectFirstOptionOnChange
              data={rest(rules, [...without, ...edits.map(({ name }) => name)], texts)}
              onChange={(name) => name !== null && add(name)}
            />
          </div>
          <ul className={classes.fields} aria-label={t("edit.chosen")}>
            {edits.map((each) => {
              const field = fields.all[each.name];
              return (
                field && (
                  <EditField
                    key={each.name}
                    edit={each}
                    field={field}
                    form={form}
                    t={t}
                    options={choices[each.name]}
                    onWay={(way) => change(each.name, way)}
                    onRemove={() => {
                      leaveOut(each.name);
                      adding.current?.querySelector("input")?.focus();
                    }}
                  />
                )
              );
            })}
          </ul>
        </>
      )}
      {error && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
    </Dialog>
  );
}

/** The fields that are not among these, below the headings of the form. */
function rest({ fields }: EditRules, without: readonly string[], { t }: RecordTexts) {
  const groups = new Map<string, { value: string; label: string }[]>();
  for (const [value, { label, section }] of Object.entries<FieldOptions>(fields.all)) {
    if (without.includes(value)) continue;
    const group = section ? t(`sections.${section}.title`) : "";
    groups.set(group, [...(groups.get(group) ?? []), { value, label: t(label) }]);
  }
  return [...groups].map(([group, items]) => ({ group, items }));
}
