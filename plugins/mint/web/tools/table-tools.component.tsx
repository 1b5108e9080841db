import { useTexts } from "@estante/sdk";
import { ActionIcon } from "@mantine/core";
import {
  IconColumnInsertRight,
  IconColumnRemove,
  IconRowInsertBottom,
  IconRowRemove,
  IconTableOff,
  IconTableOptions,
} from "@tabler/icons-react";
import type { Editor } from "@tiptap/react";

const PX = 16;
const TOOLS = [
  { id: "rowAdd", icon: <IconRowInsertBottom size={PX} />, command: "addRowAfter" },
  { id: "columnAdd", icon: <IconColumnInsertRight size={PX} />, command: "addColumnAfter" },
  { id: "rowRemove", icon: <IconRowRemove size={PX} />, command: "deleteRow" },
  { id: "columnRemove", icon: <IconColumnRemove size={PX} />, command: "deleteColumn" },
  { id: "tableHeader", icon: <IconTableOptions size={PX} />, command: "toggleHeaderRow" },
  { id: "tableRemove", icon: <IconTableOff size={PX} />, command: "deleteTable" },
] as const;

/** Rows and columns of the table that the cursor stands in. */
export function TableTools({ editor }: { readonly editor: Editor }) {
  const t = useTexts("mint");
  return TOOLS.map(({ id, icon, command }) => (
    <ActionIcon
      key={id}
      variant="subtle"
      color="gray"
      aria-label={t(`editor.${id}`)}
      onClick={() => editor.chain().focus()[command]().run()}
    >
      {icon}
    </ActionIcon>
  ));
}
