import { useTexts } from "@estante/sdk";
import { ActionIcon, TextInput } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import type { ReactNodeViewProps } from "@tiptap/react";
import { useLesson } from "../editor/lesson-context";
import { BlockFrame } from "./block-frame.component";
import classes from "./blocks.module.css";
import { PictureButton } from "./picture-button.component";

interface Picture {
  readonly image: string;
  readonly alt: string;
}

/** Several pictures beside one another, each with the words that stand for it. */
export function GalleryView({ node, selected, updateAttributes, deleteNode }: ReactNodeViewProps<unknown>) {
  const t = useTexts("mint");
  const { images, isReadOnly } = useLesson();
  const pictures = node.attrs.images as readonly Picture[];
  const put = (next: readonly Picture[]) => updateAttributes({ images: next });
  return (
    <BlockFrame node={node} selected={selected} remove={deleteNode}>
      <ul className={classes.gallery}>
        {pictures.map((picture, place) => (
          <li key={picture.image}>
            <img src={images[picture.image]} alt={picture.alt} className={classes.thumbnail} />
            <TextInput
              label={t("blocks.altOf", { place: place + 1 })}
              error={picture.alt.trim() ? undefined : t("blocks.altMissing")}
              value={picture.alt}
              maxLength={300}
              readOnly={isReadOnly}
              onChange={(event) => {
                const alt = event.currentTarget.value;
                put(pictures.map((other) => (other === picture ? { ...other, alt } : other)));
              }}
            />
            {!isReadOnly && (
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t("blocks.pictureRemove", { place: place + 1 })}
                onClick={() => put(pictures.filter((other) => other !== picture))}
              >
                <IconX size={14} />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
      {!isReadOnly && (
        <PictureButton
          many
          label={t("blocks.picturesAdd")}
          onAdded={(added) => put([...pictures, ...added.map((image) => ({ image, alt: "" }))])}
        />
      )}
    </BlockFrame>
  );
}
