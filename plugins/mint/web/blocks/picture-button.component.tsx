import { Button } from "@mantine/core";
import { IconPhotoPlus } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { useLesson } from "../editor/lesson-context";

/** The kinds of pictures that a lesson takes. */
const PICTURES = "image/png,image/jpeg,image/gif,image/webp";

interface Props {
  readonly label: string;
  readonly many?: boolean;
  readonly onAdded: (images: readonly string[]) => void;
}

/** Chooses pictures of this device and sends them. */
export function PictureButton({ label, many = false, onAdded }: Props) {
  const { addImages } = useLesson();
  const input = useRef<HTMLInputElement>(null);
  const [isSending, setSending] = useState(false);
  const send = async (files: readonly File[]) => {
    setSending(true);
    onAdded(await addImages(files));
    setSending(false);
  };
  return (
    <>
      <Button
        size="xs"
        variant="default"
        loading={isSending}
        leftSection={<IconPhotoPlus size={14} />}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={many}
        accept={PICTURES}
        aria-label={label}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = "";
          if (files.length > 0) void send(files);
        }}
      />
    </>
  );
}
