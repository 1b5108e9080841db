import { UnstyledButton } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import type { KeyboardEvent, RefObject } from "react";
import { useFieldTexts } from "../field-texts";
import classes from "./choice.module.css";
import type { SelectOption } from "./options";

export type Pill = Pick<SelectOption, "value" | "label" | "isMissing">;

export interface PillsProps {
  readonly pills: readonly Pill[];
  /** None while nothing may be taken away. */
  readonly onRemove?: (value: string) => void;
  /** Where the keyboard goes on from the last pill. */
  readonly input: RefObject<HTMLInputElement | null>;
}

const REMOVE = "[data-remove]";
const buttonsBeside = (element: HTMLElement) => [
  ...(element.closest("[data-pills]")?.querySelectorAll<HTMLElement>(REMOVE) ?? []),
];

/** The last chosen one's button, for who comes from the input by the left arrow. */
export const lastRemoveButton = (input: HTMLElement): HTMLElement | undefined => buttonsBeside(input).at(-1);

/** What is chosen, each with a button that takes it away: arrows go from one to the next, Delete removes. */
export function Pills({ pills, onRemove, input }: PillsProps) {
  const t = useFieldTexts();
  const press = (event: KeyboardEvent<HTMLElement>, value: string) => {
    const buttons = buttonsBeside(event.currentTarget);
    const at = buttons.indexOf(event.currentTarget);
    const go = (to: number) => {
      event.preventDefault();
      (buttons[to] ?? input.current)?.focus();
    };
    if (event.key === "ArrowLeft" && at > 0) go(at - 1);
    else if (event.key === "ArrowRight") go(at + 1);
    else if (event.key === "Escape" || event.key === "End") go(buttons.length);
    else if (event.key === "Home") go(0);
    else if (event.key === "Delete" || event.key === "Backspace") {
      // The next one moves into its place.
      go(event.key === "Backspace" && at > 0 ? at - 1 : at + 1);
      onRemove?.(value);
    }
  };
  return pills.map(({ value, label, isMissing }) => (
    <span
      key={value}
      className={classes.pill}
      data-plain={!onRemove || undefined}
      data-missing={isMissing || undefined}
    >
      <span title={label}>{label}</span>
      {onRemove && (
        <UnstyledButton
          className={classes.remove}
          data-remove
          tabIndex={-1}
          aria-label={t("choice.remove", { name: label })}
          onClick={() => {
            onRemove(value);
            input.current?.focus();
          }}
          onKeyDown={(event) => press(event, value)}
        >
          <IconX size={14} aria-hidden="true" />
        </UnstyledButton>
      )}
    </span>
  ));
}
