import { useTexts } from "@estante/sdk";
import { Button, Checkbox, Textarea } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import classes from "./editor.module.css";
import { LinesField } from "./lines-field.component";
import { gapsOf } from "./new-question";
import type { Gap, OfType } from "./questions";

interface Props {
  readonly question: OfType<"gap_fill">;
  readonly onChange: (question: OfType<"gap_fill">) => void;
  readonly isReadOnly: boolean;
  readonly errorOf: (field: string) => string | undefined;
}

const NONE: readonly Gap[] = [];

/** A text with gaps, and what fills each of them. */
export function GapsForm({ question, onChange, isReadOnly, errorOf }: Props) {
  const t = useTexts("contents");
  const { passage = "", gaps = NONE } = question;
  const write = (text: string) => onChange({ ...question, passage: text, gaps: gapsOf(text, gaps) });
  const change = (id: string, fields: Partial<Gap>) =>
    onChange({ ...question, gaps: gaps.map((gap) => (gap.id === id ? { ...gap, ...fields } : gap)) });
  return (
    <fieldset className={classes.parts}>
      <legend>{t("questions.gaps")}</legend>
      <Textarea
        label={t("questions.passage")}
        description={t("questions.passageHelp")}
        autosize
        minRows={3}
        maxLength={5000}
        value={passage}
        error={errorOf("passage")}
        readOnly={isReadOnly}
        onChange={(event) => write(event.currentTarget.value)}
      />
      {!isReadOnly && (
        <Button
          variant="subtle"
          size="xs"
          leftSection={<IconPlus size={16} />}
          onClick={() =>
            write(`${passage}${passage && !passage.endsWith(" ") ? " " : ""}[[${gaps.length + 1}]]`)
          }
        >
          {t("questions.addGap")}
        </Button>
      )}
      {gaps.map((gap, at) => (
        <div key={gap.id} className={classes.partFields}>
          <LinesField
            label={t("questions.gap", { place: at + 1 })}
            description={t("questions.answersHelp")}
            value={gap.answers ?? []}
            onChange={(answers) => change(gap.id, { answers })}
            readOnly={isReadOnly}
          />
          <Checkbox
            label={t("questions.isExact")}
            aria-label={t("questions.isExactGap", { place: at + 1 })}
            checked={gap.is_exact}
            disabled={isReadOnly}
            onChange={(event) => change(gap.id, { is_exact: event.currentTarget.checked })}
          />
        </div>
      ))}
      {errorOf("gaps") && (
        <p className={classes.error} role="alert">
          {errorOf("gaps")}
        </p>
      )}
    </fieldset>
  );
}
