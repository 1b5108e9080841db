import { useTexts } from "@estante/sdk";
import { ActionIcon, Button, Menu } from "@mantine/core";
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconH2,
  IconH3,
  IconItalic,
  IconList,
  IconListNumbers,
  IconPlus,
  IconStrikethrough,
  IconUnderline,
} from "@tabler/icons-react";
import { type Editor, useEditorState } from "@tiptap/react";
import type { ReactNode } from "react";
import { BLOCKS, type BlockName } from "./block-choices";
import { BlockIcon } from "./block-icon.component";
import { LinkTool } from "./link-tool.component";
import { TableTools } from "./table-tools.component";
import { moveFocus } from "./toolbar-keys";
import classes from "./tools.module.css";

const PX = 16;

interface Tool {
  readonly id: string;
  readonly icon: ReactNode;
  readonly isOn?: (editor: Editor) => boolean;
  readonly isOff?: (editor: Editor) => boolean;
  readonly run: (editor: Editor) => boolean;
}

const TOOLS: readonly Tool[] = [
  {
    id: "undo",
    icon: <IconArrowBackUp size={PX} />,
    isOff: (editor) => !editor.can().undo(),
    run: (editor) => editor.chain().focus().undo().run(),
  },
  {
    id: "redo",
    icon: <IconArrowForwardUp size={PX} />,
    isOff: (editor) => !editor.can().redo(),
    run: (editor) => editor.chain().focus().redo().run(),
  },
  {
    id: "bold",
    icon: <IconBold size={PX} />,
    isOn: (editor) => editor.isActive("bold"),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    id: "italic",
    icon: <IconItalic size={PX} />,
    isOn: (editor) => editor.isActive("italic"),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    id: "underline",
    icon: <IconUnderline size={PX} />,
    isOn: (editor) => editor.isActive("underline"),
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
  },
  {
    id: "strike",
    icon: <IconStrikethrough size={PX} />,
    isOn: (editor) => editor.isActive("strike"),
    run: (editor) => editor.chain().focus().toggleStrike().run(),
  },
  {
    id: "heading2",
    icon: <IconH2 size={PX} />,
    isOn: (editor) => editor.isActive("heading", { level: 2 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    id: "heading3",
    icon: <IconH3 size={PX} />,
    isOn: (editor) => editor.isActive("heading", { level: 3 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    id: "bulletList",
    icon: <IconList size={PX} />,
    isOn: (editor) => editor.isActive("bulletList"),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    id: "orderedList",
    icon: <IconListNumbers size={PX} />,
    isOn: (editor) => editor.isActive("orderedList"),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    id: "blockquote",
    icon: <IconBlockquote size={PX} />,
    isOn: (editor) => editor.isActive("blockquote"),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
];

interface Props {
  readonly editor: Editor;
  readonly onBlock: (block: BlockName) => void;
}

/** How words look, and the blocks that can stand between them. Arrows go through it. */
export function Toolbar({ editor, onBlock }: Props) {
  const t = useTexts("mint");
  const states = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      tools: TOOLS.map(({ isOn, isOff }) => [isOn?.(current) ?? null, isOff?.(current) ?? false] as const),
      isTable: current.isActive("table"),
    }),
  });
  return (
    <div className={classes.toolbar} role="toolbar" aria-label={t("editor.tools")} onKeyDown={moveFocus}>
      <Menu position="bottom-start" withinPortal>
        <Menu.Target>
          <Button size="xs" variant="light" leftSection={<IconPlus size={14} />}>
            {t("editor.addBlock")}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {BLOCKS.map((block) => (
            <Menu.Item key={block} leftSection={<BlockIcon block={block} />} onClick={() => onBlock(block)}>
              {t(`blocks.${block}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {TOOLS.map(({ id, icon, run }, place) => {
        const [isOn, isOff] = states.tools[place] ?? [null, false];
        return (
          <ActionIcon
            key={id}
            variant={isOn ? "light" : "subtle"}
            color={isOn ? undefined : "gray"}
            disabled={isOff}
            aria-label={t(`editor.${id}`)}
            {...(isOn !== null && { "aria-pressed": isOn })}
            onClick={() => run(editor)}
          >
            {icon}
          </ActionIcon>
        );
      })}
      <LinkTool editor={editor} />
      {states.isTable && <TableTools editor={editor} />}
    </div>
  );
}
