import {
  asFailure,
  formatBytes,
  formatNumber,
  invalidate,
  NumberField,
  RichTextField,
  reasonOf,
  toast,
  useTexts,
  useUnsaved,
} from "@estante/sdk";
import { Button } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { momentText } from "./moment";
import { type DeliveryRow, markDelivery, STALE } from "./projects";
import classes from "./projects.module.css";

interface Props {
  readonly guid: string;
  readonly delivery: DeliveryRow;
  readonly maxPoints: number;
}

/** One delivery: what is in it, its points, and what is said of it. */
export function MarkForm({ guid, delivery, maxPoints }: Props) {
  const t = useTexts("contents");
  const client = useQueryClient();
  const [points, setPoints] = useState<number | string>(delivery.points ?? "");
  const [feedback, setFeedback] = useState(delivery.feedback);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  useUnsaved(points !== (delivery.points ?? "") || feedback !== delivery.feedback);
  const save = async (given: number | null) => {
    setSaving(true);
    setProblem(null);
    try {
      await markDelivery(guid, delivery, { points: given, feedback });
      toast.success(t(given === null ? "deliveries.givenBack" : "deliveries.saved"));
      await invalidate(client, STALE);
    } catch (thrown) {
      setProblem(reasonOf(asFailure(thrown)));
    } finally {
      setSaving(false);
    }
  };
  const person = delivery.person_name || t("deliveries.nobody");
  return (
    <form
      className={classes.mark}
      aria-label={t("deliveries.of", { person })}
      onSubmit={(event) => {
        event.preventDefault();
        if (typeof points === "number") void save(points);
        else setProblem(t("deliveries.pointsMissing"));
      }}
    >
      <h3>{person}</h3>
      <p className={classes.quiet}>{t("deliveries.at", { time: momentText(delivery.delivered_at) })}</p>
      {delivery.answer && <p className={classes.answer}>{delivery.answer}</p>}
      {delivery.url && (
        <p>
          <a href={delivery.url}>{delivery.name}</a>{" "}
          <span className={classes.quiet}>{formatBytes(delivery.size ?? 0)}</span>
        </p>
      )}
      <NumberField
        label={t("deliveries.points", { max: formatNumber(maxPoints) })}
        min={0}
        max={maxPoints}
        decimalScale={2}
        value={points}
        onChange={setPoints}
      />
      <RichTextField label={t("deliveries.feedback")} value={feedback} onChange={setFeedback} />
      {problem && (
        <p className={classes.error} role="alert">
          {problem}
        </p>
      )}
      <div className={classes.acts}>
        <Button type="submit" loading={isSaving}>
          {t("deliveries.save")}
        </Button>
        {delivery.marked_at !== null && (
          <Button variant="default" disabled={isSaving} onClick={() => void save(null)}>
            {t("deliveries.giveBack")}
          </Button>
        )}
      </div>
    </form>
  );
}
