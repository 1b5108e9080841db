import {
  asFailure,
  Badge,
  Link,
  LoadingRows,
  SelectField,
  useParams,
  useRecordTitle,
  useTexts,
} from "@estante/sdk";
import { Button } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { useState } from "react";
import { type Board, useBoard, useOwnBoard } from "../api/boards";
import { lessonAddress } from "../api/study";
import classes from "../components/boards/boards.module.css";
import { KanbanBoard } from "../components/boards/kanban-board.component";
import { StudyFailure } from "../components/study/study-failure.component";

interface Place {
  readonly guid: string;
  readonly lesson_guid: string;
  readonly task_guid: string;
  readonly board_guid?: string;
}

const ICON_PX = 16;

/** `/study/{guid}/{lesson_guid}/{task_guid}/{board_guid?}`: a board of a task; a student's own without a guid. */
export function StudyBoardPage() {
  const place = useParams({ strict: false }) as unknown as Place;
  return place.board_guid ? (
    <BoardOf key={place.board_guid} guid={place.board_guid} place={place} />
  ) : (
    <OwnBoard key={place.task_guid} place={place} />
  );
}

/** The student's board; who is in several groups says first whose it is, and can change to another's. */
function OwnBoard({ place }: { readonly place: Place }) {
  const t = useTexts("programs");
  const [group, setGroup] = useState<string | null>(null);
  const query = useOwnBoard(place.task_guid, group);
  if (query.isError)
    return <StudyFailure error={asFailure(query.error)} onRetry={() => void query.refetch()} />;
  if (!query.data) return <LoadingRows columns={1} />;
  const { guid, groups } = query.data;
  if (guid === null)
    return (
      <div className={classes.page}>
        <Back place={place} />
        <header className={classes.head}>
          <h1>{t("kanban.whose")}</h1>
          <p className={classes.description}>{t("kanban.whoseText")}</p>
        </header>
        <div className={classes.choices}>
          {groups.map(({ guid: each, name }) => (
            <Button key={each} variant="default" onClick={() => setGroup(each)}>
              {name}
            </Button>
          ))}
        </div>
      </div>
    );
  return <BoardOf key={guid} guid={guid} place={place} groups={groups} onGroup={setGroup} />;
}

interface BoardOfProps {
  readonly guid: string;
  readonly place: Place;
  readonly groups?: readonly { readonly guid: string; readonly name: string }[];
  readonly onGroup?: (group: string) => void;
}

function BoardOf({ guid, place, groups = [], onGroup }: BoardOfProps) {
  const t = useTexts("programs");
  const query = useBoard(guid);
  if (query.isError && (!query.data || query.error.status === 404))
    return <StudyFailure error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <LoadingRows columns={1} />;
  const board = query.data.data;
  return (
    <div className={classes.page}>
      <Back place={place} />
      <Head board={board} isOwn={place.board_guid === undefined} />
      {groups.length > 1 && (
        <div className={classes.place}>
          <SelectField
            label={t("kanban.group")}
            value={groups.find(({ name }) => name === board.name)?.guid ?? null}
            options={groups.map(({ guid: value, name: label }) => ({ value, label }))}
            onChange={(group) => group && onGroup?.(group)}
          />
        </div>
      )}
      {query.isError && (
        <p className={classes.warning} role="status">
          {t("kanban.notFresh")}
        </p>
      )}
      <KanbanBoard board={board} />
    </div>
  );
}

function Back({ place }: { readonly place: Place }) {
  const t = useTexts("programs");
  return (
    <Link to={lessonAddress(place.guid, place.lesson_guid)} className={classes.back}>
      <IconArrowLeft size={ICON_PX} aria-hidden="true" /> {t("kanban.back")}
    </Link>
  );
}

/** What is to be done, whose board it is, and when it counts as done. */
function Head({ board, isOwn }: { readonly board: Board; readonly isOwn: boolean }) {
  const t = useTexts("programs");
  const { task_name, name, is_group, description, teacher_notes, columns } = board;
  useRecordTitle(task_name);
  return (
    <header className={classes.head}>
      <h1>{task_name}</h1>
      {(is_group || !isOwn) && (
        <p className={classes.description}>{t("kanban.boardOf", { name: name ?? t("kanban.goneGroup") })}</p>
      )}
      {description && <p className={classes.description}>{description}</p>}
      {teacher_notes && (
        <p className={classes.description}>
          <Badge tone="info">{t("structure.teacherOnly")}</Badge> {teacher_notes}
        </p>
      )}
      <p className={classes.description}>{t("kanban.counts", { name: columns[columns.length - 1] ?? "" })}</p>
    </header>
  );
}
