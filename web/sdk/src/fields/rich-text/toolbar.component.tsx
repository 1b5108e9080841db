import { ActionIcon } from "@mantine/core";
import {
  IconBlockquote,
  IconBold,
  IconH2,
  IconH3,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
} from "@tabler/icons-react";
import { type Editor, useEditorState } from "@tiptap/react";
import type { KeyboardEvent, ReactNode } from "react";
import { useFieldTexts } from "../field-texts";
import { FormulaTool } from "./formula-tool.component";
import { PictureTool } from "./picture-tool.component";
import classes from "./rich-text.module.css";
import { ToolPopover } from "./tool-popover.component";

const ICON_PX = 16;

interface Mark {
  readonly id: string;
  readonly icon: ReactNode;
  readonly isOn: (editor: Editor) => boolean;
  readonly run: (editor: Editor) => boolean;
}

const MARKS: readonly Mark[] = [
  {
    id: "bold",
    icon: <IconBold size={ICON_PX} />,
    isOn: (editor) => editor.isActive("bold"),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    id: "italic",
    icon: <IconItalic size={ICON_PX} />,
    isOn: (editor) => editor.isActive("italic"),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    id: "heading",
    icon: <IconH2 size={ICON_PX} />,
    isOn: (editor) => editor.isActive("heading", { level: 2 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    id: "subheading",
    icon: <IconH3 size={ICON_PX} />,
    isOn: (editor) => editor.isActive("heading", { level: 3 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    id: "list",
    icon: <IconList size={ICON_PX} />,
    isOn: (editor) => editor.isActive("bulletList"),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    id: "numbers",
    icon: <IconListNumbers size={ICON_PX} />,
    isOn: (editor) => editor.isActive("orderedList"),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    id: "quote",
    icon: <IconBlockquote size={ICON_PX} />,
    isOn: (editor) => editor.isActive("blockquote"),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
];

const ADDRESS = /^(https?:\/\/|mailto:)\S+$/i;

function setLink(editor: Editor, href: string): boolean {
  if (href === "") return editor.chain().focus().extendMarkRange("link").unsetLink().run();
  if (!ADDRESS.test(href)) return false;
  const { empty } = editor.state.selection;
  const chain = editor.chain().focus();
  if (empty && !editor.isActive("link"))
    return chain
      .insertContent({ type: "text", text: href, marks: [{ type: "link", attrs: { href } }] })
      .run();
  return chain.extendMarkRange("link").setLink({ href }).run();
}

/** Arrows go from one button to the next; Tab goes on to the text, as Escape does. */
function moveInToolbar(event: KeyboardEvent<HTMLElement>, editor: Editor): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-tool]")];
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  if (at === -1) return;
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
  if (event.key === "Escape") editor.commands.focus();
  if (to === undefined) return;
  event.preventDefault();
  buttons.at(to % buttons.length)?.focus();
}

interface ToolbarProps {
  readonly editor: Editor;
  readonly label: string;
  readonly isOff: boolean;
  readonly hasPictures: boolean;
}

/** What can be done to the chosen text. */
export function Toolbar({ editor, label, isOff, hasPictures }: ToolbarProps) {
  const t = useFieldTexts();
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      on: MARKS.filter(({ isOn }) => isOn(current)).map(({ id }) => id),
      href: String(current.getAttributes("link").href ?? ""),
    }),
  });
  return (
    <div
      role="toolbar"
      aria-label={t("richText.toolbar", { name: label })}
      className={classes.toolbar}
      onKeyDown={(event) => moveInToolbar(event, editor)}
    >
      {MARKS.map(({ id, icon, run }, at) => (
        <ActionIcon
          key={id}
          data-tool
          tabIndex={at === 0 ? 0 : -1}
          variant={state.on.includes(id) ? "light" : "subtle"}
          color="gray"
          disabled={isOff}
          aria-label={t(`richText.${id}`)}
          aria-pressed={state.on.includes(id)}
          onClick={() => run(editor)}
        >
          {icon}
        </ActionIcon>
      ))}
      <ToolPopover
        id="link"
        icon={<IconLink size={ICON_PX} />}
        placeholder="https://"
        start={state.href}
        isOff={isOff}
        onDone={(text) => setLink(editor, text)}
      />
      <FormulaTool editor={editor} isOff={isOff} />
      {hasPictures && <PictureTool editor={editor} isOff={isOff} />}
    </div>
  );
}
