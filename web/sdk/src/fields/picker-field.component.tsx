import { ActionIcon, Popover, TextInput } from "@mantine/core";
import { type ReactNode, useState } from "react";
import type { FieldProps } from "./field.types";

export interface PickerFieldProps extends Omit<FieldProps<string>, "value" | "onChange"> {
  /** What the input shows while nobody types. */
  readonly text: string;
  /** What was typed, when the input is left or Enter is pressed; false keeps it there as a mistake. */
  readonly onText: (text: string) => boolean;
  /** What is wrong with a text that was not taken. */
  readonly wrongText: string;
  readonly placeholder?: string;
  /** Name of the button that opens the picker: «Abrir el calendario de Inicio». */
  readonly openLabel: string;
  readonly icon: ReactNode;
  readonly leftSection?: ReactNode;
  readonly id?: string;
  /** The picker; `close` gives the focus back to the button. */
  readonly children: (close: () => void) => ReactNode;
}

/** An input that is typed into, and a button that opens a dialog in which one picks instead. */
export function PickerField(props: PickerFieldProps) {
  const { text, onText, disabled = false, readOnly = false, onBlur } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const take = () => {
    if (typed === null) return;
    const isTaken = typed === text || onText(typed.trim());
    setWrong(!isTaken);
    if (isTaken) setTyped(null);
  };
  const toggle = (open: boolean) => {
    setOpen(open);
    if (!open) return;
    // Picking goes on from what was typed; who typed no such thing gives it up.
    if (typed !== null && typed !== text) onText(typed.trim());
    setTyped(null);
    setWrong(false);
  };
  return (
    <Popover
      opened={isOpen}
      onChange={toggle}
      trapFocus
      returnFocus
      position="bottom-end"
      withinPortal
      radius="lg"
      disabled={disabled || readOnly}
    >
      <TextInput
        id={props.id}
        label={props.label}
        description={props.description}
        error={isWrong ? props.wrongText : props.error || undefined}
        errorProps={{ role: "alert" }}
        withAsterisk={props.required ?? false}
        aria-required={props.required || undefined}
        aria-busy={props.loading || undefined}
        disabled={disabled}
        readOnly={readOnly}
        autoComplete="off"
        placeholder={props.placeholder}
        data-path={props["data-path"]}
        leftSection={props.leftSection}
        value={typed ?? text}
        onFocus={props.onFocus}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={() => {
          take();
          onBlur?.();
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter") take();
          if (event.key !== "ArrowDown" || !event.altKey || disabled || readOnly) return;
          // The browser's own meaning of it is a page down, away from the picker.
          event.preventDefault();
          toggle(true);
        }}
        rightSectionPointerEvents="all"
        rightSection={
          <Popover.Target>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={props.openLabel}
              aria-haspopup="dialog"
              disabled={disabled || readOnly}
              loading={props.loading ?? false}
              onClick={() => toggle(!isOpen)}
            >
              {props.icon}
            </ActionIcon>
          </Popover.Target>
        }
      />
      <Popover.Dropdown aria-label={props.openLabel}>{props.children(() => setOpen(false))}</Popover.Dropdown>
    </Popover>
  );
}
