import {
  asFailure,
  Cover,
  ErrorState,
  formatList,
  invalidate,
  Link,
  LoadingRows,
  reasonOf,
  toast,
  usePermission,
  useTexts,
} from "@estante/sdk";
import { ActionIcon, Button } from "@mantine/core";
import { IconPlus, IconX } from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Content } from "../api/contents";
import { namesOf, useClassification } from "../collections/classification";
import { ChooseDialog } from "./choose-dialog.component";
import classes from "./grouping.module.css";
import type { Holder, Holders as HoldersOf } from "./holders";

const ICON_PX = 16;
const COVER_PX = 120;

interface Props {
  readonly content: Content;
  readonly holders: HoldersOf;
}

/** Adds a content to what can hold it, and takes it out, which can be undone at once. */
function useHolding({ content, holders }: Props) {
  const t = useTexts("contents");
  const client = useQueryClient();
  const change = async (
    guids: readonly string[],
    call: HoldersOf["add"],
    done: string,
    undo?: () => void,
  ) => {
    try {
      for (const guid of guids) await call(guid, content.guid);
      toast.success(done, { ...(undo && { action: { label: t("grouping.undo"), run: undo } }) });
      return true;
    } catch (thrown) {
      toast.error(t("held.failed"), { text: reasonOf(asFailure(thrown)) });
      return false;
    } finally {
      await invalidate(client, holders.stale);
    }
  };
  const add = (guids: readonly string[]) =>
    change(guids, holders.add, t(`grouping.${holders.kind}.added`, { count: guids.length }));
  const remove = ({ guid, name }: Holder) =>
    change([guid], holders.remove, t("grouping.removed", { name }), () => void add([guid]));
  return { add, remove };
}

/** The publications, or the collections, that hold a content. */
export function Holders({ content, holders }: Props) {
  const t = useTexts("contents");
  const mayChange = usePermission(holders.permission);
  const [isChoosing, setChoosing] = useState(false);
  const { add, remove } = useHolding({ content, holders });
  const { kind, key } = holders;
  const query = useQuery({
    queryKey: ["api", key, { holding: content.guid }],
    queryFn: ({ signal }) => holders.read(content.guid, signal),
  });
  if (query.isError) return <ErrorState inPanel error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <LoadingRows columns={1} />;
  const rows = query.data.data;
  const shared = { holders, rows, ...(mayChange && { onRemove: remove }) };
  return (
    <>
      {rows.length === 0 && <p className={classes.none}>{t(`grouping.${kind}.none`)}</p>}
      {rows.length > 0 && (kind === "publications" ? <Covers {...shared} /> : <Lines {...shared} />)}
      {mayChange && (
        <Button
          variant="default"
          size="xs"
          className={classes.add ?? ""}
          leftSection={<IconPlus size={ICON_PX} />}
          onClick={() => setChoosing(true)}
        >
          {t(`grouping.${kind}.add`)}
        </Button>
      )}
      {isChoosing && (
        <ChooseDialog
          of={kind}
          title={t(`grouping.${kind}.add`)}
          label={t(`grouping.${kind}.choose`)}
          onChoose={add}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}

interface RowsProps {
  readonly holders: HoldersOf;
  readonly rows: readonly Holder[];
  readonly onRemove?: (holder: Holder) => Promise<boolean>;
}

/** Publications by their covers. */
function Covers({ holders, rows, onRemove }: RowsProps) {
  const t = useTexts("contents");
  return (
    <ul className={classes.covers} aria-label={t("publications.list.title")}>
      {rows.map((row) => (
        <li key={row.guid} className={classes.card}>
          <div className={classes.plank}>
            <Cover title={row.name} type={null} src={row.thumbnail} slot={COVER_PX} />
            {onRemove && <RemoveButton row={row} onRemove={onRemove} />}
          </div>
          <Link to={holders.pathOf(row.guid)} className={classes.name}>
            {row.name}
          </Link>
          <span className={classes.fact}>{t("publications.count", { count: row.count })}</span>
        </li>
      ))}
    </ul>
  );
}

/** Collections by their names. */
function Lines({ holders, rows, onRemove }: RowsProps) {
  const t = useTexts("contents");
  const { educationLevels } = useClassification();
  return (
    <ul className={classes.lines} aria-label={t("collections.list.title")}>
      {rows.map((row) => (
        <li key={row.guid} className={classes.line}>
          <Link to={holders.pathOf(row.guid)} className={classes.name}>
            {row.name}
          </Link>
          <span className={classes.fact}>{formatList([...namesOf(row.levels, educationLevels)])}</span>
          <span className={classes.fact}>{t("collections.count", { count: row.count })}</span>
          {onRemove && <RemoveButton row={row} onRemove={onRemove} />}
        </li>
      ))}
    </ul>
  );
}

function RemoveButton({ row, onRemove }: { readonly row: Holder } & Required<Pick<RowsProps, "onRemove">>) {
  const t = useTexts("contents");
  const [isRemoving, setRemoving] = useState(false);
  return (
    <ActionIcon
      variant="default"
      size="md"
      className={classes.remove ?? ""}
      loading={isRemoving}
      aria-label={t("grouping.remove", { name: row.name })}
      onClick={async () => {
        setRemoving(true);
        await onRemove(row);
        setRemoving(false);
      }}
    >
      <IconX size={ICON_PX} />
    </ActionIcon>
  );
}
