import {
  ConflictDialog,
  DraftNotice,
  ExitDialog,
  FieldRow,
  FormSection,
  invalidate,
  type RecordForm,
  SwitchRow,
  toast,
  UnsavedBar,
  usePermission,
  useRecordForm,
  useTexts,
} from "@estante/sdk";
import { Textarea, TextInput } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import {
  apiQueryOptions,
  formOf,
  REGISTRATION,
  type Registration,
  type RegistrationForm,
  STALE,
  saveRegistration,
  tryRegistration,
  URLS,
  type WrittenField,
} from "../api/registrations";
import { Launches } from "./launches.component";
import { OwnValues } from "./own-values.component";
import classes from "./school-tab.module.css";
import { Trial } from "./trial.component";

const MAX_NAME = 250;
const MAX_URL = 2000;
const KEY_ROWS = 4;

interface Props {
  readonly guid: string;
  readonly registration: Registration;
  readonly version: string | null;
}

/** The registration of a school's LMS, and what that has to know of us. */
export function RegistrationEditor({ guid, registration, version }: Props) {
  const t = useTexts("lti");
  const client = useQueryClient();
  const mayChange = usePermission("school_lti.update");
  const saved = useMemo(() => formOf(registration), [registration]);
  const names = Object.fromEntries(Object.keys(saved).map((name) => [name, t(`fields.${name}`)]));
  const name = `schools/${guid}/lti`;
  const refresh = () => invalidate(client, STALE);
  const record = useRecordForm<RegistrationForm>({
    saved,
    version,
    record: name,
    names,
    onSave: async (_values, changed, before) => {
      const next = await saveRegistration(guid, changed, before);
      await refresh();
      toast.success(t("saved"));
      return next;
    },
  });
  return (
    <div className={classes.tab}>
      {mayChange && <DraftNotice draft={record.draft} />}
      <RegistrationFields form={record.form} isReadOnly={!mayChange} />
      <OwnValues registration={registration} />
      {mayChange && (
        <FormSection title={t("try.title")} text={t("try.text")}>
          <Trial
            key={version}
            run={() => tryRegistration(guid)}
            isSaved={record.changes.length === 0}
            ready={t("try.ready")}
            notReady={t("try.notReady")}
          />
        </FormSection>
      )}
      <Launches guid={guid} />
      {mayChange && (
        <UnsavedBar
          changes={record.changes}
          onDiscard={record.discard}
          onSave={() => void record.save()}
          isSaving={record.isSaving}
          problem={record.problem}
        />
      )}
      <ExitDialog changes={record.changes} onSave={record.save} onDiscard={record.discard} />
      <ConflictDialog
        record={record}
        name={name}
        labels={names as Record<keyof RegistrationForm, string>}
        load={async () => {
          const { data, etag } = await client.fetchQuery({
            ...apiQueryOptions(REGISTRATION, { path: { guid } }),
            staleTime: 0,
          });
          return { values: formOf(data), version: etag };
        }}
        onTakeSaved={() => void refresh()}
      />
    </div>
  );
}

interface FieldsProps {
  readonly form: RecordForm<RegistrationForm>["form"];
  readonly isReadOnly: boolean;
}

function RegistrationFields({ form, isReadOnly }: FieldsProps) {
  const t = useTexts("lti");
  const isOn = form.values.enableLti;
  const input = (name: WrittenField) => (
    <TextInput
      {...form.getInputProps(name)}
      label={t(`fields.${name}`)}
      description={t(`help.${name}`)}
      withAsterisk={isOn}
      readOnly={isReadOnly}
      maxLength={URLS.includes(name) ? MAX_URL : MAX_NAME}
      inputMode={URLS.includes(name) ? "url" : "text"}
      spellCheck={false}
    />
  );
  return (
    <FormSection title={t("lms.title")} text={t("lms.text")}>
      <SwitchRow
        label={t("fields.enableLti")}
        text={t("help.enableLti")}
        checked={isOn}
        isReadOnly={isReadOnly}
        onChange={(value) => form.setFieldValue("enableLti", value)}
      />
      <FieldRow>
        {input("issuer")}
        {input("issuer_url")}
      </FieldRow>
      <FieldRow>
        {input("client_id")}
        {input("deployment_id")}
      </FieldRow>
      {input("key_set_url")}
      {input("token_url")}
      {input("authorization_url")}
      <Textarea
        {...form.getInputProps("authorization_keys")}
        label={t("fields.authorization_keys")}
        description={t("help.authorization_keys")}
        readOnly={isReadOnly}
        autosize
        minRows={KEY_ROWS}
        maxRows={2 * KEY_ROWS}
        spellCheck={false}
        classNames={{ input: classes.keys }}
      />
    </FormSection>
  );
}
