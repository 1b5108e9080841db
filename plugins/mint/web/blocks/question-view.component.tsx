import { useTexts } from "@estante/sdk";
import { ActionIcon, Button, Checkbox, Textarea, TextInput } from "@mantine/core";
import { IconPlus, IconX } from "@tabler/icons-react";
import type { ReactNodeViewProps } from "@tiptap/react";
import { useLesson } from "../editor/lesson-context";
import { BlockFrame } from "./block-frame.component";
import classes from "./blocks.module.css";
import { newGuid } from "./new-guid";

export interface Choice {
  readonly id: string;
  readonly text: string;
  readonly isRight?: boolean;
}

const MIN_CHOICES = 2;
const MAX_CHOICES = 12;

/** A question with the answers that it offers; which of them are right readers never get. */
export function QuestionView({ node, selected, updateAttributes, deleteNode }: ReactNodeViewProps<unknown>) {
  const t = useTexts("mint");
  const { isReadOnly } = useLesson();
  const { prompt, feedback } = node.attrs as { prompt: string; feedback: string };
  const choices = node.attrs.choices as readonly Choice[];
  const change = (id: string, fields: Partial<Choice>) =>
    updateAttributes({
      choices: choices.map((choice) => (choice.id === id ? { ...choice, ...fields } : choice)),
    });
  const isAnswerable = choices.some(({ isRight }) => isRight);
  return (
    <BlockFrame node={node} selected={selected} remove={deleteNode}>
      <div className={classes.fields}>
        <Textarea
          label={t("blocks.prompt")}
          autosize
          value={prompt}
          maxLength={2000}
          readOnly={isReadOnly}
          onChange={(event) => updateAttributes({ prompt: event.currentTarget.value })}
        />
        {choices.map(({ id, text, isRight }, place) => (
          <div key={id} className={classes.choice}>
            <Checkbox
              aria-label={t("blocks.choiceRight", { place: place + 1 })}
              checked={isRight === true}
              disabled={isReadOnly}
              onChange={(event) => change(id, { isRight: event.currentTarget.checked })}
            />
            <TextInput
              aria-label={t("blocks.choice", { place: place + 1 })}
              placeholder={t("blocks.choice", { place: place + 1 })}
              value={text}
              maxLength={300}
              readOnly={isReadOnly}
              onChange={(event) => change(id, { text: event.currentTarget.value })}
            />
            {!isReadOnly && choices.length > MIN_CHOICES && (
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t("blocks.choiceRemove", { place: place + 1 })}
                onClick={() => updateAttributes({ choices: choices.filter((other) => other.id !== id) })}
              >
                <IconX size={14} />
              </ActionIcon>
            )}
          </div>
        ))}
        {!isAnswerable && <p className={classes.missing}>{t("blocks.noneRight")}</p>}
        {!isReadOnly && choices.length < MAX_CHOICES && (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPlus size={14} />}
            onClick={() => updateAttributes({ choices: [...choices, { id: newGuid(), text: "" }] })}
          >
            {t("blocks.choiceAdd")}
          </Button>
        )}
        <Textarea
          label={t("blocks.feedback")}
          description={t("blocks.feedbackHint")}
          autosize
          value={feedback}
          maxLength={2000}
          readOnly={isReadOnly}
          onChange={(event) => updateAttributes({ feedback: event.currentTarget.value })}
        />
      </div>
    </BlockFrame>
  );
}
