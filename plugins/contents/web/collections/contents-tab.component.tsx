import {
  asFailure,
  Cover,
  EmptyState,
  ErrorState,
  invalidate,
  Link,
  LoadingRows,
  MoreRows,
  reasonOf,
  recordTypeName,
  SortableField,
  StatusMark,
  TypeIcon,
  toast,
  usePermission,
  useTexts,
} from "@estante/sdk";
import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { storageMark } from "../components/storage-mark";
import { AddContents } from "./add-contents.component";
import classes from "./contents-tab.module.css";
import { type HeldContent, type HeldContents, movedIn } from "./held-contents";

interface Props {
  readonly guid: string;
  readonly held: HeldContents;
  /** What else is done with all of them. */
  readonly more?: (isEmpty: boolean) => ReactNode;
}

const COVER_PX = 40;
const ICON_PX = 16;

/** The contents of a collection or a publication, in their order: added, moved and taken out. */
export function ContentsTab({ guid, held, more }: Props) {
  const t = useTexts("contents");
  const mayChange = usePermission(held.permission);
  const [isAdding, setAdding] = useState(false);
  const pages = held.usePages(guid);
  const { total, error } = pages;
  if (!pages.rows && error) return <ErrorState inPanel error={error} onRetry={pages.retry} />;
  if (!pages.rows) return <LoadingRows columns={1} />;
  // A content that moves to the next page between two calls comes twice.
  const rows = [...new Map(pages.rows.map((row) => [row.guid, row])).values()];
  const add = (
    <Button leftSection={<IconPlus size={ICON_PX} />} onClick={() => setAdding(true)}>
      {t("held.add")}
    </Button>
  );
  return (
    <div className={classes.tab}>
      {rows.length === 0 ? (
        <EmptyState
          title={t("held.none")}
          text={t("held.noneText")}
          {...((more || mayChange) && {
            actions: (
              <>
                {more?.(true)}
                {mayChange && add}
              </>
            ),
          })}
        />
      ) : (
        <>
          <div className={classes.head}>
            <span>{t("held.count", { count: total })}</span>
            {more?.(false)}
            {mayChange && add}
          </div>
          <Contents guid={guid} held={held} rows={rows} mayChange={mayChange} />
          <MoreRows pages={pages} />
        </>
      )}
      <AddContents guid={guid} held={held} opened={isAdding} onClose={() => setAdding(false)} />
    </div>
  );
}

interface ContentsProps extends Props {
  readonly rows: readonly HeldContent[];
  readonly mayChange: boolean;
}

function Contents({ guid, held, rows, mayChange }: ContentsProps) {
  const t = useTexts("contents");
  const client = useQueryClient();
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  const saved = rows.map((row) => row.guid);
  const change = async (next: readonly string[], sent: Promise<void>, done: string) => {
    setWanted(next);
    try {
      await sent;
      toast.success(t(done));
    } catch (thrown) {
      toast.error(t("held.failed"), { text: reasonOf(asFailure(thrown)) });
    } finally {
      await invalidate(client, held.stale);
      setWanted((current) => (current === next ? null : current));
    }
  };
  const shown = wanted ?? saved;
  const move = (next: readonly string[]) => {
    const moved = movedIn(shown, next);
    if (moved) void change(next, held.move(guid, moved.guid, moved.behind), "held.moved");
  };
  return (
    <SortableField
      label={t("held.tab")}
      isLabelHidden
      options={rows.map((row) => ({ value: row.guid, label: row.name }))}
      value={shown}
      onChange={move}
      onRemove={(gone) =>
        void change(
          shown.filter((each) => each !== gone),
          held.remove(guid, gone),
          "held.removed",
        )
      }
      readOnly={!mayChange}
      renderRow={(each) => {
        const row = rows.find((row) => row.guid === each);
        return row && <ContentLine row={row} />;
      }}
    />
  );
}

function ContentLine({ row }: { readonly row: HeldContent }) {
  const t = useTexts("contents");
  const { kind, key } = storageMark(row);
  return (
    <div className={classes.content}>
      <Cover title={row.name} type={row.type_guid} src={row.thumbnail} slot={COVER_PX} />
      <div className={classes.name}>
        <Link to={`/content/${row.guid}`}>{row.name}</Link>
        <div className={classes.type}>
          <TypeIcon type={row.type_guid} size={ICON_PX} /> {recordTypeName(row.type_guid)}
        </div>
      </div>
      {kind !== "active" && <StatusMark kind={kind} label={t(key)} />}
    </div>
  );
}
