import { DurationField, NumberField, type RecordForm, SwitchRow, useTexts } from "@estante/sdk";
import { ColorInput, MultiSelect, Select, TagsInput, TextInput } from "@mantine/core";

import { SettingOrigin } from "./setting-origin.component";
import { fieldOf, type Setting, type SettingValues } from "./settings.api";
import { timeZones } from "./time-zones";

type Props = {
  setting: Setting;
  form: RecordForm<SettingValues>["form"];
  isReadOnly: boolean;
  onRevert: () => void;
};

/** One setting: the field of its kind, where its value comes from, and the way back. */
export function SettingField(props: Props) {
  const { setting, isReadOnly, onRevert } = props;
  return (
    <div data-setting={setting.key}>
      <Input {...props} />
      <SettingOrigin setting={setting} isReadOnly={isReadOnly} onRevert={onRevert} />
    </div>
  );
}

function Input({ setting, form, isReadOnly }: Props) {
  const t = useTexts("shell");
  const path = fieldOf(setting.key);
  const { kind, label, hint } = setting;
  const value = form.values[path];
  const error = form.errors[path];
  const set = (next: SettingValues[string]) => form.setFieldValue(path, next as never);
  const common = { label, description: hint || undefined, error, readOnly: isReadOnly, "data-path": path };
  const options = setting.choices.map((choice) => ({ value: choice.value, label: choice.label }));
  const amount = typeof value === "number" ? value : null;
  switch (kind) {
    case "switch":
      return (
        <SwitchRow
          label={label}
          text={hint}
          path={path}
          error={error}
          checked={value === true}
          isReadOnly={isReadOnly}
          onChange={set}
        />
      );
    case "number":
      return (
        <NumberField
          {...common}
          value={amount ?? ""}
          onChange={(next) => set(typeof next === "number" ? next : null)}
          {...limitsOf(setting)}
          clampBehavior="none"
        />
      );
    case "duration":
      return <DurationField {...common} value={amount} onChange={set} {...limitsOf(setting)} />;
    case "colour":
      return (
        <ColorInput
          {...common}
          format="hex"
          value={String(value ?? "")}
          onChange={set}
          eyeDropperButtonProps={{ "aria-label": t("settings.pick") }}
        />
      );
    case "choice":
      return (
        <Select
          {...common}
          data={options}
          value={typeof value === "string" ? value : null}
          onChange={set}
          clearable={setting.is_optional ?? false}
          allowDeselect={setting.is_optional ?? false}
          placeholder={t("settings.none")}
          clearButtonProps={{ "aria-label": t("settings.clear", { name: label }) }}
        />
      );
    case "time_zone":
      return (
        <Select
          {...common}
          data={timeZones(String(value ?? ""))}
          value={String(value ?? "")}
          onChange={set}
          searchable
          allowDeselect={false}
          nothingFoundMessage={t("settings.noZone")}
        />
      );
    case "choices":
      return (
        <MultiSelect {...common} data={options} value={listOf(value)} onChange={set} hidePickedOptions />
      );
    case "list":
      return <TagsInput {...common} value={listOf(value)} onChange={set} />;
    default:
      return (
        <TextInput
          {...common}
          value={String(value ?? "")}
          onChange={(event) => set(event.currentTarget.value)}
          {...(setting.max_length && { maxLength: setting.max_length })}
        />
      );
  }
}

const limitsOf = ({ minimum, maximum }: Setting) => ({
  ...(minimum !== null && { min: minimum }),
  ...(maximum !== null && { max: maximum }),
});

const listOf = (value: SettingValues[string] | undefined): string[] =>
  Array.isArray(value) ? value.map(String) : [];
