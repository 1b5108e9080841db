import { asFailure, RichText, reasonOf, TypeIcon, useSession, useTexts } from "@estante/sdk";
import { Button } from "@mantine/core";
import { IconBulb } from "@tabler/icons-react";
import { useId, useMemo, useState } from "react";
import { type Asked, answerQuestion, type Response, type Solution, type Standing } from "./attempts";
import classes from "./player.module.css";
import { Points } from "./points.component";
import { isAnswer, startOf, wordsOf } from "./response";
import { ResponseField } from "./response-field.component";
import { UnsentAnswers } from "./unsent-answers";

interface Props {
  readonly content: string;
  readonly attempt: string;
  readonly question: Asked;
  readonly solution: Solution | null;
  readonly before: Response | null;
  readonly onAnswer: (solution: Solution, standing: Standing) => void;
}

/** One question: what is asked, the answer, and once it is given what became of it. */
export function QuestionScreen({ content, attempt, question, solution, before, onAnswer }: Props) {
  const t = useTexts("contents");
  const id = useId();
  const person = useSession().person?.guid ?? "";
  const unsent = useMemo(() => new UnsentAnswers(localStorage, person, attempt), [person, attempt]);
  const [response, setResponse] = useState<Response | null>(
    () => unsent.of(question) ?? startOf(question, before),
  );
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async () => {
    if (!isAnswer(response)) return setProblem(t("exercise.answerFirst"));
    setSending(true);
    setProblem(null);
    try {
      const scored = await answerQuestion(content, attempt, question.id, response);
      unsent.forget(question);
      onAnswer(scored.solution, scored.standing);
    } catch (thrown) {
      // The answer stays on the page and can be sent again.
      setProblem(`${t("exercise.notSent")} ${reasonOf(asFailure(thrown))}`);
    } finally {
      setSending(false);
    }
  };
  return (
    <form
      className={classes.question}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <div id={id} className={classes.prompt}>
        <RichText html={question.prompt} />
      </div>
      {question.media && question.type !== "hotspot" && <Medium {...question.media} />}
      <ResponseField
        labelId={id}
        question={question}
        response={solution?.response ?? response}
        solution={solution}
        onChange={(next) => {
          setProblem(null);
          setResponse(next);
          unsent.keep(question, next);
        }}
      />
      {question.help && !solution && <Help html={question.help} />}
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      {!solution && (
        <Button type="submit" loading={isSending} className={classes.check}>
          {t("exercise.check")}
        </Button>
      )}
      <div role="status">{solution && <Result question={question} solution={solution} />}</div>
    </form>
  );
}

function Help({ html }: { readonly html: string }) {
  const t = useTexts("contents");
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button
        variant="subtle"
        size="xs"
        leftSection={<IconBulb size={16} />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t("exercise.help")}
      </Button>
      {isOpen && <RichText html={html} />}
    </div>
  );
}

const PLAYED = /^(audio|video)\//;

/** What stands beside a question; it is called what it is called in the library. PDFs and links open beside it. */
function Medium({ url, media_type, name }: NonNullable<Asked["media"]>) {
  const t = useTexts("contents");
  if (media_type.startsWith("image/")) return <img className={classes.medium} src={url} alt={name} />;
  if (!PLAYED.test(media_type))
    return (
      <a className={classes.document} href={url} target="_blank" rel="noopener noreferrer">
        <TypeIcon type={media_type === "application/pdf" ? "CTTY_05" : "CTTY_06"} size={20} />
        <span>{name}</span>
        <span className={classes.quiet}>{t("exercise.opensBeside")}</span>
      </a>
    );
  const Player = media_type.startsWith("audio/") ? "audio" : "video";
  return <Player className={classes.medium} src={url} controls preload="metadata" aria-label={name} />;
}

/** Points, feedback and the right answer. */
function Result({ question, solution }: { readonly question: Asked; readonly solution: Solution }) {
  const t = useTexts("contents");
  const { points, max_points, right } = solution;
  const isWhole = points !== null && points >= max_points;
  const words = right && !isWhole ? wordsOf(right, question) : [];
  const verdict = points === null ? "toJudgeText" : isWhole ? "right" : points > 0 ? "partly" : "wrong";
  return (
    <div className={classes.result} data-tone={verdict}>
      <p className={classes.verdict}>
        <strong>{t(`exercise.${verdict}`)}</strong> <Points solution={solution} />
      </p>
      <Note title={t("exercise.feedback")} html={solution.feedback} />
      {words.length > 0 && (
        <div className={classes.note}>
          <strong>{t("exercise.rightAnswer")}</strong>
          <ol className={classes.words} data-single={words.length === 1 || undefined}>
            {words.map((word, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the words of an answer never move
              <li key={at}>{word}</li>
            ))}
          </ol>
        </div>
      )}
      <Note title={t("exercise.sample")} html={solution.sample ?? ""} />
    </div>
  );
}

/** Feedback and the like, where there is some. */
function Note({ title, html }: { readonly title: string; readonly html: string }) {
  if (!html) return null;
  return (
    <div className={classes.note}>
      <strong>{title}</strong>
      <RichText html={html} />
    </div>
  );
}
