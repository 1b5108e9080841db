import { FieldRow, FormSection, type RecordForm, SwitchRow, useTexts } from "@estante/sdk";
import { Textarea, TextInput } from "@mantine/core";
import type { Content } from "../api/contents.api";
import { type DetailValues, SWITCHES } from "./content-form";
import { useTypes } from "./use-type-names";

interface Props {
  readonly content: Content;
  readonly record: RecordForm<DetailValues>;
  readonly isReadOnly: boolean;
}

const NAME_LENGTH = [3, 250] as const;
const ERP_LENGTH = 250;
const TEXTS: Record<(typeof SWITCHES)[number], string> = {
  status: "active",
  is_teacher_only: "isTeacherOnly",
  is_public: "isPublic",
  is_available_offline: "isAvailableOffline",
  is_downloadable: "isDownloadable",
  mobile_friendly: "mobileFriendly",
};

export function DetailsTab({ content, record, isReadOnly }: Props) {
  const t = useTexts("contents");
  const { form } = record;
  const takesUrl = useTypes().find((type) => type.guid === content.type_guid)?.takes_url ?? false;
  const check = () => {
    const length = [...form.values.name.trim()].length;
    const [least, most] = NAME_LENGTH;
    if (length < least) form.setFieldError("name", t("fields.nameShort", { count: least }));
    if (length > most) form.setFieldError("name", t("fields.nameLong", { most, length }));
  };
  const switchTo = (name: (typeof SWITCHES)[number], on: boolean) => {
    form.setFieldValue(name, on);
    const other = name === "is_public" ? "is_teacher_only" : name === "is_teacher_only" ? "is_public" : null;
    if (!other) return;
    // Nobody knows of a visitor whether they teach (A113); the server says the same.
    form.clearFieldError(other);
    if (on && form.values[other]) form.setFieldError(name, t("fields.publicAndTeacherOnly"));
  };
  return (
    <>
      <FormSection title={t("detail.identity.title")} text={t("detail.identity.text")}>
        <TextInput
          label={t("fields.name")}
          description={t("fields.nameHint")}
          withAsterisk
          readOnly={isReadOnly}
          {...form.getInputProps("name")}
          onBlur={check}
        />
        <Textarea
          label={t("fields.description")}
          autosize
          minRows={3}
          maxRows={12}
          readOnly={isReadOnly}
          {...form.getInputProps("description")}
        />
        <FieldRow>
          <TextInput
            label={t("fields.erpId")}
            maxLength={ERP_LENGTH}
            readOnly={isReadOnly}
            {...form.getInputProps("erp_id")}
          />
          {takesUrl && (
            <TextInput
              label={t("fields.url")}
              type="url"
              withAsterisk
              readOnly={isReadOnly}
              {...form.getInputProps("url")}
            />
          )}
        </FieldRow>
      </FormSection>
      <FormSection title={t("detail.availability.title")} text={t("detail.availability.text")}>
        <div>
          {SWITCHES.map((name) => (
            <SwitchRow
              key={name}
              label={t(`fields.${TEXTS[name]}`)}
              text={t(`fields.${TEXTS[name]}Text`)}
              checked={form.values[name]}
              onChange={(on) => switchTo(name, on)}
              error={form.errors[name]}
              isReadOnly={isReadOnly}
              path={name}
            />
          ))}
        </div>
      </FormSection>
    </>
  );
}
