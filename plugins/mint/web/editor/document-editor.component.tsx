import { useTexts } from "@estante/sdk";
import type { JSONContent } from "@tiptap/core";
import { EditorContent, useEditor } from "@tiptap/react";
import { memo, useRef, useState } from "react";
import { type BlockName, insertBlock } from "../tools/block-choices";
import { FormulaDialog, type WrittenFormula } from "../tools/formula-dialog.component";
import type { Slash } from "../tools/slash-command";
import { type SlashKeys, SlashMenu } from "../tools/slash-menu.component";
import { Toolbar } from "../tools/toolbar.component";
import classes from "./editor.module.css";
import { extensionsOf } from "./extensions";
import { useLesson } from "./lesson-context";

interface Props {
  readonly label: string;
  /** What it begins with; it keeps what is written from then on. */
  readonly document: JSONContent;
  readonly onChange: (document: JSONContent) => void;
}

const isSame = (before: Props, after: Props) => before.label === after.label;
const NEW_FORMULA: WrittenFormula = { latex: "", position: null, isBlock: true };
const picturesIn = (files: FileList | undefined) =>
  [...(files ?? [])].filter(({ type }) => type.startsWith("image/"));

/**
 * The blocks of a page, or of one side of it: by slash, by toolbar, by paste. It knows what it wrote itself, so what
 * is kept of each key is no reason to draw it and its toolbar anew.
 */
export const DocumentEditor = memo(function DocumentEditor({ label, document, onChange }: Props) {
  const t = useTexts("mint");
  const { addImages, isReadOnly } = useLesson();
  const [slash, setSlash] = useState<Slash | null>(null);
  const [formula, setFormula] = useState<WrittenFormula | null>(null);
  const keys = useRef<SlashKeys>(null);
  const takePictures = (files: readonly File[]) => {
    void addImages(files).then((added) => {
      const blocks = added.map((image) => ({ type: "image", attrs: { image } }));
      if (blocks.length > 0) editor.chain().focus().insertContent(blocks).run();
    });
    return true;
  };
  const editor = useEditor({
    extensions: extensionsOf({
      placeholder: t("editor.placeholder"),
      toggle: t("editor.accordionToggle"),
      onSlash: { show: setSlash, press: (event) => keys.current?.press(event) ?? false },
      onFormula: (latex, position, isBlock) => setFormula({ latex, position, isBlock }),
    }),
    content: document,
    editable: !isReadOnly,
    // Styles come with the editor's own file, as the page's security policy wants it.
    injectCSS: false,
    onUpdate: ({ editor: current }) => onChange(current.getJSON()),
    editorProps: {
      attributes: {
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": label,
        class: classes.document ?? "",
        ...(isReadOnly && { "aria-readonly": "true", tabindex: "0" }),
      },
      handlePaste: (_view, event) => {
        const pictures = picturesIn(event.clipboardData?.files);
        return pictures.length > 0 && takePictures(pictures);
      },
      handleDrop: (_view, event, _slice, isMoved) => {
        const pictures = isMoved ? [] : picturesIn(event.dataTransfer?.files);
        return pictures.length > 0 && takePictures(pictures);
      },
    },
  });
  const insert = (block: BlockName) => insertBlock(editor, block, () => setFormula(NEW_FORMULA));
  const choose = (block: BlockName) => {
    if (!slash) return;
    editor.chain().focus().deleteRange(slash.range).run();
    setSlash(null);
    insert(block);
  };
  return (
    <div className={classes.side}>
      {!isReadOnly && <Toolbar editor={editor} onBlock={insert} />}
      <EditorContent editor={editor} />
      {slash && <SlashMenu ref={keys} slash={slash} onChoose={choose} />}
      {formula && <FormulaDialog editor={editor} formula={formula} onClose={() => setFormula(null)} />}
    </div>
  );
}, isSame);
