import { Button } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { asFailure } from "../../api/failure";
import { invalidate } from "../../api/query";
import { usePermission } from "../../auth/use-session";
import { Dialog } from "../../dialogs/dialog.component";
import { LoadingRows } from "../../feedback/skeletons.component";
import { ErrorState } from "../../feedback/states.component";
import { toast } from "../../feedback/toast.component";
import { formatRelative } from "../../texts/format";
import type { AnyFields } from "../fields/fields";
import { useRecordTexts } from "../record-texts";
import type { AnyRecords, RecordVersion } from "../records.types";
import { FieldChanges } from "./field-changes.component";
import classes from "./record-versions.module.css";

interface Props {
  readonly records: AnyRecords;
  readonly fields: AnyFields;
  readonly guid: string;
}

/** The way back to an earlier version of a record, for who may change it. */
export function RecordVersions(props: Props) {
  const { t } = useRecordTexts(props.records);
  const mayUpdate = usePermission(`${props.records.section}.update`);
  const [isOpen, setOpen] = useState(false);
  if (!props.records.has.versions || !mayUpdate) return null;
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="default" size="xs" className={classes.open} onClick={() => setOpen(true)}>
        {t("versions.open")}
      </Button>
      <Dialog
        opened={isOpen}
        onClose={close}
        size="small"
        title={t("versions.title")}
        subtitle={t("versions.text")}
        cancel={null}
        isPlain
      >
        {isOpen && <Versions {...props} onRestored={close} />}
      </Dialog>
    </>
  );
}

function Versions({ records, fields, guid, onRestored }: Props & { readonly onRestored: () => void }) {
  const texts = useRecordTexts(records);
  const { t } = texts;
  const client = useQueryClient();
  const [restoring, setRestoring] = useState<number | null>(null);
  const past = useQuery(records.versionsQuery(guid));
  const record = useQuery(records.query(guid));
  if (past.isError) return <ErrorState inPanel error={past.error} onRetry={() => void past.refetch()} />;
  if (!past.data || !record.data) return <LoadingRows rows={3} columns={1} />;
  const { versions } = past.data.data;
  const { data: now, etag } = record.data;
  if (versions.length === 0) return <p className={classes.none}>{t("versions.none")}</p>;
  const restore = async ({ version }: RecordVersion) => {
    setRestoring(version);
    try {
      await records.restoreVersion(guid, version, etag);
      toast.success(t("versions.restored"));
      onRestored();
    } catch (thrown) {
      toast.error(asFailure(thrown).message || t("actions.failed"));
    } finally {
      setRestoring(null);
      await invalidate(client, records.stale);
    }
  };
  return (
    <ol className={classes.versions}>
      {versions.map((version) => {
        const name = t(version.by ? "versions.nameBy" : "versions.name", {
          when: formatRelative(version.at),
          name: version.by,
        });
        return (
          <li key={version.version}>
            <div>
              <strong>{name}</strong>
              <FieldChanges fields={fields} before={now} after={version.fields} texts={texts} />
            </div>
            <Button
              variant="default"
              size="xs"
              aria-label={t("versions.restoreNamed", { name })}
              loading={restoring === version.version}
              disabled={restoring !== null}
              onClick={() => void restore(version)}
            >
              {t("versions.restore")}
            </Button>
          </li>
        );
      })}
    </ol>
  );
}
