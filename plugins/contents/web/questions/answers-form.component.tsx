import { RichTextField, useTexts } from "@estante/sdk";
import { Checkbox, SegmentedControl } from "@mantine/core";
import classes from "./editor.module.css";
import { LinesField } from "./lines-field.component";
import type { OfType } from "./questions";

type Answered = OfType<"true_false"> | OfType<"short_answer"> | OfType<"long_answer">;

interface Props {
  readonly question: Answered;
  readonly onChange: (question: Answered) => void;
  readonly isReadOnly: boolean;
  readonly errorOf: (field: string) => string | undefined;
}

/** The key of a sentence that holds or not, of a word, or of a text that a person judges. */
export function AnswersForm({ question, onChange, isReadOnly, errorOf }: Props) {
  const t = useTexts("contents");
  if (question.type === "true_false")
    return (
      <fieldset className={classes.parts}>
        <legend>{t("questions.isTrue")}</legend>
        <SegmentedControl
          aria-label={t("questions.isTrue")}
          disabled={isReadOnly}
          value={String(question.is_true)}
          data={["true", "false"].map((value) => ({ value, label: t(`questions.${value}`) }))}
          onChange={(value) => onChange({ ...question, is_true: value === "true" })}
        />
      </fieldset>
    );
  if (question.type === "long_answer")
    return (
      <RichTextField
        label={t("questions.sample")}
        description={t("questions.sampleHelp")}
        value={question.sample ?? ""}
        onChange={(sample) => onChange({ ...question, sample })}
        readOnly={isReadOnly}
      />
    );
  return (
    <div className={classes.partFields}>
      <LinesField
        label={t("questions.answers")}
        description={t("questions.answersHelp")}
        value={question.answers ?? []}
        onChange={(answers) => onChange({ ...question, answers })}
        error={errorOf("answers")}
        readOnly={isReadOnly}
      />
      <Checkbox
        label={t("questions.isExact")}
        checked={question.is_exact ?? false}
        disabled={isReadOnly}
        onChange={(event) => onChange({ ...question, is_exact: event.currentTarget.checked })}
      />
    </div>
  );
}
