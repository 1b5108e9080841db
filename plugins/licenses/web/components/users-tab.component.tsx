import {
  asFailure,
  Dialog,
  EmptyState,
  ErrorState,
  formatDate,
  invalidate,
  Link,
  LoadingRows,
  MoreRows,
  reasonOf,
  startExport,
  toast,
  usePermission,
  useTexts,
} from "@estante/sdk";
import { ActionIcon, Button } from "@mantine/core";
import { IconDownload, IconX } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLicenseUsers } from "../api/license-users";
import { exportUsers, removePerson, STALE } from "../api/redemptions";
import { lastDay } from "./license-status.component";
import classes from "./rows.module.css";

const ICON_PX = 16;

/** Who redeemed a licence, and until when they have it. */
export function UsersTab({ guid }: { readonly guid: string }) {
  const t = useTexts("licenses");
  const mayChange = usePermission("licenses.update");
  const mayExport = usePermission("licenses.export");
  const mayOpen = usePermission("users.readDetail");
  const [leaving, setLeaving] = useState<{ readonly guid: string; readonly name: string } | null>(null);
  const pages = useLicenseUsers(guid);
  const { rows, total, error } = pages;
  if (!rows && error) return <ErrorState inPanel error={error} onRetry={pages.retry} />;
  if (!rows) return <LoadingRows columns={3} />;
  if (rows.length === 0) return <EmptyState title={t("users.none")} text={t("users.noneText")} />;
  return (
    <div className={classes.tab}>
      <div className={classes.head}>
        <span>{t("users.count", { count: total })}</span>
        {mayExport && (
          <Button
            variant="default"
            leftSection={<IconDownload size={ICON_PX} />}
            onClick={() => void startExport(() => exportUsers(guid))}
          >
            {t("users.export")}
          </Button>
        )}
      </div>
      <ul className={classes.rows} aria-label={t("users.tab")}>
        {rows.map((row) => (
          <li key={row.guid} className={classes.row}>
            <span className={classes.name}>
              {mayOpen ? <Link to={`/user/${row.guid}/licensing`}>{row.name}</Link> : row.name}
              <span className={classes.quiet}>{row.username}</span>
            </span>
            {row.school && <span className={classes.fact}>{row.school}</span>}
            <span className={classes.fact}>{t("users.linked", { day: formatDate(row.linked_at) })}</span>
            <span className={classes.fact}>{t("users.ends", { day: lastDay(row.expires_at) })}</span>
            {mayChange && (
              <ActionIcon
                variant="default"
                aria-label={t("users.remove", { name: row.name })}
                onClick={() => setLeaving(row)}
              >
                <IconX size={ICON_PX} />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
      <MoreRows pages={pages} />
      {leaving && <RemoveDialog license={guid} person={leaving} onClose={() => setLeaving(null)} />}
    </div>
  );
}

interface RemoveProps {
  readonly license: string;
  readonly person: { readonly guid: string; readonly name: string };
  readonly onClose: () => void;
}

function RemoveDialog({ license, person, onClose }: RemoveProps) {
  const t = useTexts("licenses");
  const client = useQueryClient();
  const [isRunning, setRunning] = useState(false);
  const remove = async () => {
    setRunning(true);
    try {
      await removePerson(license, person.guid);
      toast.success(t("users.removed", { name: person.name }));
      onClose();
    } catch (thrown) {
      toast.error(t("users.failed"), { text: reasonOf(asFailure(thrown)) });
      setRunning(false);
    } finally {
      await invalidate(client, STALE);
    }
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      size="s"
      title={t("users.removeTitle", { name: person.name })}
      confirm={{ label: t("users.removeConfirm"), isDestructive: true, isRunning, run: () => void remove() }}
    >
      <p>{t("users.removeText")}</p>
    </Dialog>
  );
}
