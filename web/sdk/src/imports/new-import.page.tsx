import { Button } from "@mantine/core";
import { IconFileSpreadsheet, IconX } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { asFailure } from "../api/failure";
import { Progress } from "../feedback/progress.component";
import { LoadingRows } from "../feedback/skeletons.component";
import { ErrorState, NotFoundState } from "../feedback/states.component";
import { toast } from "../feedback/toast.component";
import { formatBytes, formatNumber } from "../texts/format";
import { DropZone } from "../uploads/drop-zone.component";
import { ImportFrame } from "./import-frame.component";
import { useImportTexts } from "./import-texts";
import { type ImportUpload, useImportUpload } from "./import-upload";
import { downloadTemplate, type ImportKind, type SheetFormat, useImportKind } from "./imports.api";
import classes from "./imports.module.css";

const WAITING_ROWS = 5;

/** Choosing the file of an import, with what it has to hold. */
export function NewImportPage({ name }: { readonly name: string }) {
  const { query, kind } = useImportKind(name);
  if (query.isSuccess && !kind) return <NotFoundState />;
  return (
    <ImportFrame kind={kind ?? undefined} step="file">
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <LoadingRows rows={WAITING_ROWS} />}
      {kind && <ChooseFile kind={kind} />}
    </ImportFrame>
  );
}

function ChooseFile({ kind }: { readonly kind: ImportKind }) {
  const t = useImportTexts();
  const navigate = useNavigate();
  const { upload, send, cancel } = useImportUpload(
    kind.name,
    (guid) => void navigate({ href: `/imports/${guid}` }),
  );
  const choose = ([file]: readonly File[]) => file && send(file);
  return (
    <>
      {upload && <SentFile upload={upload} onCancel={cancel} />}
      {(!upload || upload.failure) && (
        <DropZone
          title={t("file.drop")}
          text={t("file.limits", { rows: formatNumber(kind.max_rows), size: formatBytes(kind.max_bytes) })}
          accept=".csv,.txt,.xlsx"
          multiple={false}
          onFiles={choose}
        />
      )}
      <FileFields kind={kind} />
    </>
  );
}

function SentFile({ upload, onCancel }: { readonly upload: ImportUpload; readonly onCancel: () => void }) {
  const t = useImportTexts();
  const { file, sent, failure } = upload;
  if (failure) {
    return (
      <p className={classes.failure} role="alert">
        <strong>{t("file.refused", { name: file.name })}</strong>{" "}
        {failure.fields[0]?.message || failure.message || t("file.failed")}
      </p>
    );
  }
  const isRead = sent >= file.size;
  return (
    <section className={classes.sending} aria-label={file.name}>
      <p role="status">
        {isRead
          ? t("file.reading", { name: file.name })
          : t("file.sending", { name: file.name, sent: formatBytes(sent), size: formatBytes(file.size) })}
      </p>
      <Progress value={isRead ? null : sent / file.size} label={file.name} />
      <Button variant="default" size="xs" leftSection={<IconX size={14} />} onClick={onCancel}>
        {t("cancel")}
      </Button>
    </section>
  );
}

/** What the file may hold, and an empty one to begin with. */
function FileFields({ kind }: { readonly kind: ImportKind }) {
  const t = useImportTexts();
  const fetch = (format: SheetFormat) =>
    void downloadTemplate(kind.name, format).catch((thrown: unknown) =>
      toast.error(t("file.templateFailed"), { text: asFailure(thrown).message }),
    );
  return (
    <section className={classes.block}>
      <h2>{t("file.fields")}</h2>
      <p className={classes.hint}>{kind.hint || t("file.hint")}</p>
      <ul className={classes.fieldNames}>
        {kind.fields.map(({ name, label, is_required }) => (
          <li key={name}>
            {label}
            {is_required && <span className={classes.hint}> · {t("file.required")}</span>}
          </li>
        ))}
      </ul>
      <div className={classes.buttons}>
        {(["csv", "xlsx"] as const).map((format) => (
          <Button
            key={format}
            variant="default"
            leftSection={<IconFileSpreadsheet size={16} />}
            onClick={() => fetch(format)}
          >
            {t(`file.template.${format}`)}
          </Button>
        ))}
      </div>
    </section>
  );
}
