import { ActionIcon } from "@mantine/core";
import { IconPhoto, IconTextCaption } from "@tabler/icons-react";
import { type Editor, useEditorState } from "@tiptap/react";
import { useRef } from "react";
import { toast } from "../../feedback/toast.component";
import { useFieldTexts } from "../field-texts";
import { pictureData } from "./picture-data";
import { ToolPopover } from "./tool-popover.component";

const ICON_PX = 16;

/** Puts a picture between the lines; what it shows is asked for while it is chosen. */
export function PictureTool({ editor, isOff }: { readonly editor: Editor; readonly isOff: boolean }) {
  const t = useFieldTexts();
  const input = useRef<HTMLInputElement>(null);
  const chosen = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      current.isActive("picture") ? String(current.getAttributes("picture").alt ?? "") : null,
  });
  const insert = async (file: File) => {
    try {
      const attrs = { src: await pictureData(file), alt: "" };
      editor.chain().focus().insertContent({ type: "picture", attrs }).run();
    } catch {
      toast.error(t("richText.pictureBroken"));
    }
  };
  return (
    <>
      <ActionIcon
        data-tool
        tabIndex={-1}
        variant="subtle"
        color="gray"
        disabled={isOff}
        aria-label={t("richText.picture")}
        onClick={() => input.current?.click()}
      >
        <IconPhoto size={ICON_PX} />
      </ActionIcon>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/gif,image/webp"
        aria-label={t("richText.picture")}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = "";
          if (file) void insert(file);
        }}
      />
      {chosen !== null && (
        <ToolPopover
          id="alt"
          icon={<IconTextCaption size={ICON_PX} />}
          placeholder=""
          start={chosen}
          isOff={isOff}
          onDone={(alt) => editor.chain().updateAttributes("picture", { alt }).run()}
        />
      )}
    </>
  );
}
