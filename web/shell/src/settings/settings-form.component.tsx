import {
  asFailure,
  ConflictDialog,
  DetailPage,
  DraftNotice,
  ExitDialog,
  FormSection,
  GENERAL_SETTINGS,
  invalidate,
  reasonOf,
  toast,
  UnsavedBar,
  usePermission,
  useRecordForm,
  useSectionTabs,
  useTexts,
} from "@estante/sdk";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { refreshAccess } from "../app/app-data";
import { LanguagesSection } from "./languages.section";
import { refreshOrganization } from "./organization";
import { SettingField } from "./setting-field.component";
import {
  fieldOf,
  revertSetting,
  type Setting,
  type Settings,
  type SettingValues,
  saveSettings,
  settingsOf,
  settingsQuery,
  valuesOf,
} from "./settings.api";

const RECORD = "settings";
const SECTION = "settings";
const STALE = ["/settings"];

export function SettingsForm({ settings, version }: { settings: Settings; version: string | null }) {
  const t = useTexts("shell");
  const client = useQueryClient();
  const mayChange = usePermission("settings_general.update");
  const tabs = useSectionTabs(SECTION);
  const saved = useMemo(() => valuesOf(settings), [settings]);
  const labels = useMemo(
    () => Object.fromEntries(settingsOf(settings).map(({ key, label }) => [fieldOf(key), label])),
    [settings],
  );
  const record = useRecordForm<SettingValues>({
    saved,
    version,
    record: RECORD,
    names: labels,
    onSave: async (_values, changed, before) => {
      const { etag } = await saveSettings(changed, before);
      await afterChange();
      toast.success(t("settings.saved"));
      return etag;
    },
  });

  const afterChange = async () => {
    await Promise.all([invalidate(client, STALE), refreshOrganization()]);
    await refreshAccess();
  };

  async function revert(setting: Setting) {
    try {
      await revertSetting(setting.key, version);
      record.form.setFieldValue(fieldOf(setting.key), setting.of_file as never);
      toast.success(t("settings.reverted", { name: setting.label }));
    } catch (thrown) {
      toast.error(t("settings.notReverted"), { text: reasonOf(asFailure(thrown)) });
    }
    await afterChange();
  }

  return (
    <DetailPage
      breadcrumb={[{ label: t("settings.title") }]}
      title={t("settings.title")}
      meta={[t("settings.text")]}
      {...(tabs.length > 1 && { tabs, tab: GENERAL_SETTINGS.id })}
      bar={
        mayChange && (
          <UnsavedBar
            changes={record.changes}
            onDiscard={record.discard}
            onSave={() => void record.save()}
            isSaving={record.isSaving}
            problem={record.problem}
          />
        )
      }
    >
      {mayChange && <DraftNotice draft={record.draft} />}
      {settings.sections.map((section) => (
        <FormSection key={section.id} title={section.title}>
          {section.settings.map((setting) => (
            <SettingField
              key={setting.key}
              setting={setting}
              form={record.form}
              isReadOnly={!mayChange}
              onRevert={() => void revert(setting)}
            />
          ))}
        </FormSection>
      ))}
      <LanguagesSection />
      <ExitDialog changes={record.changes} onSave={record.save} onDiscard={record.discard} />
      <ConflictDialog
        record={record}
        name={RECORD}
        labels={labels}
        load={async () => {
          const { data, etag } = await client.fetchQuery({ ...settingsQuery(), staleTime: 0 });
          return { values: valuesOf(data), version: etag };
        }}
        onTakeSaved={() => void invalidate(client, STALE)}
      />
    </DetailPage>
  );
}
