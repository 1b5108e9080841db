import { useTexts } from "@estante/sdk";
import { ActionIcon, UnstyledButton } from "@mantine/core";
import { IconAlertTriangle, IconX } from "@tabler/icons-react";
import editorClasses from "../questions/editor.module.css";
import { plainText } from "../questions/new-question";
import type { Fault, Question } from "../questions/questions";
import classes from "./lesson-form.module.css";
import { momentName } from "./stops";

interface Props {
  readonly questions: readonly Question[];
  readonly faults: readonly Fault[];
  readonly openGuid: string | null;
  readonly isReadOnly: boolean;
  readonly onOpen: (question: Question) => void;
  readonly onRemove: (guid: string) => void;
}

const ICON_PX = 16;

/** The stops in the order of the video; one opens where it lies. */
export function StopOutline({ questions, faults, openGuid, isReadOnly, onOpen, onRemove }: Props) {
  const t = useTexts("contents");
  if (questions.length === 0) return null;
  return (
    <ol className={classes.stops} aria-label={t("lesson.stops")}>
      {questions.map((question, at) => (
        <li key={question.id} className={classes.stop}>
          <UnstyledButton
            className={editorClasses.entry}
            aria-current={question.id === openGuid ? "true" : undefined}
            onClick={() => onOpen(question)}
          >
            <span className={editorClasses.place}>
              {typeof question.at === "number" ? momentName(question.at) : t("lesson.noMoment")}
            </span>
            <span className={editorClasses.name}>
              {plainText(question.prompt) || t(`questions.types.${question.type}`)}
            </span>
            {faults.some((fault) => fault.question === question.id) && (
              <IconAlertTriangle
                size={ICON_PX}
                className={editorClasses.fault}
                aria-label={t("questions.incomplete")}
              />
            )}
          </UnstyledButton>
          {!isReadOnly && (
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t("lesson.removeStop", { place: at + 1 })}
              onClick={() => onRemove(question.id)}
            >
              <IconX size={ICON_PX} aria-hidden="true" />
            </ActionIcon>
          )}
        </li>
      ))}
    </ol>
  );
}
