import { Dialog, useTexts } from "@estante/sdk";
import { ActionIcon, TextInput } from "@mantine/core";
import { IconLink } from "@tabler/icons-react";
import { type Editor, useEditorState } from "@tiptap/react";
import { useState } from "react";

const LINK = /^(https?:\/\/|mailto:)\S+$/i;

/** Makes a link of the chosen words; without an address they are none any more. */
export function LinkTool({ editor }: { readonly editor: Editor }) {
  const t = useTexts("mint");
  const [address, setAddress] = useState<string | null>(null);
  const href = useEditorState({
    editor,
    selector: ({ editor: current }) => String(current.getAttributes("link").href ?? ""),
  });
  const isWrong = Boolean(address) && !LINK.test(address ?? "");
  const take = () => {
    const chain = editor.chain().focus().extendMarkRange("link");
    if (address) chain.setLink({ href: address }).run();
    else chain.unsetLink().run();
    setAddress(null);
  };
  return (
    <>
      <ActionIcon
        variant={href ? "light" : "subtle"}
        color={href ? undefined : "gray"}
        aria-label={t("editor.link")}
        aria-haspopup="dialog"
        onClick={() => setAddress(href)}
      >
        <IconLink size={16} />
      </ActionIcon>
      <Dialog
        opened={address !== null}
        onClose={() => setAddress(null)}
        size="xs"
        title={t("editor.link")}
        confirm={{ label: t("editor.apply"), run: take, isDisabled: isWrong }}
        submitOnEnter
      >
        <TextInput
          data-autofocus
          label={t("editor.linkAddress")}
          placeholder="https://"
          error={isWrong ? t("editor.linkWrong") : undefined}
          value={address ?? ""}
          maxLength={2000}
          onChange={(event) => setAddress(event.currentTarget.value.trim())}
        />
      </Dialog>
    </>
  );
}
