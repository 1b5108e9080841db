import {
  EmptyState,
  ErrorState,
  formatBytes,
  Link,
  LoadingRows,
  recordTypeName,
  type StatusKind,
  StatusMark,
  TypeIcon,
  unwrap,
  useTexts,
} from "@estante/sdk";
import { Button } from "@mantine/core";
import { IconFileX } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { api } from "../api/client";
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

function useFiles({ guid, group }: Props) {
  const params = { path: { batch_guid: guid }, query: { state: [...GROUPS[group]], pageSize: PAGE } };
  return useInfiniteQuery({
    queryKey: ["api", BATCH_FILES, params],
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        api.GET(BATCH_FILES, { params: { ...params, query: { ...params.query, page: pageParam } }, signal }),
      ),
    initialPageParam: 1,
    getNextPageParam: ({ meta }, _pages, page) => (page * PAGE < (meta?.total ?? 0) ? page + 1 : undefined),
  });
}

/** The files of a batch in the order of the archive: what each became, or why it became nothing. */
export function BatchFiles(props: Props) {
  const t = useTexts("contents");
  const query = useFiles(props);
  if (query.isError && !query.data) {
    return <ErrorState inPanel error={query.error} onRetry={() => void query.refetch()} />;
  }
  if (!query.data) return <LoadingRows columns={1} />;
  const rows = query.data.pages.flatMap(({ data }) => data);
  if (rows.length === 0) return <EmptyState isFiltered title={t("batch.noFiles")} />;
  const total = query.data.pages.at(-1)?.meta?.total ?? rows.length;
  return (
    <>
      <ul className={classes.files} aria-label={t("batch.files")}>
        {rows.map((file) => (
          <FileLine key={file.guid} file={file} />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          variant="default"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t("held.more", { shown: rows.length, total })}
        </Button>
      )}
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
