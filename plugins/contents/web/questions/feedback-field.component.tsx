import { asFailure, RichTextField, reasonOf, toast, useTexts } from "@estante/sdk";
import { Button } from "@mantine/core";
import { IconSparkles } from "@tabler/icons-react";
import { useState } from "react";
import classes from "./editor.module.css";
import { generateFeedback } from "./questions";

interface Props {
  readonly content: string;
  readonly question: string;
  readonly isRight: boolean;
  readonly label: string;
  readonly value: string;
  readonly isReadOnly: boolean;
  /** Whether feedback can be written by a plugin; it reads what is saved. */
  readonly mayGenerate: boolean;
  readonly onChange: (value: string) => void;
}

/** What is said after an answer, written by a person or, where a plugin does, generated and then read (CON-111). */
export function FeedbackField({
  content,
  question,
  isRight,
  label,
  value,
  isReadOnly,
  mayGenerate,
  onChange,
}: Props) {
  const t = useTexts("contents");
  const [isRunning, setRunning] = useState(false);
  const generate = async () => {
    setRunning(true);
    try {
      onChange(await generateFeedback(content, question, isRight));
    } catch (thrown) {
      toast.error(t("questions.notGenerated"), { text: reasonOf(asFailure(thrown)) });
    } finally {
      setRunning(false);
    }
  };
  return (
    <div>
      <RichTextField label={label} value={value} onChange={onChange} readOnly={isReadOnly} />
      {mayGenerate && (
        <Button
          className={classes.generate}
          size="xs"
          variant="subtle"
          loading={isRunning}
          leftSection={<IconSparkles size={16} />}
          aria-label={t("questions.generateFor", { label })}
          onClick={() => void generate()}
        >
          {t("questions.generate")}
        </Button>
      )}
    </div>
  );
}
