import { ReferencePicker, SelectField, useTexts } from "@estante/sdk";
import { useState } from "react";
import { useTypes } from "../components/use-types";
import classes from "./media-picker.module.css";

interface Props {
  readonly label: string;
  readonly description?: string;
  /** The one type that is taken; without it, each that media are chosen of. */
  readonly type?: string;
  readonly isReadOnly: boolean;
  readonly value: string | null;
  readonly onChange: (guid: string | null) => void;
}

/** A content that stands beside something else: of what type, and which one (CON-076, SHE-104). */
export function MediaPicker({ label, description, type, isReadOnly, value, onChange }: Props) {
  const t = useTexts("contents");
  const media = useTypes().filter(({ is_media }) => is_media);
  const [chosen, setChosen] = useState<string | null>(null);
  const only = type ?? chosen;
  return (
    <div className={classes.picker} data-one-type={type !== undefined || undefined}>
      {type === undefined && (
        <SelectField
          label={t("media.type")}
          options={media.map(({ guid, name }) => ({ value: guid, label: name }))}
          placeholder={t("media.any")}
          clearable
          readOnly={isReadOnly}
          value={chosen}
          onChange={setChosen}
        />
      )}
      <ReferencePicker
        of="contents"
        label={label}
        {...(description && { description })}
        filters={{ type: only ? [only] : media.map(({ guid }) => guid) }}
        clearable
        readOnly={isReadOnly}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
