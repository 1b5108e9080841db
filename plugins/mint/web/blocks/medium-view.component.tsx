import { ReferencePicker, useTexts } from "@estante/sdk";
import { TextInput } from "@mantine/core";
import type { ReactNodeViewProps } from "@tiptap/react";
import { useLesson } from "../editor/lesson-context";
import { BlockFrame } from "./block-frame.component";
import classes from "./blocks.module.css";

const TYPES: Readonly<Record<string, string>> = { video: "CTTY_03", audio: "CTTY_04" };

/** A video or an audio of the library, and what it is called here. */
export function MediumView({ node, selected, updateAttributes, deleteNode }: ReactNodeViewProps<unknown>) {
  const t = useTexts("mint");
  const { isReadOnly } = useLesson();
  const { content, title } = node.attrs as { content: string; title: string };
  const kind = node.type.name;
  return (
    <BlockFrame node={node} selected={selected} remove={deleteNode}>
      <div className={classes.fields}>
        <ReferencePicker
          of="contents"
          label={t(`blocks.${kind}Content`)}
          filters={{ type: [TYPES[kind] ?? ""] }}
          clearable
          readOnly={isReadOnly}
          value={content || null}
          onChange={(guid) => updateAttributes({ content: guid ?? "" })}
        />
        <TextInput
          label={t("blocks.title")}
          value={title}
          maxLength={300}
          readOnly={isReadOnly}
          onChange={(event) => updateAttributes({ title: event.currentTarget.value })}
        />
      </div>
    </BlockFrame>
  );
}
