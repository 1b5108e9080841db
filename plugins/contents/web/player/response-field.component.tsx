import { SortableField, useTexts } from "@estante/sdk";
import { Textarea, TextInput } from "@mantine/core";
import { Fragment } from "react";
import { AreasField } from "./areas-field.component";
import { ChoicesField } from "./choices-field.component";
import classes from "./player.module.css";
import type { ResponseFieldProps } from "./response";

/** How a question is answered, by its type. */
export function ResponseField(props: ResponseFieldProps) {
  const { labelId, question, response, solution, onChange } = props;
  const readOnly = solution !== null;
  const t = useTexts("contents");
  if (response?.type === "gaps") return <GapsField {...props} gaps={response.gaps} />;
  if (response?.type === "pairs") return <PairsField {...props} pairs={response.pairs} />;
  if (response?.type === "order")
    return (
      <SortableField
        label={t("exercise.order")}
        options={(question.parts ?? []).map(({ id, text }) => ({ value: id, label: text }))}
        value={response.items}
        readOnly={readOnly}
        onChange={(items) => onChange({ type: "order", items: [...items] })}
      />
    );
  if (response?.type === "text") {
    const Field = question.type === "long_answer" ? Textarea : TextInput;
    return (
      <Field
        label={t("exercise.yourAnswer")}
        aria-describedby={labelId}
        value={response.text}
        readOnly={readOnly}
        maxLength={20_000}
        autoComplete="off"
        onChange={(event) => onChange({ type: "text", text: event.currentTarget.value })}
        {...(question.type === "long_answer" && { autosize: true, minRows: 5 })}
      />
    );
  }
  return question.type === "hotspot" ? <AreasField {...props} /> : <ChoicesField {...props} />;
}

/** A text with a field in each gap. */
function GapsField({
  question,
  solution,
  gaps,
  onChange,
}: ResponseFieldProps & { readonly gaps: Readonly<Record<string, string>> }) {
  const t = useTexts("contents");
  const { passage = [], parts = [] } = question;
  return (
    <div className={classes.passage}>
      {passage.map((words, at) => {
        const gap = parts[at];
        return (
          <Fragment key={gap?.id ?? "end"}>
            {words}
            {gap && (
              <TextInput
                className={classes.gap}
                aria-label={t("exercise.gap", { place: at + 1 })}
                value={gaps[gap.id] ?? ""}
                readOnly={solution !== null}
                maxLength={500}
                autoComplete="off"
                onChange={(event) =>
                  onChange({ type: "gaps", gaps: { ...gaps, [gap.id]: event.currentTarget.value } })
                }
              />
            )}
          </Fragment>
        );
      })}
    </div>
  );
}

/** The right sides are put into the order of the left ones: dragged, or moved by keys and buttons. */
function PairsField({
  question,
  solution,
  pairs,
  onChange,
}: ResponseFieldProps & { readonly pairs: Readonly<Record<string, string>> }) {
  const t = useTexts("contents");
  const { parts = [], targets = [] } = question;
  const order = parts.map(({ id }) => pairs[id] ?? "");
  const textOf = (id: string) => targets.find((target) => target.id === id)?.text ?? "";
  return (
    <SortableField
      label={t("exercise.match")}
      options={targets.map(({ id, text }) => ({ value: id, label: text }))}
      value={order}
      readOnly={solution !== null}
      onChange={(moved) =>
        onChange({
          type: "pairs",
          pairs: Object.fromEntries(parts.map(({ id }, at) => [id, moved[at] ?? ""])),
        })
      }
      renderRow={(id) => (
        <span className={classes.match}>
          <span>{parts[order.indexOf(id)]?.text}</span>
          <strong>{textOf(id)}</strong>
        </span>
      )}
    />
  );
}
