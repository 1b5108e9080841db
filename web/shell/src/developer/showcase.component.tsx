import { FormSection, useTexts } from "@estante/sdk";
import { type ReactNode, useState } from "react";
import classes from "./kit.module.css";

/** What a field is given beside its own options. */
export interface Shown<Value> {
  readonly label: string;
  readonly description?: string;
  readonly error?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
  readonly loading?: boolean;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

const STATES = ["filled", "empty", "help", "error", "disabled", "readOnly", "loading"] as const;
type State = (typeof STATES)[number];

export interface ShowcaseProps<Value> {
  /** Key of the field's texts: `fields.<name>`. */
  readonly name: string;
  readonly filled: Value;
  readonly empty: Value;
  readonly children: (props: Shown<Value>) => ReactNode;
}

/** One field in each of its states. */
export function Showcase<Value>({ name, ...props }: ShowcaseProps<Value>) {
  const t = useTexts("developer");
  return (
    <FormSection title={t(`fields.${name}.title`)} text={t(`fields.${name}.text`)}>
      <ul className={classes.states}>
        {STATES.map((state) => (
          <li key={state} data-state={state}>
            <p className={classes.state}>{t(`states.${state}`)}</p>
            <OneState state={state} name={name} {...props} />
          </li>
        ))}
      </ul>
    </FormSection>
  );
}

function OneState<Value>({
  state,
  name,
  filled,
  empty,
  children,
}: ShowcaseProps<Value> & { readonly state: State }) {
  const t = useTexts("developer");
  const isEmpty = state === "empty" || state === "error" || state === "loading";
  const [value, setValue] = useState(isEmpty ? empty : filled);
  const label = t(`fields.${name}.label`);
  return children({
    label,
    value,
    onChange: setValue,
    ...(state === "help" && { description: t(`fields.${name}.help`), required: true }),
    ...(state === "error" && { error: t("error"), required: true }),
    ...(state === "disabled" && { disabled: true }),
    ...(state === "readOnly" && { readOnly: true }),
    ...(state === "loading" && { loading: true }),
  });
}
