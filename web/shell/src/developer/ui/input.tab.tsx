import { FormSection, Link, NumberField, SelectField, useTexts } from "@estante/sdk";
import { Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { KIT } from "../../app/guards";
import classes from "./ui.module.css";

/** Inputs as forms have them; every field in all its states is a page of its own. */
export function InputTab() {
  const t = useTexts("developer");
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <>
      <FormSection title={t("ui.input.title")} text={t("ui.input.text")}>
        <div className={classes.fields}>
          <TextInput label={t("ui.input.word")} description={t("ui.input.wordHelp")} />
          <Textarea label={t("ui.input.words")} autosize minRows={2} />
          <Link to={KIT}>{t("ui.input.all")}</Link>
        </div>
      </FormSection>
      <FormSection title={t("ui.input.numbers")} text={t("ui.input.numbersText")}>
        <div className={classes.fields}>
          <NumberField label={t("ui.input.free")} />
          <NumberField label={t("ui.input.fromZero")} min={0} />
          <NumberField label={t("ui.input.decimal")} min={0} decimalScale={2} />
        </div>
      </FormSection>
      <FormSection title={t("ui.input.select")} text={t("ui.input.selectText")}>
        <div className={classes.fields}>
          <SelectField label={t("ui.input.nothing")} options={[]} value={chosen} onChange={setChosen} />
        </div>
      </FormSection>
    </>
  );
}
