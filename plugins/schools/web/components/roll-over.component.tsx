import { asFailure, Dialog, ErrorState, LoadingRows, reasonOf, toast, useTexts } from "@estante/sdk";
import { Checkbox, TextInput } from "@mantine/core";
import { useState } from "react";
import { type RolledGroup, type SchoolYear, useRollOver, useRollOverView } from "../api/school-years";
import classes from "./roll-over.module.css";

interface Props {
  readonly school: string;
  readonly year: SchoolYear;
  readonly onClose: () => void;
}

/** Brings the groups of a year that is over into the active one: shown first, each under its next name. */
export function RollOverDialog({ school, year, onClose }: Props) {
  const t = useTexts("schools");
  const query = useRollOverView(school, year.guid);
  if (query.data) {
    const { title, groups } = query.data.data;
    return <Rolled school={school} year={year} target={title} groups={groups} onClose={onClose} />;
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      size="default"
      title={t("rollOver.title", { name: year.title })}
      withClose
    >
      {query.isError ? (
        <ErrorState inPanel error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <LoadingRows columns={2} />
      )}
    </Dialog>
  );
}

interface RolledProps extends Props {
  readonly target: string;
  readonly groups: readonly RolledGroup[];
}

function Rolled({ school, year, target, groups, onClose }: RolledProps) {
  const t = useTexts("schools");
  const rollOver = useRollOver(school, year.guid);
  const [names, setNames] = useState(() => new Map(groups.map(({ guid, next_name }) => [guid, next_name])));
  const [left, setLeft] = useState<ReadonlySet<string>>(
    () => new Set(groups.filter(({ is_taken }) => is_taken).map(({ guid }) => guid)),
  );
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const [people, setPeople] = useState({ students: true, teachers: true });
  const [isRunning, setRunning] = useState(false);
  const chosen = groups.filter(({ guid }) => !left.has(guid));
  const choose = (guid: string, isChosen: boolean) =>
    setLeft(new Set(isChosen ? [...left].filter((each) => each !== guid) : [...left, guid]));
  const run = async () => {
    setRunning(true);
    try {
      const body = chosen.map(({ guid }) => ({ guid, name: names.get(guid)?.trim() ?? "" }));
      const done = await rollOver({ groups: body, ...people });
      if (done.made.length > 0) toast.success(t("rollOver.done", { count: done.made.length, name: target }));
      if (done.refused.length === 0) return onClose();
      setRefused(new Map(done.refused.map(({ guid, message }) => [guid, message])));
      const still = new Set(done.refused.map(({ guid }) => guid));
      setLeft(new Set(groups.map(({ guid }) => guid).filter((guid) => !still.has(guid))));
    } catch (thrown) {
      toast.error(t("rollOver.failed"), { text: reasonOf(asFailure(thrown)) });
    } finally {
      setRunning(false);
    }
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      size="default"
      title={t("rollOver.title", { name: year.title })}
      subtitle={t("rollOver.text", { name: target })}
      isGuarded={groups.some(({ guid, next_name }) => names.get(guid) !== next_name)}
      confirm={{
        label: t("rollOver.confirm", { count: chosen.length }),
        isDisabled: chosen.length === 0 || chosen.some(({ guid }) => !names.get(guid)?.trim()),
        isRunning,
        run: () => void run(),
      }}
      withClose
    >
      <div className={classes.people}>
        <Checkbox
          label={t("rollOver.students")}
          checked={people.students}
          onChange={(event) => setPeople({ ...people, students: event.currentTarget.checked })}
        />
        <Checkbox
          label={t("rollOver.teachers")}
          checked={people.teachers}
          onChange={(event) => setPeople({ ...people, teachers: event.currentTarget.checked })}
        />
      </div>
      <ul className={classes.groups} aria-label={t("rollOver.groups")}>
        {groups.map((group) => (
          <li key={group.guid} className={classes.group}>
            <Checkbox
              className={classes.former}
              label={group.name}
              description={t("rollOver.counts", {
                students: group.student_count,
                teachers: group.teacher_count,
              })}
              checked={!left.has(group.guid)}
              onChange={(event) => choose(group.guid, event.currentTarget.checked)}
            />
            <TextInput
              aria-label={t("rollOver.nameOf", { name: group.name })}
              value={names.get(group.guid) ?? ""}
              maxLength={100}
              disabled={left.has(group.guid)}
              error={refused.get(group.guid) ?? (group.is_taken && t("rollOver.taken"))}
              onChange={(event) => setNames(new Map(names).set(group.guid, event.currentTarget.value))}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
