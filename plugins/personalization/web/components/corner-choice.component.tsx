import { useTexts } from "@estante/sdk";
import { UnstyledButton } from "@mantine/core";
import classes from "./personalize.module.css";

const CHOICES = [0, 4, 8, 14, 20];

interface Props {
  readonly radius: number | null;
  readonly onChoose: ((radius: number) => void) | null;
}

/** The corners that most organizations choose among, as they look. */
export function CornerChoice({ radius, onChoose }: Props) {
  const t = useTexts("personalization");
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's; these fill the field beside them
    <div className={classes.cornerChoices} role="group" aria-label={t("corners.label")}>
      {CHOICES.map((choice) => (
        <UnstyledButton
          key={choice}
          className={classes.corner}
          aria-pressed={choice === radius}
          disabled={onChoose === null}
          onClick={() => onChoose?.(choice)}
        >
          <span
            className={classes.cornerMark}
            style={{ borderStartStartRadius: choice }}
            aria-hidden="true"
          />
          {choice === 0 ? t("corners.none") : choice}
        </UnstyledButton>
      ))}
    </div>
  );
}
