import { RichText, useTexts } from "@estante/sdk";
import { Checkbox, Radio } from "@mantine/core";
import { IconCheck, IconX } from "@tabler/icons-react";
import { useId } from "react";
import type { Response } from "./attempts";
import classes from "./player.module.css";
import type { ResponseFieldProps } from "./response";

const ICON_PX = 18;

interface Option {
  readonly id: string;
  readonly html: string;
  readonly response: Response;
  readonly isChosen: boolean;
  readonly isRight: boolean;
}

/** What is offered by a question of choices, or by one that is true or false. */
function useOptions({ question, response, solution }: ResponseFieldProps): Option[] {
  const t = useTexts("contents");
  const right = solution?.right;
  if (question.type === "true_false") {
    const chosen = response?.type === "verdict" ? response.is_true : null;
    return [true, false].map((is_true) => ({
      id: String(is_true),
      html: t(`questions.${is_true}`),
      response: { type: "verdict", is_true },
      isChosen: chosen === is_true,
      isRight: right?.type === "verdict" && right.is_true === is_true,
    }));
  }
  const chosen = response?.type === "choices" ? response.choices : [];
  const isSingle = question.type === "single_choice";
  return (question.parts ?? []).map(({ id, text }) => {
    const others = isSingle ? [] : chosen.filter((each) => each !== id);
    const isChosen = chosen.includes(id);
    return {
      id,
      html: text,
      response: { type: "choices", choices: isChosen ? others : [...others, id] },
      isChosen,
      isRight: right?.type === "choices" && right.choices.includes(id),
    };
  });
}

/** Choices with all that stands in them: formulas, and once answered which are right and why. */
export function ChoicesField(props: ResponseFieldProps) {
  const { labelId, question, solution, onChange } = props;
  const t = useTexts("contents");
  const id = useId();
  const options = useOptions(props);
  const isMany = question.type === "multiple_choice";
  const Mark = isMany ? Checkbox : Radio;
  return (
    <fieldset className={classes.choices} aria-labelledby={labelId}>
      {options.map((option) => {
        const note = solution?.notes?.[option.id];
        // What is right may not be told: then nothing is marked.
        const mark = solution?.right && (option.isRight ? "right" : option.isChosen ? "wrong" : undefined);
        return (
          <label
            key={option.id}
            htmlFor={`${id}-${option.id}-mark`}
            className={classes.choice}
            data-mark={mark ?? undefined}
          >
            <Mark
              id={`${id}-${option.id}-mark`}
              name={id}
              aria-labelledby={`${id}-${option.id}`}
              checked={option.isChosen}
              disabled={solution !== null}
              onChange={() => onChange(option.response)}
            />
            <span id={`${id}-${option.id}`}>
              <RichText html={option.html} />
              {note && (
                <span className={classes.choiceNote}>
                  <RichText html={note} />
                </span>
              )}
            </span>
            {mark === "right" && <IconCheck size={ICON_PX} aria-label={t("exercise.isRight")} />}
            {mark === "wrong" && <IconX size={ICON_PX} aria-label={t("exercise.isWrong")} />}
          </label>
        );
      })}
    </fieldset>
  );
}
