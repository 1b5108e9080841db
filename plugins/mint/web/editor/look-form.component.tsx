import { Dialog, SelectField, useTexts } from "@estante/sdk";
import { useState } from "react";
import type { Lesson } from "../api/lessons";
import classes from "./editor.module.css";

interface Props {
  readonly lesson: Lesson;
  readonly onClose: () => void;
  readonly onSave: (typography: Lesson["typography"]) => Promise<void>;
}

/** The two fonts of a lesson: one of its headings, one of everything else. */
export function LookForm({ lesson, onClose, onSave }: Props) {
  const t = useTexts("mint");
  const [typography, setTypography] = useState(lesson.typography);
  const [isSaving, setSaving] = useState(false);
  const options = lesson.fonts.map((font) => ({ value: font, label: font }));
  const save = async () => {
    setSaving(true);
    await onSave(typography).finally(() => setSaving(false));
    onClose();
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      size="xs"
      title={t("editor.look")}
      confirm={{ label: t("editor.apply"), run: () => void save(), isRunning: isSaving }}
    >
      <div className={classes.formula}>
        {(["display", "text"] as const).map((font) => (
          <SelectField
            key={font}
            label={t(`editor.font.${font}`)}
            options={options}
            value={typography[font]}
            onChange={(name) => name && setTypography({ ...typography, [font]: name })}
          />
        ))}
      </div>
    </Dialog>
  );
}
