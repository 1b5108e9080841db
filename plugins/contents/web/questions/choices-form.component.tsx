import { RichTextField, useTexts } from "@estante/sdk";
import { ActionIcon, Button, Checkbox, Radio, TextInput } from "@mantine/core";
import { IconPlus, IconX } from "@tabler/icons-react";
import classes from "./editor.module.css";
import { newChoice, plainText } from "./new-question";
import type { Choice, OfType } from "./questions";

type Chosen = OfType<"single_choice"> | OfType<"multiple_choice">;

interface Props {
  readonly question: Chosen;
  readonly onChange: (question: Chosen) => void;
  readonly isReadOnly: boolean;
  readonly errorOf: (field: string) => string | undefined;
}

const MAX_CHOICES = 50;
const LEAST = 2;

/** The choices: the words of each, whether it is right, and what is said to who chose it. */
export function ChoicesForm({ question, onChange, isReadOnly, errorOf }: Props) {
  const t = useTexts("contents");
  const isSingle = question.type === "single_choice";
  const choices = question.choices ?? [];
  const put = (next: Choice[]) => onChange({ ...question, choices: next });
  const change = (id: string, fields: Partial<Choice>) =>
    put(choices.map((choice) => (choice.id === id ? { ...choice, ...fields } : choice)));
  const mark = (id: string, isRight: boolean) =>
    isSingle
      ? put(choices.map((choice) => ({ ...choice, is_right: choice.id === id })))
      : change(id, { is_right: isRight });
  const Mark = isSingle ? Radio : Checkbox;
  const error = errorOf("choices");
  return (
    <fieldset className={classes.parts}>
      <legend>{t("questions.choices")}</legend>
      <p className={classes.hint}>{t(isSingle ? "questions.choicesOne" : "questions.choicesMany")}</p>
      {choices.map((choice, at) => {
        const place = at + 1;
        return (
          <div key={choice.id} className={classes.part} data-right={choice.is_right || undefined}>
            <Mark
              className={classes.mark}
              name={`right-${question.id}`}
              aria-label={t("questions.isRight", { place })}
              checked={choice.is_right}
              disabled={isReadOnly}
              onChange={(event) => mark(choice.id, event.currentTarget.checked)}
            />
            <div className={classes.partFields}>
              <RichTextField
                label={t("questions.choice", { place })}
                value={choice.text}
                onChange={(text) => change(choice.id, { text })}
                readOnly={isReadOnly}
              />
              <TextInput
                size="sm"
                label={t("questions.choiceFeedback", { place })}
                value={plainText(choice.feedback)}
                readOnly={isReadOnly}
                onChange={(event) => change(choice.id, { feedback: escaped(event.currentTarget.value) })}
              />
            </div>
            {!isReadOnly && (
              <ActionIcon
                variant="subtle"
                color="gray"
                disabled={choices.length <= LEAST}
                aria-label={t("questions.removeChoice", { place })}
                onClick={() => put(choices.filter(({ id }) => id !== choice.id))}
              >
                <IconX size={16} aria-hidden="true" />
              </ActionIcon>
            )}
          </div>
        );
      })}
      {error && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
      {!isReadOnly && choices.length < MAX_CHOICES && (
        <Button
          variant="subtle"
          size="xs"
          leftSection={<IconPlus size={16} />}
          onClick={() => put([...choices, newChoice()])}
        >
          {t("questions.addChoice")}
        </Button>
      )}
    </fieldset>
  );
}

/** Words as HTML. */
const escaped = (words: string): string =>
  words.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
