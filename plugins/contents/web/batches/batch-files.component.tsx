import {
  EmptyState,
  ErrorState,
  formatBytes,
  Link,
  LoadingRows,
  MoreRows,
  recordTypeName,
  type StatusKind,
  StatusMark,
  TypeIcon,
  useTexts,
} from "@estante/sdk";
import { IconFileX } from "@tabler/icons-react";
import { useApiPages } from "../api/client";
import { BATCH_FILES, type BatchFile, GROUPS, type Group } from "./batches";
import classes from "./batches.module.css";

const PAGE = 100;
const ICON_PX = 18;
const MARKS = {
  waiting: "draft",
  preparing: "running",
  ready: "active",
  failed: "failed",
  refused: "failed",
  skipped: "inactive",
} as const satisfies Record<BatchFile["state"], StatusKind>;

interface Props {
  readonly guid: string;
  readonly group: Group;
}

/** The files of a batch in the order of the archive: what each became, or why it became nothing. */
export function BatchFiles({ guid, group }: Props) {
  const t = useTexts("contents");
  const query = { state: [...GROUPS[group]] };
  const pages = useApiPages(BATCH_FILES, { path: { batch_guid: guid }, query }, { pageSize: PAGE });
  const { rows, error } = pages;
  if (!rows && error) return <ErrorState inPanel error={error} onRetry={pages.retry} />;
  if (!rows) return <LoadingRows columns={1} />;
  if (rows.length === 0) return <EmptyState isFiltered title={t("batch.noFiles")} />;
  return (
    <>
      <ul className={classes.files} aria-label={t("batch.files")}>
        {rows.map((file) => (
          <FileLine key={file.guid} file={file} />
        ))}
      </ul>
      <MoreRows pages={pages} />
    </>
  );
}

function FileLine({ file }: { readonly file: BatchFile }) {
  const t = useTexts("contents");
  const { state, content_guid, content_name, type_guid, reason, faults } = file;
  const isMade = content_guid !== null && content_name !== null;
  return (
    <li className={classes.file} data-state={state}>
      <span className={classes.sign}>
        {type_guid ? (
          <TypeIcon type={type_guid} size={ICON_PX} />
        ) : (
          <IconFileX size={ICON_PX} aria-hidden="true" />
        )}
      </span>
      <div className={classes.words}>
        {isMade ? <Link to={`/content/${content_guid}`}>{content_name}</Link> : <strong>{file.file}</strong>}
        <span className={classes.facts}>
          {isMade && <span>{file.file}</span>}
          {type_guid && <span>{recordTypeName(type_guid)}</span>}
          {file.size > 0 && <span>{formatBytes(file.size)}</span>}
        </span>
        {reason && (
          <p className={classes.reason}>
            {[reason, ...faults.map(({ message }) => `${message}.`)].join(" ")}
          </p>
        )}
      </div>
      <StatusMark kind={MARKS[state]} label={t(`batch.file.${state}`)} />
    </li>
  );
}
