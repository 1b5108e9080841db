import { useTexts } from "@estante/sdk";
import { ActionIcon } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { NodeViewWrapper, type ReactNodeViewProps } from "@tiptap/react";
import type { ReactNode } from "react";
import { useLesson } from "../editor/lesson-context";
import classes from "./blocks.module.css";

interface Props {
  readonly node: ReactNodeViewProps["node"];
  readonly selected: boolean;
  readonly remove: () => void;
  readonly children: ReactNode;
}

/** A block that is filled in by a form: its name, the way to take it out, and the form. */
export function BlockFrame({ node, selected, remove, children }: Props) {
  const t = useTexts("mint");
  const { isReadOnly } = useLesson();
  const name = t(`blocks.${node.type.name}`);
  return (
    <NodeViewWrapper>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame of its own */}
      <div
        role="group"
        aria-label={name}
        contentEditable={false}
        className={classes.frame}
        data-selected={selected || undefined}
      >
        <div className={classes.head} data-drag-handle>
          <span>{name}</span>
          {!isReadOnly && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size="sm"
              aria-label={t("blocks.remove", { name })}
              onClick={remove}
            >
              <IconTrash size={14} />
            </ActionIcon>
          )}
        </div>
        {children}
      </div>
    </NodeViewWrapper>
  );
}
