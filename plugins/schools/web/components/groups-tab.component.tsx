import { EmptyState, ErrorState, Link, LoadingRows, usePermission, useTexts } from "@estante/sdk";
import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { groups } from "../api/groups";
import { useApiQuery } from "../api/schools";
import classes from "./tabs.module.css";

const ICON_PX = 16;
const SHOWN = 200;

/** The groups of a school's active year. */
export function GroupsTab({ school }: { readonly school: string }) {
  const t = useTexts("schools");
  const query = useApiQuery("/groups", { query: { school: [school], pageSize: SHOWN } });
  const mayCreate = usePermission("groups.create");
  if (query.isError) return <ErrorState inPanel error={query.error} onRetry={() => void query.refetch()} />;
  const rows = query.data?.data;
  return (
    <div className={classes.tab}>
      {!rows && <LoadingRows columns={2} />}
      {rows?.length === 0 && <EmptyState title={t("groups.list.empty.title")} text={t("groups.noneText")} />}
      {rows && rows.length > 0 && (
        <ul className={classes.rows} aria-label={t("groups.list.title")}>
          {rows.map(({ guid, name, school_year, student_count, teacher_count }) => (
            <li key={guid} className={classes.row}>
              <div className={classes.main}>
                <Link to={groups.pathOf(guid)} className={classes.name}>
                  {name}
                </Link>
                <div className={classes.fact}>{school_year}</div>
              </div>
              <span className={classes.fact}>{t("groups.students", { count: student_count })}</span>
              <span className={classes.fact}>{t("groups.teachers", { count: teacher_count })}</span>
            </li>
          ))}
        </ul>
      )}
      <div className={classes.bar}>
        <Link to={`/groups?school=${school}&is_archived=true`}>{t("groups.archivedOnes")}</Link>
        {mayCreate && (
          <Button
            component={Link}
            to={`${groups.pages.create}?school=${school}`}
            variant="default"
            leftSection={<IconPlus size={ICON_PX} aria-hidden="true" />}
          >
            {t("groups.list.create")}
          </Button>
        )}
      </div>
    </div>
  );
}
