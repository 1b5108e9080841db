import {
  Cover,
  DeleteDialog,
  ErrorState,
  invalidate,
  Link,
  LoadingRows,
  NotFoundState,
  toast,
  useNavigate,
  useParams,
  useRecordTitle,
  useTexts,
} from "@estante/sdk";
import { Button } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { GroupDialog } from "./group-dialog.component";
import { GroupEntries } from "./group-entries.component";
import { deleteGroup, type Group, STALE, useGroup } from "./playlists.api";
import classes from "./playlists.module.css";

const COVER_PX = 96;

/** One of the person's lists: what it is called, and what lies in it, in its order. */
export function PlaylistPage() {
  const { guid = "" } = useParams({ strict: false }) as { guid?: string };
  const group = useGroup(guid);
  const t = useTexts("viewer");
  if (group.isError && !group.data)
    return <ErrorState error={group.error} onRetry={() => void group.refetch()} />;
  if (!group.data) return <LoadingRows columns={1} />;
  const row = group.data.data[0];
  if (!row) {
    const back = (
      <Button component={Link} to="/playlists">
        {t("playlists.mine")}
      </Button>
    );
    return <NotFoundState actions={back} />;
  }
  return <ShownGroup group={row} />;
}

function ShownGroup({ group }: { readonly group: Group }) {
  const t = useTexts("viewer");
  const client = useQueryClient();
  const navigate = useNavigate();
  const [doing, setDoing] = useState<"change" | "delete" | null>(null);
  useRecordTitle(group.title);
  const remove = async () => {
    await deleteGroup(group.guid);
    toast.success(t("playlists.deleted"));
    await navigate({ to: "/playlists" });
  };
  return (
    <div className={classes.page}>
      <Link to="/playlists" className={classes.back}>
        <IconArrowLeft size={16} aria-hidden /> {t("playlists.mine")}
      </Link>
      <header className={classes.groupHead}>
        <Cover title={group.title} src={group.thumbnail} slot={COVER_PX} shadow />
        <div className={classes.words}>
          <h1>{group.title}</h1>
          {group.description && <p className={classes.description}>{group.description}</p>}
        </div>
        <div className={classes.acts}>
          <Button variant="default" onClick={() => setDoing("change")}>
            {t("playlists.edit")}
          </Button>
          <Button variant="default" onClick={() => setDoing("delete")}>
            {t("playlists.delete")}
          </Button>
        </div>
      </header>
      <GroupEntries group={group.guid} />
      {doing === "change" && (
        <GroupDialog
          group={group}
          onClose={() => setDoing(null)}
          onSaved={() => {
            setDoing(null);
            void invalidate(client, STALE);
          }}
        />
      )}
      <DeleteDialog
        opened={doing === "delete"}
        onClose={() => setDoing(null)}
        title={t("playlists.deleteTitle", { title: group.title })}
        text={t("playlists.deleteText")}
        label={t("playlists.delete")}
        onDelete={remove}
      />
    </div>
  );
}
