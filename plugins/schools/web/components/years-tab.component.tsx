import {
  asFailure,
  Badge,
  DateField,
  DeleteDialog,
  Dialog,
  EmptyState,
  ErrorState,
  formatDate,
  LoadingRows,
  reasonOf,
  usePermission,
  useTexts,
} from "@estante/sdk";
import { Button, TextInput } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { type SchoolYear, useSchoolYears, useYearChanges } from "../api/school-years";
import { RollOverDialog } from "./roll-over.component";
import classes from "./tabs.module.css";

const ICON_PX = 16;
const EMPTY = { title: "", school_year: "", expired_at: "" };
const NAMES = ["title", "school_year", "expired_at"] as const;

type Wrong = Readonly<Partial<Record<(typeof NAMES)[number], string>>>;

/** The years of a school: one is active, and making another active archives the groups of the others. */
export function YearsTab({ school }: { readonly school: string }) {
  const t = useTexts("schools");
  const query = useSchoolYears(school);
  const mayCreate = usePermission("school_years.create");
  const [isMaking, setMaking] = useState(false);
  if (query.isError) return <ErrorState inPanel error={query.error} onRetry={() => void query.refetch()} />;
  const years = query.data?.data;
  return (
    <div className={classes.tab}>
      {!years && <LoadingRows columns={2} />}
      {years?.length === 0 && <EmptyState title={t("years.none")} text={t("years.noneText")} />}
      {years && years.length > 0 && <Years school={school} years={years} />}
      {mayCreate && (
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={ICON_PX} aria-hidden="true" />}
            onClick={() => setMaking(true)}
          >
            {t("years.add")}
          </Button>
        </div>
      )}
      {isMaking && <NewYearDialog school={school} onClose={() => setMaking(false)} />}
    </div>
  );
}

interface YearsProps {
  readonly school: string;
  readonly years: readonly SchoolYear[];
}

function Years({ school, years }: YearsProps) {
  const t = useTexts("schools");
  const mayChange = usePermission("school_years.update");
  const mayDelete = usePermission("school_years.delete");
  const mayBring = usePermission("groups.create");
  const { activate, remove } = useYearChanges(school);
  const [former, setFormer] = useState<SchoolYear | null>(null);
  const [next, setNext] = useState<SchoolYear | null>(null);
  const [removed, setRemoved] = useState<SchoolYear | null>(null);
  const [isRunning, setRunning] = useState(false);
  const active = years.find(({ is_active }) => is_active);
  const run = async () => {
    if (!next) return;
    setRunning(true);
    await activate(next);
    setRunning(false);
    setNext(null);
  };
  return (
    <>
      <ul className={classes.rows} aria-label={t("years.tab")}>
        {years.map((year) => (
          <li key={year.guid} className={classes.row}>
            <div className={classes.main}>
              <span className={classes.name}>{year.title}</span>
              <div className={classes.fact}>
                {[
                  year.school_year,
                  t("years.until", { day: formatDate(`${year.expired_at}T00:00`) }),
                  t("years.groups", { count: year.group_count }),
                ].join(" · ")}
              </div>
            </div>
            {year.is_active && <Badge tone="accent">{t("years.active")}</Badge>}
            {mayChange && !year.is_active && (
              <Button variant="default" size="xs" onClick={() => setNext(year)}>
                {t("years.activate")}
              </Button>
            )}
            {mayBring && active && !year.is_active && year.group_count > 0 && (
              <Button variant="default" size="xs" onClick={() => setFormer(year)}>
                {t("rollOver.open")}
              </Button>
            )}
            {mayDelete && !year.is_active && year.group_count === 0 && (
              <Button variant="subtle" color="gray" size="xs" onClick={() => setRemoved(year)}>
                {t("years.delete")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Dialog
        opened={next !== null}
        onClose={() => setNext(null)}
        size="small"
        title={t("years.activateTitle", { name: next?.title ?? "" })}
        subtitle={t("years.activateText", { count: active?.group_count ?? 0, name: active?.title ?? "" })}
        confirm={{ label: t("years.activate"), run: () => void run(), isRunning }}
      />
      {former && <RollOverDialog school={school} year={former} onClose={() => setFormer(null)} />}
      <DeleteDialog
        opened={removed !== null}
        onClose={() => setRemoved(null)}
        onDelete={async () => {
          if (removed) await remove(removed);
        }}
        title={t("years.deleteTitle", { name: removed?.title ?? "" })}
        label={t("years.delete")}
      />
    </>
  );
}

function NewYearDialog({ school, onClose }: { readonly school: string; readonly onClose: () => void }) {
  const t = useTexts("schools");
  const { create } = useYearChanges(school);
  const [year, setYear] = useState(EMPTY);
  const [wrong, setWrong] = useState<Wrong>({});
  const [reason, setReason] = useState<string | null>(null);
  const [isRunning, setRunning] = useState(false);
  const put = (name: (typeof NAMES)[number], value: string) => {
    setYear((last) => ({ ...last, [name]: value }));
    setWrong((last) => ({ ...last, [name]: undefined }));
  };
  const run = async () => {
    const missing = NAMES.filter((name) => year[name].trim() === "");
    if (missing.length > 0)
      return setWrong(Object.fromEntries(missing.map((name) => [name, t("years.missing")])));
    setRunning(true);
    try {
      await create(year);
      onClose();
    } catch (thrown) {
      const failure = asFailure(thrown);
      setWrong(Object.fromEntries(failure.fields.map(({ field, message }) => [field, message])));
      setReason(failure.fields.length > 0 ? null : (reasonOf(failure) ?? t("years.failed")));
    } finally {
      setRunning(false);
    }
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      size="xs"
      title={t("years.add")}
      confirm={{ label: t("years.save"), run: () => void run(), isRunning }}
      submitOnEnter
      isGuarded={Object.values(year).some((value) => value !== "")}
      withClose
    >
      <div className={classes.fields}>
        {reason && <p role="alert">{reason}</p>}
        <TextInput
          label={t("years.title")}
          withAsterisk
          maxLength={100}
          value={year.title}
          onChange={(event) => put("title", event.currentTarget.value)}
          error={wrong.title}
        />
        <TextInput
          label={t("years.year")}
          withAsterisk
          maxLength={50}
          value={year.school_year}
          onChange={(event) => put("school_year", event.currentTarget.value)}
          error={wrong.school_year}
        />
        <DateField
          label={t("years.expiredAt")}
          required
          value={year.expired_at || null}
          onChange={(day) => put("expired_at", day ?? "")}
          error={wrong.expired_at}
        />
      </div>
    </Dialog>
  );
}
