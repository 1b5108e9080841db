import { TextInput } from "@mantine/core";
import { IconPhoto } from "@tabler/icons-react";
import { useState } from "react";
import type { FieldProps } from "../field.types";
import { FieldFrame, useFieldIds } from "../field-frame.component";
import { useFieldTexts } from "../field-texts";
import { CropDialog } from "./crop-dialog.component";
import { FileButtons, SendingNotice } from "./file-buttons.component";
import { acceptOf, type FileLimits, limitsText } from "./file-limits";
import type { FileValue, SendFile } from "./file-value";
import classes from "./files.module.css";
import { useFileSending } from "./use-file-sending";

export interface ImageFieldProps extends FieldProps<FileValue | null>, FileLimits {
  /** `sendUpload(purpose)`, or the plugin's own call. */
  readonly send: SendFile;
  /** Width by height. With it, the part of the picture that is used is chosen before it is sent. */
  readonly ratio?: number;
  /** Asks what the picture shows. */
  readonly hasAlt?: boolean;
}

/** A picture of a record: chosen, cut to its ratio, described, replaced, removed. */
export function ImageField(props: ImageFieldProps) {
  const { label, value, onChange, ratio, disabled = false, readOnly = false, loading = false } = props;
  const t = useFieldTexts();
  const { id, labelId, describedBy } = useFieldIds({ ...props, description: true });
  const [chosen, setChosen] = useState<File | null>(null);
  const files = useFileSending(props, props.send, (sent) => onChange({ ...sent, alt: value?.alt ?? "" }));
  const choose = (file: File) => {
    if (!files.check(file)) return;
    if (ratio === undefined) files.send(file);
    else setChosen(file);
  };
  return (
    <FieldFrame {...props} id={id} isGroup description={props.description ?? limitsText(props, t)}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be labelled by the frame */}
      <div
        role="group"
        aria-labelledby={labelId}
        aria-describedby={describedBy}
        aria-busy={loading || undefined}
        className={classes.field}
      >
        <Picture value={value} ratio={ratio} />
        <SendingNotice files={files} />
        {!readOnly && (
          <FileButtons
            label={label}
            accept={acceptOf(props)}
            hasFile={value !== null}
            isOff={disabled}
            isLoading={loading || files.sending.status === "sending"}
            path={props["data-path"]}
            onFile={choose}
            onRemove={() => {
              files.forget();
              onChange(null);
            }}
          />
        )}
        {props.hasAlt && value && (
          <TextInput
            label={t("files.alt")}
            description={t("files.altText")}
            value={value.alt}
            disabled={disabled}
            readOnly={readOnly}
            maxLength={250}
            onChange={(event) => onChange({ ...value, alt: event.currentTarget.value })}
          />
        )}
      </div>
      {chosen && ratio !== undefined && (
        <CropDialog
          file={chosen}
          ratio={ratio}
          onClose={() => setChosen(null)}
          onCrop={(file) => {
            setChosen(null);
            // What was cut may be larger than what it was cut from.
            if (files.check(file)) files.send(file);
          }}
        />
      )}
    </FieldFrame>
  );
}

interface PictureProps {
  readonly value: FileValue | null;
  readonly ratio: number | undefined;
}

/** The picture, or the place where it will be: also where its address leads nowhere any more. */
function Picture({ value, ratio = 4 / 3 }: PictureProps) {
  const t = useFieldTexts();
  const [broken, setBroken] = useState<string | null>(null);
  const url = value?.url && value.url !== broken ? value.url : null;
  return (
    <div className={classes.picture} style={{ aspectRatio: ratio }}>
      {url ? (
        <img src={url} alt={value?.alt || t("files.undescribed")} onError={() => setBroken(url)} />
      ) : (
        <span className={classes.none}>
          <IconPhoto size={24} aria-hidden="true" />
          {value?.name ?? t("files.noPicture")}
        </span>
      )}
    </div>
  );
}
