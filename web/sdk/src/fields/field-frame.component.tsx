import { Input, VisuallyHidden } from "@mantine/core";
import { type ReactNode, useId } from "react";
import type { FieldProps } from "./field.types";

type Said = Pick<FieldProps<never>, "label" | "description" | "error" | "required">;

export interface FieldFrameProps extends Said {
  /** Of the control that the label belongs to. */
  readonly id: string;
  /** The control is no input of the browser's: it names itself by `labelId`. */
  readonly isGroup?: boolean;
  /** What stands around it names it already: only who does not see that is told. */
  readonly isLabelHidden?: boolean | undefined;
  readonly children: ReactNode;
}

export interface FieldIds {
  readonly id: string;
  readonly labelId: string;
  /** The help or the error, whichever is shown. */
  readonly describedBy: string | undefined;
}

/** The ids by which a control that is no input of the browser's refers to its label, help and error. */
export function useFieldIds({ description, error }: Pick<Said, "description" | "error">): FieldIds {
  const id = useId();
  const shown = error ? `${id}-error` : description ? `${id}-description` : undefined;
  return { id, labelId: `${id}-label`, describedBy: shown };
}

/** The label above a control, and its help or error below. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, description, error, required = false, isGroup = false, isLabelHidden, children } = props;
  return (
    <Input.Wrapper
      id={id}
      label={isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      description={description}
      error={error || undefined}
      withAsterisk={required}
      labelElement={isGroup ? "div" : "label"}
      labelProps={{
        id: `${id}-label`,
        ...(isGroup && { htmlFor: undefined }),
        ...(isLabelHidden && { style: { display: "block", height: 0 } }),
      }}
      descriptionProps={{ id: `${id}-description` }}
      errorProps={{ id: `${id}-error`, role: "alert" }}
    >
      {children}
    </Input.Wrapper>
  );
}
