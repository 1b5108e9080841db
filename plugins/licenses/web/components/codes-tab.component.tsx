import {
  asFailure,
  EmptyState,
  ErrorState,
  formatDate,
  formatNumber,
  invalidate,
  Link,
  LoadingRows,
  MoreRows,
  reasonOf,
  StatusMark,
  startExport,
  toast,
  usePermission,
  useTexts,
} from "@estante/sdk";
import { Button, SegmentedControl, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconDownload, IconQrcode } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  type BatchRow,
  batches,
  exportCards,
  exportCodes,
  resumeBatch,
  type Use,
  useCodes,
} from "../api/batches";
import { groupedCode } from "../api/licenses";
import { BatchFigures } from "./batch-figures.component";
import { LicenseStatus } from "./license-status.component";
import classes from "./rows.module.css";

const ICON_PX = 16;
const TYPING_MS = 300;
const USES: readonly Use[] = ["", "free", "redeemed"];

/** The codes of a batch: how many there are, which are free, and who has the others. */
export function CodesTab({ batch }: { readonly batch: BatchRow }) {
  const t = useTexts("licenses");
  const mayExport = usePermission("license_batches.export");
  const [text, setText] = useState("");
  const [use, setUse] = useState<Use>("");
  const [q] = useDebouncedValue(text.trim(), TYPING_MS);
  return (
    <div className={classes.tab}>
      <BatchFigures batch={batch} />
      {batch.is_processing && batch.is_stopped && <Stopped batch={batch} />}
      <div className={classes.head}>
        <TextInput
          type="search"
          aria-label={t("batches.codes.search")}
          placeholder={t("batches.codes.search")}
          value={text}
          maxLength={200}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <SegmentedControl
          aria-label={t("batches.codes.use")}
          value={use}
          onChange={(value) => setUse(value as Use)}
          data={USES.map((value) => ({ value, label: t(`batches.codes.uses.${value || "all"}`) }))}
        />
        {mayExport && (
          <>
            {!batch.is_processing && (
              <Button
                variant="default"
                leftSection={<IconQrcode size={ICON_PX} />}
                onClick={() => void startExport(() => exportCards(batch.guid))}
              >
                {t("batches.codes.cards")}
              </Button>
            )}
            <Button
              variant="default"
              leftSection={<IconDownload size={ICON_PX} />}
              onClick={() => void startExport(() => exportCodes(batch.guid, use))}
            >
              {t("users.export")}
            </Button>
          </>
        )}
      </div>
      <Codes guid={batch.guid} q={q} use={use} />
    </div>
  );
}

interface CodesProps {
  readonly guid: string;
  readonly q: string;
  readonly use: Use;
}

function Codes({ guid, q, use }: CodesProps) {
  const t = useTexts("licenses");
  const mayOpen = usePermission("licenses.readDetail");
  const mayOpenUsers = usePermission("users.readDetail");
  const pages = useCodes(guid, q, use);
  const { rows, error } = pages;
  if (!rows && error) return <ErrorState inPanel error={error} onRetry={pages.retry} />;
  if (!rows) return <LoadingRows columns={3} />;
  if (rows.length === 0) {
    const isFiltered = q !== "" || use !== "";
    return (
      <EmptyState
        isFiltered={isFiltered}
        title={t(isFiltered ? "batches.codes.noneFound" : "batches.codes.none")}
      />
    );
  }
  return (
    <>
      <ul className={classes.rows} aria-label={t("batches.codes.tab")}>
        {rows.map((row) => (
          <li key={row.guid} className={classes.row}>
            <span className={classes.code}>
              {mayOpen ? (
                <Link to={`/license/${row.guid}`}>{groupedCode(row.code)}</Link>
              ) : (
                groupedCode(row.code)
              )}
            </span>
            <span className={classes.fact}>
              {row.status === "active" ? (
                <StatusMark
                  kind={row.consumed > 0 ? "active" : "inactive"}
                  label={t(`batches.codes.state.${row.consumed > 0 ? "redeemed" : "free"}`)}
                />
              ) : (
                <LicenseStatus status={row.status} />
              )}
            </span>
            <span className={classes.fact}>
              {row.person_guid && mayOpenUsers ? (
                <Link to={`/user/${row.person_guid}/licensing`}>{row.person}</Link>
              ) : (
                row.person
              )}
            </span>
            <span className={classes.fact}>{row.linked_at && formatDate(row.linked_at)}</span>
          </li>
        ))}
      </ul>
      <MoreRows pages={pages} />
    </>
  );
}

/** Nothing makes the rest of the codes: its job was cancelled, or failed for good. */
function Stopped({ batch }: { readonly batch: BatchRow }) {
  const t = useTexts("licenses");
  const client = useQueryClient();
  const mayResume = usePermission("license_batches.create");
  const [isRunning, setRunning] = useState(false);
  const resume = async () => {
    setRunning(true);
    try {
      await resumeBatch(batch.guid);
    } catch (thrown) {
      toast.error(t("batches.codes.resumeFailed"), { text: reasonOf(asFailure(thrown)) });
    } finally {
      await invalidate(client, batches.stale);
      setRunning(false);
    }
  };
  const left = formatNumber(batch.codes_amount - batch.made);
  return (
    <div className={classes.head} role="status">
      <span>{t("batches.codes.stopped", { left })}</span>
      {mayResume && (
        <Button loading={isRunning} onClick={() => void resume()}>
          {t("batches.codes.resume")}
        </Button>
      )}
    </div>
  );
}
