import {
  type AnswerData,
  Cover,
  EmptyState,
  ErrorState,
  Link,
  Progress,
  ShelfView,
  useDelayedPending,
  useTexts,
} from "@estante/sdk";
import { Button } from "@mantine/core";
import { IconPlaylist } from "@tabler/icons-react";
import { useState } from "react";
import { useApiQuery } from "../api/client";
import type { paths } from "../api/schema";
import { useViewerFeatures } from "../pages/use-viewer-features";
import { ShelfSkeleton } from "./shelf-skeleton.component";
import classes from "./start.module.css";

type FrontContent = AnswerData<"get", "/front/contents", paths>[number];
type State = "started" | "new" | "done";

const PAGE_SIZES: Readonly<Record<State, number>> = { started: 6, new: 24, done: 12 };
const WHOLE = 100;
const COVER_PX = 80;

const useShelf = (state: State, page: number, refetchOnMount = true) =>
  useApiQuery(
    "/front/contents",
    { query: { state, page, pageSize: PAGE_SIZES[state] } },
    { staleTime: 0, refetchOnMount },
  );

/** What a person goes on with, what is new to them, and what they have seen: all of it may be opened. */
export function StartShelf() {
  const t = useTexts("viewer");
  const shelves = { started: useShelf("started", 1), new: useShelf("new", 1), done: useShelf("done", 1) };
  const all = Object.values(shelves);
  const isSlow = useDelayedPending(all.some((shelf) => shelf.isPending));
  const failed = all.find((shelf) => shelf.isError && !shelf.data);
  if (failed) {
    const retry = () => all.forEach((shelf) => void shelf.refetch());
    return <ErrorState error={failed.error} title={t("start.error")} onRetry={retry} />;
  }
  if (all.some((shelf) => !shelf.data)) return isSlow ? <ShelfSkeleton label={t("start.loading")} /> : null;
  const totals = Object.fromEntries(
    Object.entries(shelves).map(([state, shelf]) => [state, shelf.data?.meta?.total ?? 0]),
  ) as Record<State, number>;
  if (!totals.started && !totals.new && !totals.done)
    return <EmptyState title={t("start.empty")} text={t("start.emptyText")} />;
  return (
    <>
      <OwnLists />
      {totals.started > 0 && <ShelfSection state="started" total={totals.started} />}
      {totals.new > 0 ? (
        <ShelfSection state="new" total={totals.new} />
      ) : (
        <p className={classes.nothingNew}>{t("start.nothingNew")}</p>
      )}
      {totals.done > 0 && <ShelfSection state="done" total={totals.done} />}
    </>
  );
}

/** The way to the person's own lists of contents. */
function OwnLists() {
  const t = useTexts("viewer");
  const { playlists } = useViewerFeatures(false);
  if (!playlists) return null;
  return (
    <Link to="/playlists" className={classes.lists}>
      <IconPlaylist size={18} aria-hidden /> {t("playlists.mine")}
    </Link>
  );
}

/** One shelf, as many pages of it as were asked for. */
function ShelfSection({ state, total }: { state: State; total: number }) {
  const t = useTexts("viewer");
  const [pages, setPages] = useState(1);
  const title = t(`start.${state}`);
  const left = total - pages * PAGE_SIZES[state];
  return (
    <section className={classes.section} aria-label={title}>
      <h2 className={classes.title}>{title}</h2>
      {Array.from({ length: pages }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is known by its number
        <ShelfPage key={at} state={state} page={at + 1} label={title} />
      ))}
      {left > 0 && (
        <Button variant="default" className={classes.more} onClick={() => setPages(pages + 1)}>
          {t("start.more", { count: left })}
        </Button>
      )}
    </section>
  );
}

function ShelfPage({ state, page, label }: { state: State; page: number; label: string }) {
  const t = useTexts("viewer");
  // The first page has just been asked for, by all the shelves together.
  const shelf = useShelf(state, page, page > 1);
  const isSlow = useDelayedPending(shelf.isPending);
  if (shelf.isError && !shelf.data)
    return (
      <ErrorState inPanel error={shelf.error} title={t("start.error")} onRetry={() => void shelf.refetch()} />
    );
  if (!shelf.data) return isSlow ? <ShelfSkeleton label={t("start.loading")} /> : null;
  const rows = shelf.data.data;
  if (state === "started") return <Begun contents={rows} label={label} />;
  return (
    <ShelfView
      rows={rows}
      rowKey={(content) => content.guid}
      rowLink={(content) => `/viewer/${content.guid}`}
      preview={null}
      label={label}
      card={(content) => ({
        title: content.name,
        meta: t(`types.${content.type_guid}`, { defaultValue: "" }),
        cover: { type: content.type_guid, src: content.thumbnail, duration: content.duration },
      })}
    />
  );
}

/** What was begun lies at hand: a cover, and how far the person got. */
function Begun({ contents, label }: { contents: readonly FrontContent[]; label: string }) {
  const t = useTexts("viewer");
  return (
    <ul className={classes.begun} aria-label={label}>
      {contents.map(({ guid, name, type_guid, thumbnail, progress }) => {
        const percent = Math.floor(progress ?? 0);
        const kind = t(`types.${type_guid}`, { defaultValue: "" });
        return (
          <li key={guid} className={classes.card}>
            <Cover title={name} type={type_guid} src={thumbnail} slot={COVER_PX} shadow />
            <div className={classes.words}>
              <Link to={`/viewer/${guid}`} className={classes.link}>
                {name}
              </Link>
              <span className={classes.facts}>
                {[kind, t("tools.percent", { percent })].filter(Boolean).join(" · ")}
              </span>
              <Progress value={percent / WHOLE} label={t("start.progress", { name, percent })} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
