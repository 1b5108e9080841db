import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, useMemo } from "react";
import { asFailure } from "../../api/failure";
import { invalidate } from "../../api/query";
import { usePermission } from "../../auth/use-session";
import { DetailPage } from "../../detail/detail-page.component";
import { listOf } from "../../detail/record-heads";
import { ExitDialog } from "../../dialogs/exit-dialog.component";
import { toast } from "../../feedback/toast.component";
import { useAutomaticSave } from "../../form/autosave";
import { AutosaveIndicator } from "../../form/autosave-indicator.component";
import { type RecordForm, useRecordForm } from "../../form/record-form";
import { UnsavedBar } from "../../form/unsaved-bar.component";
import { RowMenu } from "../../list/rows/row-menu.component";
import { FavouriteButton } from "../../opened/favourite-button.component";
import { useOpening } from "../../opened/opened-records";
import { OthersHere } from "../../opened/others-here.component";
import { ConflictDialog } from "../../saving/conflict-dialog.component";
import { DraftNotice } from "../../saving/draft-notice.component";
import { type Deactivation, useDeactivation } from "../actions/use-deactivation";
import { useRecordActions } from "../actions/use-record-actions";
import type { FieldChoices, FieldValue } from "../fields/field-kinds";
import { fieldValue } from "../fields/field-value.component";
import { UpdatedBy } from "../history/record-history.component";
import { RecordPanels } from "../history/record-panels.component";
import { type RecordTexts, useRecordTexts } from "../record-texts";
import type { ActionTarget, AnyRecords } from "../records.types";
import { RecordFields } from "./record-fields.component";
import type { RecordPageProps } from "./record-page.types";

const DETAILS = "details";
const INACTIVE = "inactive";

type Props<One extends ActionTarget, Changed, Values extends Record<string, FieldValue>> = RecordPageProps<
  One,
  Changed,
  Values
> & {
  readonly record: One;
  readonly version: string | null;
  readonly step: string | undefined;
};

/** The form of a record: saves on top of its version, marks stale what it changed, and says so. */
function useSavedForm<One extends ActionTarget, Changed, Values extends Record<string, FieldValue>>(
  { records, fields, record, version, hidden }: Props<One, Changed, Values>,
  { t }: RecordTexts,
): RecordForm<Values> {
  const client = useQueryClient();
  const saved = useMemo(() => fields.valuesOf(record), [fields, record]);
  const names = useMemo(() => fields.changeNames(t), [fields, t]);
  const gone = hidden?.(record) ?? [];
  return useRecordForm<Values>({
    saved,
    version,
    record: `${records.name}/${record.guid}`,
    names,
    // What was wrong before this person came is not theirs to mend: only changed fields are checked.
    validate: (values, changed) =>
      fields.validate(
        values,
        changed.filter((name) => !gone.includes(name)),
        t,
      ),
    onSave: async (_values, changed, on) => {
      const next = await records.update(record.guid, on, fields.bodyOf(changed)).catch((thrown: unknown) => {
        throw fields.failureOf(asFailure(thrown));
      });
      await invalidate(client, records.stale);
      toast.success(t("actions.updated"));
      return next;
    },
  });
}

/** Asks before a form is saved that deactivates a record which something uses. */
function useAskingForm<One extends ActionTarget, Values extends Record<string, FieldValue>>(
  { records, record }: { readonly records: AnyRecords; readonly record: One },
  { mayGoOn }: Deactivation,
  form: RecordForm<Values>,
): RecordForm<Values> {
  const asking = async (save: () => Promise<boolean>) => {
    const deactivates =
      record.status !== INACTIVE && [false, INACTIVE].includes(form.changed.status as never);
    const target = { guids: [record.guid] };
    // Where nobody can be asked, saving says why.
    if (deactivates && !(await mayGoOn(target, 1, records.labelOf(record)).catch(() => true))) return false;
    return save();
  };
  return { ...form, save: () => asking(form.save), saveQuietly: () => asking(form.saveQuietly) };
}

/** A record that has come. */
export function LoadedRecord<One extends ActionTarget, Changed, Values extends Record<string, FieldValue>>(
  props: Props<One, Changed, Values>,
) {
  const { records, record, isAutosaved = false } = props;
  const texts = useRecordTexts(records);
  const { t } = texts;
  const mayEdit = usePermission(`${records.section}.update`);
  const title = records.labelOf(record);
  const path = records.pathOf(record.guid);
  const list = listOf(path, records.pages.list);
  const deactivation = useDeactivation(records);
  const form = useAskingForm(props, deactivation, useSavedForm(props, texts));
  useAutomaticSave(form, isAutosaved && mayEdit);
  const navigate = useNavigate();
  const actions = useRecordActions<One>(records, {
    ...(props.rowActions && { extra: props.rowActions }),
    shown: {
      ...(props.consequences && { consequences: props.consequences(record) }),
      onDeleted: () => navigate({ href: list, ignoreBlocker: true }),
    },
  });
  const { tabs, tab, body } = useTabs(props, texts, mayEdit, form);
  const cover = props.cover?.(record);
  const type = cover?.type ?? null;
  useOpening(path, title, type);
  return (
    <DetailPage
      breadcrumb={[{ label: t("list.title"), href: list }, { label: title }]}
      title={title}
      {...(cover && { cover })}
      status={props.status?.(record)}
      saving={
        <>
          <OthersHere address={path} />
          <AutosaveIndicator state={form.state} reason={form.problem} onRetry={() => void form.save()} />
        </>
      }
      meta={[...(props.meta?.(record) ?? []), <UpdatedBy key="updated" records={records} record={record} />]}
      tabs={tabs}
      tab={tab}
      slots={{ name: `${records.name}.detail`, also: props.alsoSlots?.(record), path, values: { record } }}
      actions={
        <>
          <FavouriteButton address={path} title={title} type={type} />
          {props.actions?.(record)}
          <RowMenu row={record} name={title} isBordered actions={actions.row} />
        </>
      }
      aside={
        props.aside ? (
          props.aside(record, mayEdit)
        ) : (
          <RecordPanels records={records} fields={props.fields} guid={record.guid} />
        )
      }
      bar={
        mayEdit &&
        !isAutosaved && (
          <UnsavedBar
            changes={form.changes}
            onDiscard={form.discard}
            onSave={() => void form.save()}
            isSaving={form.isSaving}
            problem={form.problem}
          />
        )
      }
    >
      {body}
      <SavingDialogs {...props} form={form} texts={texts} />
      {actions.dialog}
      {deactivation.dialog}
    </DetailPage>
  );
}

/** The details and the record's other tabs; an unknown step opens the details. */
function useTabs<One extends ActionTarget, Changed, Values extends Record<string, FieldValue>>(
  props: Props<One, Changed, Values>,
  texts: RecordTexts,
  mayEdit: boolean,
  form: RecordForm<Values>,
): { tabs: { id: string; label: string; href: string }[]; tab: string; body: ReactNode } {
  const { records, record, fields, step, tabs: others = [] } = props;
  const path = records.pathOf(record.guid);
  const other = others.find(({ id }) => id === step);
  const options = optionsAt(props, form);
  const gone = props.hidden?.(record) ?? [];
  const formOf = (isHere: (section: string | undefined) => boolean) => (
    <>
      {mayEdit && <DraftNotice draft={form.draft} />}
      <RecordFields
        fields={fields}
        form={form.form}
        texts={texts}
        isReadOnly={!mayEdit}
        hidden={[...gone, ...Object.keys(fields.all).filter((name) => !isHere(fields.all[name]?.section))]}
        {...(options && { options })}
        {...(props.notes && { notes: props.notes(form.form.values) })}
      />
    </>
  );
  const elsewhere = others.flatMap(({ sections = [] }) => sections);
  const isWithin = (sections: readonly string[]) => (section: string | undefined) =>
    section !== undefined && sections.includes(section);
  return {
    tabs: [
      { id: DETAILS, label: texts.t("detail.tabs.details"), href: `${path}/${DETAILS}` },
      ...others.map(({ id, label, icon, count }) => ({
        id,
        label,
        href: `${path}/${id}`,
        icon,
        ...(count && { count: count(record) }),
      })),
    ],
    // A step that is none of these may be a tab that another plugin adds.
    tab: other?.id ?? step ?? DETAILS,
    body: other
      ? (other.render?.(record) ?? formOf(isWithin(other.sections ?? [])))
      : formOf((section) => !isWithin(elsewhere)(section)),
  };
}

/** What can be chosen, given what is in the form now. */
function optionsAt<One extends ActionTarget, Changed, Values extends Record<string, FieldValue>>(
  { options }: Pick<RecordPageProps<One, Changed, Values>, "options">,
  { form }: RecordForm<Values>,
): FieldChoices | undefined {
  return typeof options === "function" ? options(form.values) : options;
}

interface SavingProps<Values extends Record<string, FieldValue>> {
  readonly form: RecordForm<Values>;
  readonly texts: RecordTexts;
}

/** What is asked on the way out, and when somebody else saved meanwhile. */
function SavingDialogs<One extends ActionTarget, Changed, Values extends Record<string, FieldValue>>({
  records,
  fields,
  record,
  form,
  texts,
  options,
}: Props<One, Changed, Values> & SavingProps<Values>) {
  const client = useQueryClient();
  const title = texts.find("conflict.title");
  const choices = optionsAt({ options }, form);
  return (
    <>
      <ExitDialog
        changes={form.changes}
        name={records.labelOf(record)}
        within={records.pathOf(record.guid)}
        onSave={form.save}
        onDiscard={form.discard}
      />
      <ConflictDialog
        record={form}
        name={`${records.name}/${record.guid}`}
        {...(title && { title })}
        labels={fields.labels(texts.t)}
        shown={(name, value) => fieldValue(fields.all[name], value, texts.t, choices?.[name])}
        load={async () => {
          const { record: latest, version, by } = await records.readLatest(record.guid);
          return {
            values: fields.valuesOf(latest),
            version,
            by,
            at: (latest as { updated_at?: string }).updated_at ?? null,
          };
        }}
        onTakeSaved={() => void invalidate(client, records.stale)}
      />
    </>
  );
}
