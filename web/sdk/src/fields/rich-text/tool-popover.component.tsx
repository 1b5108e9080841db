import { ActionIcon, Button, Popover, TextInput } from "@mantine/core";
import { type ReactNode, useRef, useState } from "react";
import { useFieldTexts } from "../field-texts";
import classes from "./rich-text.module.css";

/** The line that is being written. */
export interface ToolLine {
  readonly text: string;
  /** Puts a piece where the cursor is, or in place of what is chosen. */
  readonly insert: (piece: string) => void;
}

interface Props {
  readonly id: "link" | "formula" | "alt";
  readonly icon: ReactNode;
  readonly placeholder: string;
  /** What the chosen text has already. */
  readonly start: string;
  readonly isOff: boolean;
  /** False where the text is none that can be taken. */
  readonly onDone: (text: string) => boolean;
  /** What stands between the line and its button. */
  readonly children?: (line: ToolLine) => ReactNode;
}

/** A button of the toolbar that opens a line to write: an address, or a formula. Enter takes it. */
export function ToolPopover({ id, icon, placeholder, start, isOff, onDone, children }: Props) {
  const t = useFieldTexts();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const take = () => {
    const isTaken = onDone((text ?? "").trim());
    setWrong(!isTaken);
    if (isTaken) setText(null);
  };
  const insert = (piece: string) => {
    const line = input.current;
    if (line === null) return;
    line.setRangeText(piece, line.selectionStart ?? 0, line.selectionEnd ?? 0, "end");
    line.focus();
    setText(line.value);
  };
  return (
    <Popover
      opened={text !== null}
      onChange={(isOpen) => !isOpen && setText(null)}
      trapFocus
      returnFocus
      withinPortal
      radius="lg"
    >
      <Popover.Target>
        <ActionIcon
          data-tool
          tabIndex={-1}
          variant="subtle"
          color="gray"
          disabled={isOff}
          aria-label={t(`richText.${id}`)}
          aria-haspopup="dialog"
          onClick={() => {
            setWrong(false);
            setText(start);
          }}
        >
          {icon}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={t(`richText.${id}`)}>
        <div className={classes.question}>
          <TextInput
            ref={input}
            data-autofocus
            label={t(`richText.${id}Text`)}
            placeholder={placeholder}
            error={isWrong ? t(`richText.${id}Wrong`) : undefined}
            value={text ?? ""}
            onChange={(event) => setText(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              event.preventDefault();
              take();
            }}
          />
          {children?.({ text: text ?? "", insert })}
          <Button size="xs" onClick={take}>
            {t("richText.apply")}
          </Button>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
