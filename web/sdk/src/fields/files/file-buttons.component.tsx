import { Button, FileButton } from "@mantine/core";
import { IconRefresh, IconTrash, IconUpload } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Progress } from "../../feedback/progress.component";
import { useFieldTexts } from "../field-texts";
import classes from "./files.module.css";
import type { FileSending } from "./use-file-sending";

const ICON_PX = 16;

interface FileButtonsProps {
  /** Of the field: each button says what it is about. */
  readonly label: string;
  readonly accept: string;
  readonly hasFile: boolean;
  readonly isOff: boolean;
  readonly isLoading: boolean;
  readonly path: string | undefined;
  readonly onFile: (file: File) => void;
  readonly onRemove: () => void;
  readonly children?: ReactNode;
}

/** Choosing, replacing and removing a file. */
export function FileButtons(props: FileButtonsProps) {
  const { label, accept, hasFile, isOff, isLoading } = props;
  const t = useFieldTexts();
  const choose = t(hasFile ? "files.replace" : "files.choose");
  return (
    <div className={classes.buttons}>
      <FileButton accept={accept} onChange={(file) => file && props.onFile(file)} disabled={isOff}>
        {(given) => (
          <Button
            {...given}
            variant="default"
            size="xs"
            disabled={isOff}
            loading={isLoading}
            leftSection={<IconUpload size={ICON_PX} aria-hidden="true" />}
            aria-label={`${choose}: ${label}`}
            data-path={props.path}
          >
            {choose}
          </Button>
        )}
      </FileButton>
      {props.children}
      {hasFile && (
        <Button
          variant="subtle"
          size="xs"
          disabled={isOff}
          leftSection={<IconTrash size={ICON_PX} aria-hidden="true" />}
          aria-label={`${t("files.remove")}: ${label}`}
          onClick={props.onRemove}
        >
          {t("files.remove")}
        </Button>
      )}
    </div>
  );
}

/** How sending stands: how much has gone, or why not, and what helps. */
export function SendingNotice({ files }: { readonly files: FileSending }) {
  const t = useFieldTexts();
  const { sending, retry } = files;
  if (sending.status === "idle") return null;
  if (sending.status === "sending")
    return (
      <div className={classes.sending} role="status">
        <Progress value={sending.share} label={t("files.sending", { name: sending.name })} />
        <span>{t("files.sending", { name: sending.name })}</span>
      </div>
    );
  return (
    <div className={classes.failed} role="alert">
      <span>{sending.text}</span>
      {sending.status === "failed" && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconRefresh size={ICON_PX} aria-hidden="true" />}
          onClick={retry}
        >
          {t("files.retry")}
        </Button>
      )}
    </div>
  );
}
