import { EditorContent, useEditor } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { useEffect } from "react";
import type { FieldProps } from "../field.types";
import { FieldFrame, useFieldIds } from "../field-frame.component";
import { Formula } from "./formula-node";
import { Picture } from "./picture-node";
import classes from "./rich-text.module.css";
import { Toolbar } from "./toolbar.component";

/** What the server keeps, and no more. */
const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    link: { openOnClick: false, protocols: ["http", "https", "mailto"] },
  }),
  Formula,
];

const WITH_PICTURES = [...EXTENSIONS, Picture];

export interface RichTextFieldProps extends FieldProps<string> {
  /** Pictures may stand between the lines; the server cleans such a text as `IllustratedText`. */
  readonly hasPictures?: boolean;
}

/** Text with headings, lists, quotes, links and formulas, as HTML; nothing is an empty text. */
export function RichTextField({ hasPictures = false, ...props }: RichTextFieldProps) {
  const { label, value, onChange, disabled = false, readOnly = false, loading = false } = props;
  const { id, labelId, describedBy } = useFieldIds(props);
  const isEditable = !disabled && !readOnly && !loading;
  const editor = useEditor({
    extensions: hasPictures ? WITH_PICTURES : EXTENSIONS,
    content: value,
    editable: isEditable,
    // Styles come with the field's own file, as the page's security policy wants it.
    injectCSS: false,
    onUpdate: ({ editor: current }) => onChange(current.isEmpty ? "" : current.getHTML()),
    onBlur: () => props.onBlur?.(),
    onFocus: () => props.onFocus?.(),
    editorProps: {
      attributes: () => ({
        role: "textbox",
        "aria-multiline": "true",
        "aria-labelledby": labelId,
        tabindex: "0",
        class: classes.editor ?? "",
        ...(describedBy && { "aria-describedby": describedBy }),
        ...(props.required && { "aria-required": "true" }),
        ...(props.error ? { "aria-invalid": "true" } : {}),
        ...(readOnly && { "aria-readonly": "true" }),
        ...(disabled && { "aria-disabled": "true" }),
        ...(props["data-path"] && { "data-path": props["data-path"] }),
      }),
    },
  });
  useEffect(() => {
    editor.setEditable(isEditable, false);
  }, [editor, isEditable]);
  useEffect(() => {
    // An editor that is being replaced by another has no document any more; the other begins with the value.
    if (editor.isDestroyed) return;
    // What is discarded or read anew; what was just written is there already.
    const held = editor.isEmpty ? "" : editor.getHTML();
    if (held !== value) editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  return (
    <FieldFrame {...props} id={id} isGroup>
      <div
        className={classes.field}
        data-invalid={props.error ? true : undefined}
        data-disabled={disabled || undefined}
        aria-busy={loading || undefined}
      >
        {!readOnly && <Toolbar editor={editor} label={label} isOff={!isEditable} hasPictures={hasPictures} />}
        <EditorContent editor={editor} />
      </div>
    </FieldFrame>
  );
}
