import { useTexts } from "@estante/sdk";
import { TextInput } from "@mantine/core";
import { useState } from "react";

interface PartNameProps {
  readonly name: string;
  /** Answers whether it was saved. */
  readonly onSave: (name: string) => Promise<boolean>;
  readonly onClose: () => void;
}

const MAX_NAME = 250;

/** The name of a part, written over where it stands: Enter saves, Escape leaves it, and what failed stays. */
export function PartName({ name, onSave, onClose }: PartNameProps) {
  const t = useTexts("programs");
  const [written, setWritten] = useState(name);
  const [isUnsaved, setUnsaved] = useState(false);
  const save = async () => {
    const wanted = written.trim();
    if (wanted === "" || wanted === name || (await onSave(wanted))) onClose();
    else setUnsaved(true);
  };
  return (
    <TextInput
      size="xs"
      style={{ flex: 1 }}
      aria-label={t("structure.nameOf", { name })}
      value={written}
      maxLength={MAX_NAME}
      data-autofocus
      autoFocus
      error={isUnsaved && t("structure.unsaved")}
      onChange={(event) => setWritten(event.currentTarget.value)}
      onBlur={() => void save()}
      onKeyDown={(event) => {
        if (event.key === "Enter") void save();
        if (event.key === "Escape") onClose();
      }}
    />
  );
}
