import { useTexts } from "@estante/sdk";
import { TextInput } from "@mantine/core";
import type { ReactNodeViewProps } from "@tiptap/react";
import { useLesson } from "../editor/lesson-context";
import { BlockFrame } from "./block-frame.component";
import classes from "./blocks.module.css";
import { PictureButton } from "./picture-button.component";

/** A picture with the words that stand for it, which are asked for until they are there, and its caption. */
export function ImageView({ node, selected, updateAttributes, deleteNode }: ReactNodeViewProps<unknown>) {
  const t = useTexts("mint");
  const { images, isReadOnly } = useLesson();
  const { image, alt, caption } = node.attrs as { image: string; alt: string; caption: string };
  const url = images[image];
  return (
    <BlockFrame node={node} selected={selected} remove={deleteNode}>
      {url && <img src={url} alt={alt} className={classes.picture} />}
      {image && !url && <p className={classes.hint}>{t("blocks.imageLost")}</p>}
      {!isReadOnly && (
        <PictureButton
          label={t(image ? "blocks.imageReplace" : "blocks.imageChoose")}
          onAdded={([added]) => added && updateAttributes({ image: added })}
        />
      )}
      {image && (
        <div className={classes.fields}>
          <TextInput
            label={t("blocks.alt")}
            description={t("blocks.altHint")}
            error={alt.trim() ? undefined : t("blocks.altMissing")}
            value={alt}
            maxLength={300}
            readOnly={isReadOnly}
            onChange={(event) => updateAttributes({ alt: event.currentTarget.value })}
          />
          <TextInput
            label={t("blocks.caption")}
            value={caption}
            maxLength={300}
            readOnly={isReadOnly}
            onChange={(event) => updateAttributes({ caption: event.currentTarget.value })}
          />
        </div>
      )}
    </BlockFrame>
  );
}
