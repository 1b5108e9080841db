import { useTexts } from "@estante/sdk";
import { TextInput } from "@mantine/core";
import { type FocusEvent, useRef, useState } from "react";

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
  const hasSettled = useRef(false);
  const leave = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    if (hasSettled.current) return void save();
    // The menu that it was asked in takes the focus once, as it closes.
    hasSettled.current = true;
    requestAnimationFrame(() => currentTarget.focus());
  };
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
      onChange={(event) => {
        hasSettled.current = true;
        setWritten(event.currentTarget.value);
      }}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === "Enter") void save();
        if (event.key === "Escape") onClose();
      }}
    />
  );
}
