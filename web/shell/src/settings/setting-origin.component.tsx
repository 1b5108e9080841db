import { formatDate, formatList, formatPeriod, useTexts } from "@estante/sdk";
import { Button } from "@mantine/core";
import type { Setting } from "./settings.api";
import classes from "./settings.module.css";

const NOTHING = "–";

type Props = { setting: Setting; isReadOnly: boolean; onRevert: () => void };

/** Says of a value that was changed here who did it and when, with the way back to the operator's. */
export function SettingOrigin({ setting, isReadOnly, onRevert }: Props) {
  const t = useTexts("shell");
  const written = useWritten(setting);
  const sentence = useSentence(setting);
  if (setting.source !== "back_office" && !setting.is_ignored) return null;
  return (
    <p className={classes.origin} data-ignored={setting.is_ignored || undefined}>
      <span>{sentence}</span>
      {!isReadOnly && (
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

function useSentence({ set_by, set_at, is_ignored }: Setting): string {
  const t = useTexts("shell");
  if (is_ignored) return t("settings.ignored");
  const at = set_at ? formatDate(set_at) : "";
  return set_by?.name ? t("settings.changedBy", { name: set_by.name, at }) : t("settings.changed", { at });
}

/** The file's value as a person reads it. */
function useWritten({ of_file, choices, kind }: Setting): string {
  const t = useTexts("shell");
  const named = (value: unknown) =>
    choices.find((choice) => choice.value === value)?.label ?? String(value ?? NOTHING);
  if (typeof of_file === "boolean") return t(of_file ? "settings.on" : "settings.off");
  if (kind === "duration" && typeof of_file === "number") return formatPeriod(of_file);
  if (!Array.isArray(of_file)) return named(of_file);
  return of_file.length > 0 ? formatList(of_file.map(named)) : NOTHING;
}
