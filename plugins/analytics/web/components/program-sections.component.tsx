import { Link, useAddress, usePermission, useTexts } from "@estante/sdk";
import { ActionIcon, Tooltip, UnstyledButton } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import type { FigureParams } from "../api/figure-params";
import { exportProgram, type ProgramDetails } from "../api/programs";
import { FigureBars } from "./figure-bars.component";
import { FigureSection } from "./figure-section.component";
import classes from "./figure-section.module.css";
import { type FigureRow, FigureTable } from "./figure-table.component";

interface Props {
  readonly program: ProgramDetails;
  readonly params: FigureParams;
}

type Reached = ProgramDetails["units"][number]["reached"];

/** Progress and score; what has no part or no task can have none. */
const figuresOf = ({ parts, tasks, progress, score }: Reached): FigureRow["values"] => [
  parts === 0 ? undefined : progress,
  tasks === 0 ? undefined : score,
];

function rowsOf({ units }: ProgramDetails): readonly FigureRow[] {
  return units.flatMap((unit) => [
    { id: unit.guid, name: unit.name, level: 0, values: figuresOf(unit.reached) },
    ...unit.lessons.flatMap((lesson) => [
      { id: lesson.guid, name: lesson.name, level: 1, values: figuresOf(lesson.reached) },
      ...lesson.tasks.map((task) => ({
        id: task.guid,
        name: task.name,
        level: 2,
        values: figuresOf(task.reached),
      })),
    ]),
  ]);
}

/** How far the students are by unit, lesson and task; drawn it is the progress of lessons. */
export function PartsSection({ program, params }: Props) {
  const t = useTexts("analytics");
  const title = t("program.parts");
  const lessons = program.units.flatMap((unit) => unit.lessons);
  return (
    <FigureSection
      title={title}
      isTableFirst
      onExport={(format) => void exportProgram(program.guid, params, "parts", format)}
      drawing={
        <FigureBars
          bars={lessons.map(({ guid, name, reached }) => ({ id: guid, name, value: figuresOf(reached)[0] }))}
        />
      }
      table={
        <FigureTable
          caption={title}
          heads={[t("program.partsHead"), t("measures.progress"), t("measures.score")]}
          rows={rowsOf(program)}
        />
      }
    />
  );
}

/** How far the students are by school or by group; who may read users opens a group. */
export function PlacesSection({ program, params, table }: Props & { readonly table: "schools" | "groups" }) {
  const t = useTexts("analytics");
  const { change } = useAddress();
  const mayReadSchools = usePermission("schools.readDetail");
  const mayReadUsers = usePermission("users.readDetail");
  const title = t(`program.${table}`);
  const named = (guid: string, name: string) => {
    if (table === "groups" && mayReadUsers)
      return (
        <UnstyledButton className={classes.open} onClick={() => change({ group: guid })}>
          {name}
        </UnstyledButton>
      );
    return table === "schools" && mayReadSchools ? <Link to={`/school/${guid}`}>{name}</Link> : name;
  };
  const rows = program[table].map(({ guid, name, school, students, progress, score }) => ({
    id: guid,
    name: named(guid, school ? `${name} · ${school}` : name),
    progress: students == null ? null : progress,
    values: [
      students,
      students != null && program.totals.parts === 0 ? undefined : progress,
      students != null && program.totals.tasks === 0 ? undefined : score,
    ],
  }));
  return (
    <FigureSection
      title={title}
      onExport={(format) => void exportProgram(program.guid, params, table, format)}
      drawing={<FigureBars bars={rows.map(({ id, name, progress }) => ({ id, name, value: progress }))} />}
      table={
        <FigureTable
          caption={title}
          heads={[
            t(`program.${table}Head`),
            ...(["students", "progress", "score"] as const).map((id) => t(`measures.${id}`)),
          ]}
          rows={rows}
        />
      }
    />
  );
}

/** The students of the group that is open, by their names. */
export function StudentsSection({ program, params }: Props) {
  const t = useTexts("analytics");
  const { change } = useAddress();
  const { group } = program;
  if (!group) return null;
  const place = program.groups.find(({ guid }) => guid === group.guid);
  const title = t("program.students", { group: place?.name ?? t("program.groupsHead") });
  const close = (
    <Tooltip label={t("program.close")}>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t("program.close")}
        onClick={() => change({ group: null })}
      >
        <IconX size={16} />
      </ActionIcon>
    </Tooltip>
  );
  return (
    <FigureSection
      title={title}
      tools={close}
      onExport={(format) =>
        void exportProgram(program.guid, { ...params, group: group.guid }, "students", format)
      }
      table={
        <FigureTable
          caption={title}
          heads={[t("program.student"), t("measures.progress"), t("measures.score")]}
          rows={group.students.map(({ guid, name, progress, score }) => ({
            id: guid,
            name,
            values: [progress ?? undefined, score ?? undefined],
          }))}
        />
      }
    />
  );
}
