import { ColorPicker, ColorSwatch } from "@mantine/core";
import "@mantine/core/styles/ColorPicker.layer.css";
import "@mantine/core/styles/ColorSwatch.layer.css";
import { IconPalette } from "@tabler/icons-react";
import type { FieldProps } from "../field.types";
import { useFieldTexts } from "../field-texts";
import { PickerField } from "../picker-field.component";
import classes from "./color.module.css";
import { ContrastNote } from "./contrast-note.component";

export interface ColorFieldProps extends FieldProps<string | null> {
  /** Colours that are offered in the picker, `#0f5d6c`. */
  readonly swatches?: readonly string[];
  /** The colour that text of this colour is read on; white without it. */
  readonly background?: string;
}

/** `0F5D6C` and `#05c` as `#0f5d6c` and `#0055cc`; null for what is no colour. */
export function colorOf(text: string): string | null {
  const digits = text.replace(/^#/, "").toLowerCase();
  if (!/^([0-9a-f]{3}|[0-9a-f]{6})$/.test(digits)) return null;
  return `#${digits.length === 3 ? digits.replace(/./g, "$&$&") : digits}`;
}

/** A colour, typed or picked, and how well text of it is read. */
export function ColorField({ value, onChange, swatches = [], background, ...field }: ColorFieldProps) {
  const t = useFieldTexts();
  return (
    <div>
      <PickerField
        {...field}
        text={value ?? ""}
        placeholder="#rrggbb"
        wrongText={t("color.wrong", { example: "#0f5d6c" })}
        openLabel={t("color.open", { name: field.label })}
        icon={<IconPalette size={16} aria-hidden="true" />}
        leftSection={value ? <ColorSwatch color={value} size={18} aria-hidden="true" /> : undefined}
        onText={(text) => {
          const color = text === "" ? null : colorOf(text);
          if (text !== "" && color === null) return false;
          onChange(color);
          return true;
        }}
      >
        {() => (
          <ColorPicker
            format="hex"
            value={value ?? "#000000"}
            onChange={onChange}
            swatches={[...swatches]}
            swatchesPerRow={7}
            saturationLabel={t("color.saturation")}
            hueLabel={t("color.hue")}
            className={classes.picker}
            size="md"
          />
        )}
      </PickerField>
      {value && !field.error && <ContrastNote color={value} background={background} />}
    </div>
  );
}
