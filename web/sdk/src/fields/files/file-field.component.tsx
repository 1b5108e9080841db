import { IconFile } from "@tabler/icons-react";
import { formatBytes } from "../../texts/format";
import type { FieldProps } from "../field.types";
import { FieldFrame, useFieldIds } from "../field-frame.component";
import { useFieldTexts } from "../field-texts";
import { FileButtons, SendingNotice } from "./file-buttons.component";
import { acceptOf, type FileLimits, limitsText } from "./file-limits";
import { type FileValue, type SendFile, savedAs } from "./file-value";
import classes from "./files.module.css";
import { useFileSending } from "./use-file-sending";

export interface FileFieldProps extends FieldProps<FileValue | null>, FileLimits {
  /** `sendUpload(purpose)`, or the plugin's own call. */
  readonly send: SendFile;
}

/** A file of a record: what it takes is said before, and what it was given stands with name and size. */
export function FileField(props: FileFieldProps) {
  const { label, value, onChange, disabled = false, readOnly = false, loading = false } = props;
  const t = useFieldTexts();
  const { id, labelId, describedBy } = useFieldIds({ ...props, description: true });
  const files = useFileSending(props, props.send, (sent) => onChange({ ...sent, alt: "" }));
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
        {value && (
          <p className={classes.file}>
            <IconFile size={20} aria-hidden="true" />
            {value.url ? (
              <a href={savedAs(value.url, value.name)} download={value.name}>
                {value.name}
              </a>
            ) : (
              <span>{value.name}</span>
            )}
            {value.size !== null && <span className={classes.size}>{formatBytes(value.size)}</span>}
          </p>
        )}
        {!value && readOnly && <p className={classes.none}>{t("files.none")}</p>}
        <SendingNotice files={files} />
        {!readOnly && (
          <FileButtons
            label={label}
            accept={acceptOf(props)}
            hasFile={value !== null}
            isOff={disabled}
            isLoading={loading || files.sending.status === "sending"}
            path={props["data-path"]}
            onFile={(file) => files.check(file) && files.send(file)}
            onRemove={() => {
              files.forget();
              onChange(null);
            }}
          />
        )}
      </div>
    </FieldFrame>
  );
}
