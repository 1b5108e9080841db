import { ColorField, FieldRow, NumberField, type RecordForm, SelectField, useTexts } from "@estante/sdk";
import { Textarea } from "@mantine/core";
import type { StyleForm, Typeface } from "../api/styles";
import { BrandColor } from "./brand-color.component";
import { CornerChoice } from "./corner-choice.component";
import classes from "./personalize.module.css";
import type { ScopedSheet } from "./use-scoped-sheet";

const COLORS = ["color_first", "color_second"] as const;
const FONTS = ["font_first", "font_second"] as const;
const SHEET_ROWS = 10;

interface Props {
  readonly form: RecordForm<StyleForm>["form"];
  readonly typefaces: readonly Typeface[];
  readonly isReadOnly: boolean;
  readonly sheet: ScopedSheet;
}

/** Colours, fonts, corners and the style sheet. */
export function StyleFormFields({ form, typefaces, isReadOnly, sheet }: Props) {
  const t = useTexts("personalization");
  const set = (name: keyof StyleForm & string) => (value: unknown) =>
    form.setFieldValue(name, value as never);
  const common = (name: keyof StyleForm & string) => ({
    label: t(`fields.${name}`),
    error: form.errors[name],
    readOnly: isReadOnly,
    "data-path": name,
  });
  return (
    <>
      {COLORS.map((name) => (
        <div key={name}>
          <ColorField {...common(name)} required value={form.values[name] ?? null} onChange={set(name)} />
          <BrandColor color={form.values[name] ?? null} onUse={isReadOnly ? null : set(name)} />
        </div>
      ))}
      <FieldRow>
        {FONTS.map((name) => (
          <SelectField
            key={name}
            {...common(name)}
            required
            value={form.values[name] ?? null}
            onChange={set(name)}
            options={optionsOf(typefaces, form.values[name], t)}
          />
        ))}
      </FieldRow>
      <div className={classes.corners}>
        <NumberField
          {...common("border_radius")}
          description={t("fields.border_radius_help")}
          required
          min={0}
          max={64}
          allowDecimal={false}
          clampBehavior="none"
          suffix=" px"
          value={form.values.border_radius ?? ""}
          onChange={(value) => set("border_radius")(typeof value === "number" ? value : null)}
        />
        <CornerChoice
          radius={form.values.border_radius ?? null}
          onChoose={isReadOnly ? null : set("border_radius")}
        />
      </div>
      <Textarea
        {...common("css")}
        description={t("fields.css_help")}
        error={form.errors.css ?? sheet.problem}
        errorProps={{ role: "alert" }}
        classNames={{ input: classes.sheet ?? "" }}
        autosize
        minRows={SHEET_ROWS}
        maxRows={24}
        spellCheck={false}
        value={form.values.css ?? ""}
        onChange={(event) => set("css")(event.currentTarget.value)}
      />
    </>
  );
}

/** The fonts by whose they are; what the tenant's file says of its own stays among them while it holds. */
function optionsOf(
  typefaces: readonly Typeface[],
  chosen: string | null | undefined,
  t: (key: string) => string,
) {
  const known = typefaces.some(({ name }) => name === chosen);
  const more = chosen && !known ? [{ name: chosen, is_custom: false }] : [];
  return [...typefaces, ...more].map(({ name, is_custom }) => ({
    value: name,
    label: name,
    group: t(is_custom ? "fonts.custom" : "fonts.builtIn"),
  }));
}
