import { asFailure, toast, useTexts } from "@estante/sdk";
import { Button, Checkbox } from "@mantine/core";
import type { JSONContent } from "@tiptap/core";
import { useId, useState } from "react";
import { answerQuestion, type Verdict } from "../api/lessons";
import classes from "./reader.module.css";

interface Props {
  readonly node: JSONContent;
  /** The lesson that is asked; nobody answers without one. */
  readonly lesson: string | null;
}

interface Offered {
  readonly id: string;
  readonly text: string;
}

/** A question between the lines: what is chosen is judged by the server, which alone knows what is right. */
export function QuestionBlock({ node, lesson }: Props) {
  const t = useTexts("mint");
  const label = useId();
  const [chosen, setChosen] = useState<string[]>([]);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [isSending, setSending] = useState(false);
  const { id, prompt, choices } = node.attrs as { id: string; prompt: string; choices: readonly Offered[] };
  const choose = (next: string[]) => {
    setChosen(next);
    setVerdict(null);
  };
  const answer = async () => {
    if (lesson === null) return;
    setSending(true);
    try {
      setVerdict(await answerQuestion(lesson, id, chosen));
    } catch (thrown) {
      toast.error(t("reader.notAnswered"), { text: asFailure(thrown).message });
    }
    setSending(false);
  };
  return (
    <section className={classes.question} aria-labelledby={label}>
      <p id={label} className={classes.prompt}>
        {prompt || t("blocks.question")}
      </p>
      <Checkbox.Group value={chosen} onChange={choose} aria-labelledby={label} readOnly={lesson === null}>
        {choices.map((choice) => (
          <Checkbox key={choice.id} value={choice.id} label={choice.text} className={classes.choice} />
        ))}
      </Checkbox.Group>
      {lesson !== null && (
        <Button
          size="xs"
          variant="default"
          disabled={chosen.length === 0}
          loading={isSending}
          onClick={() => void answer()}
        >
          {t("reader.answer")}
        </Button>
      )}
      <div role="status">
        {verdict && (
          <p className={classes.verdict} data-right={verdict.is_right || undefined}>
            {t(verdict.is_right ? "reader.right" : "reader.wrong")} {verdict.feedback}
          </p>
        )}
      </div>
    </section>
  );
}
