import {
  asFailure,
  Cover,
  EmptyState,
  ErrorState,
  invalidate,
  Link,
  LoadingRows,
  reasonOf,
  SortableField,
  toast,
  useTexts,
} from "@estante/sdk";
import { Button } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { usePlaceWords } from "../positions/place-words";
import { movedIn } from "./moved";
import { type Entry, entryAddress, moveEntry, removeEntry, STALE, useEntries } from "./playlists.api";
import classes from "./playlists.module.css";

const COVER_PX = 48;
const PAGE = 200;
// Types whose places are pages; all others count seconds.
const PAGED = ["CTTY_01", "CTTY_05", "CTTY_12"];

/** What lies in a group: opened, moved and taken out. */
export function GroupEntries({ group }: { readonly group: string }) {
  const t = useTexts("viewer");
  const [page, setPage] = useState(1);
  const query = useEntries(group, page);
  if (query.isError && !query.data)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <LoadingRows columns={1} />;
  const total = query.data.meta?.total ?? 0;
  if (total === 0) return <EmptyState title={t("playlists.nothing")} text={t("playlists.nothingText")} />;
  return (
    <>
      <Entries group={group} entries={query.data.data} />
      <div className={classes.turns}>
        {page > 1 && (
          <Button variant="default" onClick={() => setPage(page - 1)}>
            {t("playlists.before")}
          </Button>
        )}
        {total > page * PAGE && (
          <Button variant="default" onClick={() => setPage(page + 1)}>
            {t("playlists.after")}
          </Button>
        )}
      </div>
    </>
  );
}

function Entries({ group, entries }: { readonly group: string; readonly entries: readonly Entry[] }) {
  const t = useTexts("viewer");
  const client = useQueryClient();
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  const byGuid = new Map(entries.map((entry) => [entry.guid, entry]));
  const shown = (wanted ?? entries.map(({ guid }) => guid)).filter((guid) => byGuid.has(guid));
  const change = async (next: readonly string[], sent: Promise<void>, done: string) => {
    setWanted(next);
    try {
      await sent;
      toast.success(t(done));
    } catch (thrown) {
      toast.error(t("playlists.notSaved"), { text: reasonOf(asFailure(thrown)) });
    } finally {
      await invalidate(client, STALE);
      setWanted((current) => (current === next ? null : current));
    }
  };
  const move = (next: readonly string[]) => {
    const moved = movedIn(shown, next);
    if (moved) void change(next, moveEntry(group, moved.guid, moved.behind), "playlists.moved");
  };
  const remove = (gone: string) => {
    const entry = byGuid.get(gone);
    const left = shown.filter((guid) => guid !== gone);
    if (entry) void change(left, removeEntry(entry), "playlists.removed");
  };
  return (
    <SortableField
      label={t("playlists.contents")}
      isLabelHidden
      options={entries.map((entry) => ({ value: entry.guid, label: entry.name ?? t("playlists.gone") }))}
      value={shown}
      onChange={move}
      onRemove={remove}
      renderRow={(guid) => {
        const entry = byGuid.get(guid);
        return entry && <EntryLine entry={entry} />;
      }}
    />
  );
}

function EntryLine({ entry }: { readonly entry: Entry }) {
  const t = useTexts("viewer");
  const words = usePlaceWords();
  if (entry.name === null || entry.type_guid === null)
    return <span className={classes.facts}>{t("playlists.gone")}</span>;
  const unit = PAGED.includes(entry.type_guid) ? "page" : "second";
  const kind = t(`types.${entry.type_guid}`, { defaultValue: "" });
  const place = entry.show_at === null ? "" : words(unit, entry.show_at);
  return (
    <div className={classes.entry}>
      <Cover title={entry.name} type={entry.type_guid} src={entry.thumbnail} slot={COVER_PX} />
      <div className={classes.words}>
        <Link to={entryAddress(entry)} className={classes.entryLink}>
          {entry.name}
        </Link>
        <span className={classes.facts}>{[kind, place].filter(Boolean).join(" · ")}</span>
      </div>
    </div>
  );
}
