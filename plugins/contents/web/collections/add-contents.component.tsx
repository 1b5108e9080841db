import {
  asFailure,
  Cover,
  Dialog,
  EmptyState,
  ErrorState,
  invalidate,
  LoadingRows,
  reasonOf,
  recordTypeName,
  runBulk,
  TypeIcon,
  toast,
  useTexts,
} from "@estante/sdk";
import { Button, Checkbox, Select, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { apiQueryOptions } from "../api/client";
import type { ContentRow } from "../api/contents";
import { useTypes } from "../components/use-types";
import classes from "./add-contents.module.css";
import type { ChosenContents, ContentSearch, HeldContents } from "./held-contents";

interface Props {
  readonly guid: string;
  readonly held: HeldContents;
  readonly opened: boolean;
  readonly onClose: () => void;
}

const SHOWN = 25;
const TYPING_MS = 250;
const COVER_PX = 36;
const ICON_PX = 14;

/** Chooses contents by a search: some of them, or all that it finds. */
export function AddContents({ opened, ...props }: Props) {
  // What was searched and chosen is gone with the dialog.
  return opened ? <OpenAddContents {...props} /> : null;
}

function useAdding({ guid, held, onClose }: Omit<Props, "opened">) {
  const t = useTexts("contents");
  const client = useQueryClient();
  const [isAdding, setAdding] = useState(false);
  const add = async (chosen: ChosenContents, search: ContentSearch) => {
    setAdding(true);
    try {
      await runBulk(
        () => held.add(guid, chosen, search),
        {
          running: (count) => t("held.adding", { count }),
          done: (count) => t("held.added", { count }),
          undone: (count) => t("held.undone", { count }),
        },
        () => invalidate(client, held.stale),
      );
      onClose();
    } catch (thrown) {
      toast.error(t("held.failed"), { text: reasonOf(asFailure(thrown)) });
    } finally {
      setAdding(false);
    }
  };
  return { add, isAdding };
}

function OpenAddContents(props: Omit<Props, "opened">) {
  const t = useTexts("contents");
  const types = useTypes();
  const [text, setText] = useState("");
  const [type, setType] = useState<string | null>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [q] = useDebouncedValue(text.trim(), TYPING_MS);
  const { add, isAdding } = useAdding(props);
  const search: ContentSearch = { ...(q && { q }), ...(type && { type: [type] }) };
  const query = useQuery(apiQueryOptions("/cms/contents", { query: { ...search, pageSize: SHOWN } }));
  const total = query.data?.meta?.total ?? 0;
  return (
    <Dialog
      opened
      onClose={props.onClose}
      title={t("held.addTitle")}
      subtitle={t("held.addText")}
      isGuarded={chosen.length > 0}
      confirm={{
        label: t("held.addChosen", { count: chosen.length }),
        isDisabled: chosen.length === 0,
        isRunning: isAdding,
        run: () => void add({ guids: [...chosen], all: false }, {}),
      }}
      {...(total > 0 && {
        aside: (
          <Button
            variant="subtle"
            disabled={isAdding || q !== text.trim()}
            onClick={() => void add({ guids: [], all: true }, search)}
          >
            {t("held.addAll", { count: total })}
          </Button>
        ),
      })}
    >
      <div className={classes.search}>
        <TextInput
          type="search"
          label={t("held.search")}
          leftSection={<IconSearch size={ICON_PX} aria-hidden />}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          data-autofocus
        />
        <Select
          label={t("list.type")}
          placeholder={t("held.anyType")}
          data={types.map(({ guid, name }) => ({ value: guid, label: name }))}
          value={type}
          onChange={setType}
          clearable
        />
      </div>
      {query.isError && <ErrorState inPanel error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <LoadingRows columns={1} />}
      {query.data?.data.length === 0 && <EmptyState isFiltered title={t("list.emptyFiltered")} />}
      <ul className={classes.results} aria-label={t("held.results")}>
        {query.data?.data.map((row) => (
          <Result
            key={row.guid}
            row={row}
            isChosen={chosen.includes(row.guid)}
            onChange={(is) =>
              setChosen(is ? [...chosen, row.guid] : chosen.filter((each) => each !== row.guid))
            }
          />
        ))}
      </ul>
    </Dialog>
  );
}

interface ResultProps {
  readonly row: ContentRow;
  readonly isChosen: boolean;
  readonly onChange: (is: boolean) => void;
}

function Result({ row, isChosen, onChange }: ResultProps) {
  const { name, type_guid, thumbnail } = row;
  return (
    <li className={classes.result}>
      <Cover title={name} type={type_guid} src={thumbnail} slot={COVER_PX} />
      <Checkbox
        className={classes.check ?? ""}
        checked={isChosen}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        label={name}
        description={
          <span className={classes.type}>
            <TypeIcon type={type_guid} size={ICON_PX} /> {recordTypeName(type_guid)}
          </span>
        }
      />
    </li>
  );
}
