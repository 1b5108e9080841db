import { Link, useParams, useRecordTitle, useTexts } from "@estante/sdk";
import { ActionIcon } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { apiQueryOptions } from "../api/client";
import { contentId } from "../pages/content-id";
import classes from "./layout.module.css";
import { LoadedLayout } from "./loaded-layout.component";

/** `/fixedlayout-editor/{id}`: a document and its hotspots in the whole window (VS §2, §6). */
export function LayoutEditorPage() {
  const { id = "" } = useParams({ strict: false }) as { id?: string };
  const guid = contentId(id);
  const t = useTexts("viewer");
  const { data } = useQuery(apiQueryOptions("/cms/contents/{guid}", { path: { guid } }));
  const name = data?.data.name ?? "";
  useRecordTitle(name);
  return (
    <main className={classes.screen} id="content">
      <header className={classes.bar}>
        <ActionIcon
          component={Link}
          to={`/content/${guid}`}
          variant="subtle"
          size="lg"
          aria-label={t("layout.back")}
        >
          <IconArrowLeft size={20} />
        </ActionIcon>
        <h1 className={classes.name}>{name}</h1>
      </header>
      <LoadedLayout guid={guid} />
    </main>
  );
}
