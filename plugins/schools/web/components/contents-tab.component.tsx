import {
  Badge,
  DeleteDialog,
  EmptyState,
  ErrorState,
  Link,
  LoadingRows,
  RowMenu,
  usePermission,
  useTexts,
} from "@estante/sdk";
import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { type SchoolContent, useContentChanges, useSchoolContents } from "../api/contents";
import { useSchoolYears } from "../api/school-years";
import { ContentDialog } from "./content-dialog.component";
import classes from "./tabs.module.css";

const ICON_PX = 16;

interface Opened {
  /** None is a new one. */
  readonly content: SchoolContent | null;
}

/** The publications that a school gives to the groups of its years, and how many have opened them. */
export function ContentsTab({ school }: { readonly school: string }) {
  const t = useTexts("schools");
  const query = useSchoolContents(school);
  const years = useSchoolYears(school);
  const mayChange = usePermission("school_contents.update");
  const { remove } = useContentChanges(school);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [removed, setRemoved] = useState<SchoolContent | null>(null);
  const failed = query.error ?? years.error;
  if (failed)
    return (
      <ErrorState
        inPanel
        error={failed}
        onRetry={() => {
          void query.refetch();
          void years.refetch();
        }}
      />
    );
  if (!query.data || !years.data)
    return (
      <div className={classes.tab}>
        <LoadingRows columns={2} />
      </div>
    );
  const contents = query.data.data;
  const total = query.data.meta?.total ?? contents.length;
  if (years.data.data.length === 0)
    return (
      <div className={classes.tab}>
        <EmptyState
          title={t("contents.noYear")}
          text={t("contents.noYearText")}
          actions={<Link to={`/school/${school}/school-year`}>{t("years.tab")}</Link>}
        />
      </div>
    );
  const add = mayChange && (
    <Button
      variant="default"
      leftSection={<IconPlus size={ICON_PX} aria-hidden="true" />}
      onClick={() => setOpened({ content: null })}
    >
      {t("contents.add")}
    </Button>
  );
  return (
    <div className={classes.tab}>
      {contents.length === 0 ? (
        <EmptyState title={t("contents.none")} text={t("contents.noneText")} {...(add && { actions: add })} />
      ) : (
        <>
          <ul className={classes.rows} aria-label={t("contents.tab")}>
            {contents.map((content) => (
              <ContentLine
                key={content.guid}
                content={content}
                mayChange={mayChange}
                onEdit={() => setOpened({ content })}
                onRemove={() => setRemoved(content)}
              />
            ))}
          </ul>
          {total > contents.length && (
            <p className={classes.fact}>{t("contents.shown", { shown: contents.length, count: total })}</p>
          )}
          {add && <div>{add}</div>}
        </>
      )}
      {opened && (
        <ContentDialog
          school={school}
          years={years.data.data}
          content={contents.find(({ guid }) => guid === opened.content?.guid) ?? opened.content}
          onClose={() => setOpened(null)}
        />
      )}
      <DeleteDialog
        opened={removed !== null}
        onClose={() => setRemoved(null)}
        onDelete={async () => {
          if (removed) await remove(removed);
        }}
        title={t("contents.removeTitle", { name: removed?.publication_name ?? "" })}
        text={t("contents.removeText", { year: removed?.school_year ?? "" })}
        label={t("contents.remove")}
      />
    </div>
  );
}

interface LineProps {
  readonly content: SchoolContent;
  readonly mayChange: boolean;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function ContentLine({ content, mayChange, onEdit, onRemove }: LineProps) {
  const t = useTexts("schools");
  const mayOpen = usePermission("publications.readDetail");
  const { publication_name: name } = content;
  const used = (who: "students" | "teachers", uses: number, most: number | null) =>
    most === null ? t(`contents.${who}`, { count: uses }) : t(`contents.${who}Of`, { count: most, uses });
  return (
    <li className={classes.row}>
      <div className={classes.main}>
        {mayOpen ? (
          <Link to={`/publication/${content.publication_guid}`} className={classes.name}>
            {name}
          </Link>
        ) : (
          <span className={classes.name}>{name}</span>
        )}
        <div className={classes.fact}>
          {[
            used("students", content.student_license_uses, content.max_students),
            used("teachers", content.teacher_license_uses, content.max_teachers),
          ].join(" · ")}
        </div>
      </div>
      <Badge {...(content.is_year_active && { tone: "accent" })}>{content.school_year}</Badge>
      {mayChange && (
        <RowMenu
          row={content}
          name={name}
          actions={[
            { label: t("contents.edit"), run: onEdit },
            { label: t("contents.remove"), run: onRemove, isDestructive: true },
          ]}
        />
      )}
    </li>
  );
}
