import {
  Cover,
  ErrorState,
  formatRelative,
  Link,
  LoadingRows,
  StatusMark,
  useDelayedPending,
  useTexts,
} from "@estante/sdk";
import { useQuery } from "@tanstack/react-query";
import { apiQueryOptions } from "../api/client";
import classes from "./own-contents.module.css";
import { storageMark } from "./storage-mark";

const SHOWN = 5;
const SLOT_PX = 40;
const MINE = { created_by: ["me"], orderBy: "-updated_at", pageSize: SHOWN };
const ALL = "/contents?created_by=me&orderBy=-updated_at";

/** At home: what this person made and changed last, with what still has to be done to it. */
export function OwnContents() {
  const t = useTexts("contents");
  const query = useQuery(apiQueryOptions("/cms/contents", { query: MINE }));
  const isSlow = useDelayedPending(query.isPending);
  const rows = query.data?.data ?? [];
  if (query.data && rows.length === 0) return null;
  return (
    <section className={classes.section} aria-label={t("home.title")}>
      <div className={classes.head}>
        <h2 className={classes.title}>{t("home.title")}</h2>
        {rows.length > 0 && <Link to={ALL}>{t("home.all")}</Link>}
      </div>
      {query.isError && !query.data && (
        <ErrorState
          inPanel
          error={query.error}
          title={t("home.error")}
          onRetry={() => void query.refetch()}
        />
      )}
      {isSlow && <LoadingRows />}
      <ul className={classes.rows}>
        {rows.map((content) => {
          const { kind, key } = storageMark(content);
          return (
            <li key={content.guid} className={classes.row}>
              <Cover title={content.name} type={content.type_guid} src={content.thumbnail} slot={SLOT_PX} />
              <span className={classes.words}>
                <Link to={`/content/${content.guid}`} className={classes.link}>
                  {content.name}
                </Link>
                <span className={classes.fact}>{formatRelative(content.updated_at)}</span>
              </span>
              <StatusMark kind={kind} label={t(key)} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
