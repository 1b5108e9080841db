import { NumberField, RichTextField, usePermission, useTexts } from "@estante/sdk";
import { ActionIcon } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { MediaPicker } from "../media/media-picker.component";
import { AnswersForm } from "./answers-form.component";
import { AreasForm } from "./areas-form.component";
import { ChoicesForm } from "./choices-form.component";
import classes from "./editor.module.css";
import { FeedbackField } from "./feedback-field.component";
import { GapsForm } from "./gaps-form.component";
import { ItemsForm } from "./items-form.component";
import { PairsForm } from "./pairs-form.component";
import type { Fault, Question } from "./questions";

interface Props {
  readonly content: string;
  readonly place: number;
  readonly question: Question;
  readonly faults: readonly Fault[];
  readonly isReadOnly: boolean;
  /** Whether a plugin writes feedback here. */
  readonly canGenerate: boolean;
  readonly isSaved: boolean;
  readonly onChange: (question: Question) => void;
  readonly onRemove: () => void;
}

const ICON_PX = 18;
const MAX_POINTS = 1000;
const PICTURE = "CTTY_07";

/** One question: what is asked, how it is answered, what it is worth, and what is said afterwards. */
export function QuestionForm(props: Props) {
  const { content, place, question, faults, isReadOnly, canGenerate, isSaved, onChange, onRemove } = props;
  const t = useTexts("contents");
  const mayGenerate = usePermission("exercises.generateFeedback") && canGenerate && !isReadOnly;
  const errorOf = (field: string) => {
    const fault = faults.find((each) => each.field === field);
    return fault && t(`questions.faults.${fault.code}`);
  };
  const type = t(`questions.types.${question.type}`);
  const shared = { question: question.id, content, isReadOnly, mayGenerate: mayGenerate && isSaved };
  return (
    <section className={classes.question} aria-label={t("questions.named", { place, type })}>
      <header className={classes.questionHead}>
        <h2>{t("questions.named", { place, type })}</h2>
        {!isReadOnly && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t("questions.remove", { place })}
            onClick={onRemove}
          >
            <IconTrash size={ICON_PX} aria-hidden="true" />
          </ActionIcon>
        )}
      </header>
      {faults.length > 0 && <p className={classes.notAsked}>{t("questions.notAsked")}</p>}
      <RichTextField
        label={t("questions.prompt")}
        value={question.prompt}
        onChange={(prompt) => onChange({ ...question, prompt })}
        error={errorOf("prompt")}
        readOnly={isReadOnly}
      />
      <KeyForm question={question} onChange={onChange} isReadOnly={isReadOnly} errorOf={errorOf} />
      <NumberField
        className={classes.points ?? ""}
        label={t("questions.points")}
        min={0}
        max={MAX_POINTS}
        decimalScale={2}
        readOnly={isReadOnly}
        value={question.points}
        onChange={(points) => {
          if (typeof points === "number" && points > 0) onChange({ ...question, points });
        }}
      />
      <MediaPicker
        label={t("questions.media")}
        description={t("questions.mediaHelp")}
        {...(question.type === "hotspot" && { type: PICTURE })}
        isReadOnly={isReadOnly}
        value={question.media ?? null}
        onChange={(media) => onChange({ ...question, media })}
      />
      <RichTextField
        label={t("questions.help")}
        description={t("questions.helpText")}
        value={question.help}
        onChange={(help) => onChange({ ...question, help })}
        readOnly={isReadOnly}
      />
      <FeedbackField
        {...shared}
        isRight
        label={t("questions.feedbackRight")}
        value={question.feedback_right}
        onChange={(feedback_right) => onChange({ ...question, feedback_right })}
      />
      <FeedbackField
        {...shared}
        isRight={false}
        label={t("questions.feedbackWrong")}
        value={question.feedback_wrong}
        onChange={(feedback_wrong) => onChange({ ...question, feedback_wrong })}
      />
    </section>
  );
}

interface KeyProps extends Pick<Props, "question" | "onChange" | "isReadOnly"> {
  readonly errorOf: (field: string) => string | undefined;
}

/** The key of a question, by its type. */
function KeyForm({ question, onChange, isReadOnly, errorOf }: KeyProps) {
  const shared = { isReadOnly, errorOf };
  switch (question.type) {
    case "single_choice":
    case "multiple_choice":
      return <ChoicesForm {...shared} question={question} onChange={onChange} />;
    case "gap_fill":
      return <GapsForm {...shared} question={question} onChange={onChange} />;
    case "matching":
      return <PairsForm {...shared} question={question} onChange={onChange} />;
    case "ordering":
      return <ItemsForm {...shared} question={question} onChange={onChange} />;
    case "hotspot":
      return <AreasForm {...shared} question={question} onChange={onChange} />;
    default:
      return <AnswersForm {...shared} question={question} onChange={onChange} />;
  }
}
