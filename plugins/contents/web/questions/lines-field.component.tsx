import { Textarea } from "@mantine/core";
import { type ReactNode, useState } from "react";

interface Props {
  readonly label: string;
  readonly description: string;
  readonly value: readonly string[];
  readonly onChange: (lines: string[]) => void;
  readonly readOnly: boolean;
  readonly error?: ReactNode;
}

/** Lines of text, each of which is a value: a comma may stand in any of them. */
export function LinesField({ value, onChange, ...field }: Props) {
  // An empty line is there while it is written, and is no value.
  const [text, setText] = useState(value.join("\n"));
  return (
    <Textarea
      {...field}
      autosize
      minRows={2}
      maxLength={10_000}
      value={text}
      onChange={(event) => {
        const written = event.currentTarget.value;
        setText(written);
        onChange(
          written
            .split("\n")
            .map((line) => line.trim())
            .filter(Boolean),
        );
      }}
    />
  );
}
