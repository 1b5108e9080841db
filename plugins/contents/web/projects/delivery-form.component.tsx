import {
  asFailure,
  FileField,
  type FileValue,
  filesSent,
  formatNumber,
  invalidate,
  RichText,
  reasonOf,
  sendUpload,
  toast,
  useTexts,
  useUnsaved,
} from "@estante/sdk";
import { Button, Textarea } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";
import { FileList } from "./materials.component";
import { momentText } from "./moment";
import { type Delivery, deliver, type Project, STALE } from "./projects";
import classes from "./projects.module.css";

interface Props {
  readonly guid: string;
  readonly project: Project;
  readonly delivery: Delivery | null;
  readonly version: string;
  readonly onDelivered: () => void;
}

const MAX_LENGTH = 20_000;
const send = sendUpload("contents.delivery");

const fileOf = (delivery: Delivery | null): FileValue | null =>
  delivery?.file ? { ...delivery.file, upload: null, alt: "" } : null;

const isChangedFile = (file: FileValue | null, delivery: Delivery | null): boolean =>
  (file?.upload ?? null) !== null || (file === null) !== !delivery?.file;

/** What the person delivered, its mark, and delivering anew until it is due. */
export function DeliveryForm(props: Props) {
  const { project, delivery } = props;
  const t = useTexts("contents");
  const id = useId();
  const [isChanging, setChanging] = useState(delivery === null);
  const mayDeliver = project.is_open && delivery?.marked_at == null;
  return (
    <section className={classes.card} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {t("delivery.title")}
      </h2>
      {delivery && !(isChanging && mayDeliver) && <Delivered delivery={delivery} />}
      {!delivery && !mayDeliver && <p className={classes.quiet}>{t("delivery.tooLate")}</p>}
      {mayDeliver && isChanging && (
        <Writing {...props} onDone={() => setChanging(false)} onCancel={() => setChanging(false)} />
      )}
      {mayDeliver && !isChanging && (
        <Button className={classes.act} variant="default" onClick={() => setChanging(true)}>
          {t("delivery.replace")}
        </Button>
      )}
    </section>
  );
}

/** What was delivered and what was said of it. */
function Delivered({ delivery }: { readonly delivery: Delivery }) {
  const t = useTexts("contents");
  const { answer, file, delivered_at, points, max_points, feedback } = delivery;
  return (
    <>
      <p className={classes.quiet}>{t("delivery.at", { time: momentText(delivered_at) })}</p>
      {answer && <p className={classes.answer}>{answer}</p>}
      {file && <FileList files={[file]} />}
      <div className={classes.result} role="status">
        {points === null ? (
          <p className={classes.quiet}>{t("delivery.notMarked")}</p>
        ) : (
          <p className={classes.points}>
            {t("exercise.points", { points: formatNumber(points), max: formatNumber(max_points) })}
          </p>
        )}
        {feedback && (
          <div>
            <strong>{t("deliveries.feedback")}</strong>
            <RichText html={feedback} />
          </div>
        )}
      </div>
    </>
  );
}

interface WritingProps extends Props {
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

function Writing({ guid, project, delivery, version, onDelivered, onDone, onCancel }: WritingProps) {
  const t = useTexts("contents");
  const client = useQueryClient();
  const [answer, setAnswer] = useState(delivery?.answer ?? "");
  const [file, setFile] = useState(() => fileOf(delivery));
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  // What is sent has the file that was on its way when it was to be sent.
  const arrived = useRef(file);
  const isFileChanged = isChangedFile(file, delivery);
  useUnsaved(answer !== (delivery?.answer ?? "") || isFileChanged);
  const sendAll = async () => {
    setSending(true);
    setProblem(null);
    try {
      if (!(await filesSent())) return;
      const sent = arrived.current;
      if (!answer.trim() && !sent) return setProblem(t("delivery.nothing"));
      const changed = isChangedFile(sent, delivery) ? { file: sent?.upload ?? null } : {};
      await deliver(guid, { answer, ...changed }, version);
      onDelivered();
      toast.success(t("delivery.delivered"));
      await invalidate(client, STALE);
      onDone();
    } catch (thrown) {
      // It stays on the page and can be sent again.
      setProblem(`${t("delivery.notDelivered")} ${reasonOf(asFailure(thrown))}`);
    } finally {
      setSending(false);
    }
  };
  return (
    <form
      className={classes.writing}
      onSubmit={(event) => {
        event.preventDefault();
        void sendAll();
      }}
    >
      {project.takes_text && (
        <Textarea
          label={t("delivery.answer")}
          autosize
          minRows={4}
          maxLength={MAX_LENGTH}
          value={answer}
          onChange={(event) => {
            setProblem(null);
            setAnswer(event.currentTarget.value);
          }}
        />
      )}
      {project.takes_file && (
        <FileField
          label={t("delivery.file")}
          formats={project.formats}
          maxBytes={project.max_bytes}
          send={send}
          value={file}
          onChange={(chosen) => {
            setProblem(null);
            arrived.current = chosen;
            setFile(chosen);
          }}
        />
      )}
      {problem && (
        <p className={classes.error} role="alert">
          {problem}
        </p>
      )}
      <div className={classes.acts}>
        <Button type="submit" loading={isSending}>
          {t("delivery.deliver")}
        </Button>
        {delivery && (
          <Button variant="default" disabled={isSending} onClick={onCancel}>
            {t("delivery.keep")}
          </Button>
        )}
      </div>
    </form>
  );
}
