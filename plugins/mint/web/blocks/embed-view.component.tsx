import { formatList, useTexts } from "@estante/sdk";
import { TextInput } from "@mantine/core";
import type { ReactNodeViewProps } from "@tiptap/react";
import { useLesson } from "../editor/lesson-context";
import { BlockFrame } from "./block-frame.component";
import classes from "./blocks.module.css";
import { isEmbedded } from "./embedded";

/** A page of a host that the organization allows; of another the reader gets a link. */
export function EmbedView({ node, selected, updateAttributes, deleteNode }: ReactNodeViewProps<unknown>) {
  const t = useTexts("mint");
  const { embedHosts, isReadOnly } = useLesson();
  const { url, title } = node.attrs as { url: string; title: string };
  const isStrange = url !== "" && !isEmbedded(url, embedHosts);
  return (
    <BlockFrame node={node} selected={selected} remove={deleteNode}>
      <div className={classes.fields}>
        <TextInput
          label={t("blocks.address")}
          description={
            embedHosts.length > 0
              ? t("blocks.addressHint", { hosts: formatList([...embedHosts]) })
              : t("blocks.addressNone")
          }
          error={isStrange ? t("blocks.addressStrange") : undefined}
          value={url}
          maxLength={2000}
          readOnly={isReadOnly}
          onChange={(event) => updateAttributes({ url: event.currentTarget.value.trim() })}
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
