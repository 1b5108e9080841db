import { Switch } from "@mantine/core";
import { type ReactNode, useId } from "react";
import classes from "./form-section.module.css";

export interface FormSectionProps {
  readonly title: string;
  /** One sentence on what it is for. */
  readonly text?: string;
  readonly children: ReactNode;
}

/** A title of 208 px and its fields, at most 760 px wide. */
export function FormSection({ title, text, children }: FormSectionProps) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {text && <p className={classes.text}>{text}</p>}
      </div>
      <div className={classes.fields}>{children}</div>
    </section>
  );
}

/** What is done with the whole form, below its sections and in line with their fields. */
export function FormActions({ children }: { readonly children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>;
}

/** Fields beside each other where there is room. */
export function FieldRow({ children }: { readonly children: ReactNode }) {
  return <div className={classes.row}>{children}</div>;
}

export interface SwitchRowProps {
  readonly label: string;
  /** What follows from it. */
  readonly text?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly isReadOnly?: boolean;
  readonly path?: string;
  /** Why it cannot stay as it is. */
  readonly error?: ReactNode;
}

/** A name, its consequence, and a switch at the right. */
export function SwitchRow({ label, text, checked, onChange, isReadOnly, path, error }: SwitchRowProps) {
  const id = useId();
  return (
    <div className={classes.switch}>
      <label htmlFor={id} className={classes.words}>
        <span className={classes.label}>{label}</span>
        {text && (
          <span id={`${id}-text`} className={classes.consequence}>
            {text}
          </span>
        )}
        {error && (
          <span id={`${id}-error`} className={classes.error} role="alert">
            {error}
          </span>
        )}
      </label>
      <Switch
        id={id}
        aria-describedby={
          [text && `${id}-text`, error && `${id}-error`].filter(Boolean).join(" ") || undefined
        }
        aria-invalid={error ? true : undefined}
        checked={checked}
        disabled={isReadOnly ?? false}
        data-path={path}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </div>
  );
}
