import { AutosaveIndicator, FormSection, SwitchRow, useAutosave, useTexts } from "@estante/sdk";
import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import classes from "./ui.module.css";

/** As long as a server would take. */
const SAVING_MS = 800;

/** What happens when something goes wrong: a save that fails, a screen that breaks. */
export function TrialsTab() {
  const t = useTexts("developer");
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error(t("ui.trials.thrown"));
  return (
    <>
      <AutosaveTrial />
      <FormSection title={t("ui.trials.breaking")} text={t("ui.trials.breakingText")}>
        <Button variant="default" onClick={() => setBroken(true)}>
          {t("ui.trials.break")}
        </Button>
      </FormSection>
    </>
  );
}

function AutosaveTrial() {
  const t = useTexts("developer");
  const [text, setText] = useState("");
  const [fails, setFails] = useState(false);
  const { state, retry } = useAutosave(text, async () => {
    await new Promise((resolve) => setTimeout(resolve, SAVING_MS));
    if (fails) throw new Error(t("ui.trials.refused"));
  });
  return (
    <FormSection title={t("ui.trials.autosave")} text={t("ui.trials.autosaveText")}>
      <div className={classes.fields}>
        <TextInput
          label={t("ui.trials.word")}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <SwitchRow label={t("ui.trials.fails")} checked={fails} onChange={setFails} />
        <AutosaveIndicator state={state} onRetry={retry} />
      </div>
    </FormSection>
  );
}
