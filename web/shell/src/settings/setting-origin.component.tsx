import { formatDate, formatList, useTexts } from "@estante/sdk";
import { Button } from "@mantine/core";
import type { Setting } from "./settings.api";
import classes from "./settings.module.css";

type Props = { setting: Setting; isReadOnly: boolean; onRevert: () => void };

/** Which layer a value comes from, who set it when, and the way back to the file's. */
export function SettingOrigin({ setting, isReadOnly, onRevert }: Props) {
  const t = useTexts("shell");
  const written = useWritten(setting);
  const isChanged = setting.source === "back_office" || setting.is_ignored;
  return (
    <p className={classes.origin} data-ignored={setting.is_ignored || undefined}>
      <span>{useSentence(setting)}</span>
      {isChanged && !isReadOnly && (
        <Button
          variant="subtle"
          size="compact-xs"
          onClick={onRevert}
          aria-label={t("settings.revertName", { name: setting.label })}
        >
          {t("settings.revert", { value: written })}
        </Button>
      )}
    </p>
  );
}

function useSentence({ source, set_by, set_at, is_ignored }: Setting): string {
  const t = useTexts("shell");
  if (is_ignored) return t("settings.ignored");
  if (source !== "back_office") return t(source === "file" ? "settings.ofFile" : "settings.builtIn");
  const at = set_at ? formatDate(set_at) : "";
  return set_by?.name ? t("settings.changedBy", { name: set_by.name, at }) : t("settings.changed", { at });
}

/** The file's value as a person reads it. */
function useWritten({ of_file, choices }: Setting): string {
  const t = useTexts("shell");
  const named = (value: unknown) => choices.find((one) => one.value === value)?.label ?? String(value ?? "–");
  if (typeof of_file === "boolean") return t(of_file ? "settings.on" : "settings.off");
  return Array.isArray(of_file) ? formatList(of_file.map(named)) : named(of_file);
}
