import { Cover, EmptyState, ErrorState, Link, LoadingRows, useNavigate, useTexts } from "@estante/sdk";
import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { GroupDialog } from "./group-dialog.component";
import { type Group, useGroups } from "./playlists.api";
import classes from "./playlists.module.css";

const COVER_PX = 72;
const PAGE = 200;

/** The person's own lists of contents. */
export function PlaylistsPage() {
  const t = useTexts("viewer");
  const navigate = useNavigate();
  const [pages, setPages] = useState(1);
  const [isMaking, setMaking] = useState(false);
  const groups = useGroups();
  const make = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setMaking(true)}>
      {t("playlists.create")}
    </Button>
  );
  const total = groups.data?.meta?.total ?? 0;
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1>{t("playlists.mine")}</h1>
        {total > 0 && make}
      </header>
      {groups.isError && !groups.data && (
        <ErrorState error={groups.error} onRetry={() => void groups.refetch()} />
      )}
      {groups.isPending && <LoadingRows columns={1} />}
      {groups.data && total === 0 && (
        <EmptyState title={t("playlists.empty")} text={t("playlists.emptyText")} actions={make} />
      )}
      {total > 0 && (
        <ul className={classes.groups} aria-label={t("playlists.mine")}>
          {Array.from({ length: pages }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is known by its number
            <GroupRows key={at} page={at + 1} />
          ))}
        </ul>
      )}
      {total > pages * PAGE && (
        <Button variant="default" onClick={() => setPages(pages + 1)}>
          {t("start.more", { count: total - pages * PAGE })}
        </Button>
      )}
      {isMaking && (
        <GroupDialog
          group={null}
          onClose={() => setMaking(false)}
          onSaved={({ guid }) => void navigate({ to: `/playlist/${guid}` })}
        />
      )}
    </div>
  );
}

function GroupRows({ page }: { readonly page: number }) {
  const groups = useGroups(page);
  return groups.data?.data.map((group) => <GroupRow key={group.guid} group={group} />);
}

function GroupRow({ group: { guid, title, description, thumbnail, entries } }: { readonly group: Group }) {
  const t = useTexts("viewer");
  return (
    <li className={classes.group}>
      <Cover title={title} src={thumbnail} slot={COVER_PX} />
      <div className={classes.words}>
        <Link to={`/playlist/${guid}`} className={classes.link}>
          {title}
        </Link>
        {description && <p className={classes.description}>{description}</p>}
        <p className={classes.facts}>{t("playlists.count", { count: entries })}</p>
      </div>
    </li>
  );
}
